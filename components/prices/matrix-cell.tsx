import { inSentence } from '@/components/prices/use-list-price-word';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import type { PriceCell } from '@/lib/queries/prices/matrix.columns';

/** Pixels. A bar has a pixel for each percent of discount. */
const LONGEST_BAR = 56;

interface CellProps {
  cell: PriceCell;
  /** The cells of a row have the same currency, so that amounts do not need one. */
  hasOneCurrency: boolean;
  /** The name of the list price. */
  listPrice: string;
  format: Format;
}

/** The price of an SKU at a retailer. */
export function CellText({ cell, hasOneCurrency, format }: Omit<CellProps, 'listPrice'>) {
  const { selling_price, currency, discount, is_lowest, is_out, is_buybox_lost, above_list, passes, other_amount } =
    cell;
  const isElsewhere = cell.other_merchant !== null || other_amount !== null;
  const amount = isElsewhere ? other_amount : selling_price;
  const bar = isElsewhere ? 0 : Math.min(LONGEST_BAR, 100 * (discount ?? 0));
  return (
    <span className={cn(!passes && 'opacity-40')}>
      <span className="text-off-target">
        {is_buybox_lost ? '○' : ''}
        {above_list ? '▲' : ''}
      </span>
      {isElsewhere ? <span className="text-ink-3">◇</span> : null}
      <span
        className={cn(
          'relative inline-block rounded-sm px-1 leading-5',
          is_lowest && 'font-semibold shadow-[inset_0_0_0_1px_var(--ink-3)]',
          is_out && 'text-ink-3 line-through',
          isElsewhere && 'text-ink-2',
        )}
      >
        {format[hasOneCurrency ? 'amount' : 'money'](amount, currency)}
        {bar > 0 ? (
          <span
            className="absolute end-1 -bottom-px h-0.5 bg-ink-3"
            style={{ width: bar, maxWidth: 'calc(100% - 0.5rem)' }}
          />
        ) : null}
      </span>
    </span>
  );
}

/** Describes a cell: "€2.69, 10.0% below list price €2.99, lowest in stock, buybox lost to QX". */
export function cellWords({ cell, listPrice, format }: Omit<CellProps, 'hasOneCurrency'>): string {
  const { selling_price, currency, list_price, discount, merchant_name: merchant, promotion_text, offers } = cell;
  const name = merchant === null ? 'another merchant' : isolated(merchant);
  const list = `${inSentence(listPrice)} ${format.money(list_price, currency)}`;
  const depth = discount === null ? '' : format.percent(Math.abs(discount));
  // The average of equal prices can differ from them in its last digits.
  const isBelow = (discount ?? 0) > 1e-9;
  return [
    selling_price === null ? 'no price' : format.money(selling_price, currency),
    depth && (cell.above_list ? `▲ ${depth} above ${list}` : isBelow ? `${depth} below ${list}` : `at ${list}`),
    cell.is_lowest ? 'lowest in stock' : '',
    cell.is_buybox_lost ? `buybox lost to ${name}` : merchant === null ? '' : `by ${name}`,
    stockWords(cell, format),
    promotion_text?.trim() ? `“${isolated(promotion_text)}”` : '',
    offers > 1 ? format.count(offers, 'offer') : '',
    cell.passes ? '' : 'left out by a filter',
  ]
    .filter(Boolean)
    .join(', ');
}

function stockWords({ in_stock, is_out, other_merchant, other_amount, currency }: PriceCell, format: Format): string {
  if (is_out) return 'out of stock at all merchants';
  if (in_stock !== false) return '';
  const seller = other_merchant === null ? 'another merchant' : isolated(other_merchant);
  if (other_merchant === null && other_amount === null) return 'out of stock, others not known';
  return `out of stock, but ${seller} has it for ${format.money(other_amount, currency)}`;
}
