import { SkuCell } from '@/components/prices/sku-cell';
import { MOVE_WORDS, stockWord } from '@/components/prices/words';
import type { Column } from '@/components/table/column';
import { moneyColumn, textColumn } from '@/components/table/columns';
import { NO_VALUE } from '@/lib/client/format-number';
import type { Offer } from '@/lib/client/prices/offer';
import type { Change } from '@/lib/client/prices/prepare-changes';
import { skuName } from '@/lib/client/prices/sku-name';

type Day = 'now' | 'before';

/** Leads to the row behind one of the two prices. */
export type OnEvidence = (change: Change, when: Day) => void;

/** Both days side by side, then what became of merchant and stock. */
export function changeColumns(days: Record<Day, string>, onEvidence?: OnEvidence): Column<Change>[] {
  return [
    textColumn({
      id: 'sku',
      header: 'SKU',
      width: 280,
      pinned: true,
      value: ({ offer }) => skuName([offer]),
      cell: ({ offer }) => (
        <SkuCell name={skuName([offer])} own={offer.item.is_own_brand === true} power={offer.item.is_psku === true} />
      ),
    }),
    textColumn({ id: 'retailer', header: 'Retailer', width: 128, value: ({ offer }) => offer.item.retailer }),
    textColumn({
      id: 'moves',
      header: 'What happened',
      width: 168,
      value: ({ moves }) => moves.map((move) => MOVE_WORDS[move]).join(', '),
    }),
    amountColumn('before', days.before, onEvidence),
    amountColumn('now', days.now, onEvidence),
    {
      ...moneyColumn<Change>({
        id: 'difference',
        header: 'Change',
        width: 96,
        value: ({ difference }) => difference,
        currency: currencyOf,
      }),
      text: (change, format) => format.moneyDifference(change.difference, currencyOf(change)),
    },
    {
      kind: 'number',
      id: 'share',
      header: 'Change in %',
      hint: 'Of the earlier price',
      width: 96,
      value: ({ share }) => share,
      text: ({ share }, format) => format.percentChange(share),
    },
    ...(['before', 'now'] as const).map((day) =>
      textColumn<Change>({
        id: `merchant_${day}`,
        header: `Merchant, ${days[day]}`,
        width: 152,
        value: (change) => change[day]?.item.merchant_name ?? null,
      }),
    ),
    ...(['before', 'now'] as const).map((day) =>
      textColumn<Change>({
        id: `stock_${day}`,
        header: `Stock, ${days[day]}`,
        width: 128,
        value: (change) => stockOf(change[day]),
      }),
    ),
    textColumn({ id: 'brand', header: 'Brand', width: 112, hidden: true, value: ({ offer }) => offer.item.brand_name }),
    textColumn({
      id: 'barcode',
      header: 'Barcode',
      width: 128,
      hidden: true,
      value: ({ offer }) => offer.item.barcode,
    }),
  ];
}

function amountColumn(day: Day, header: string, onEvidence: OnEvidence | undefined): Column<Change> {
  const amount = (change: Change) => (day === 'now' ? change.amountNow : change.amountBefore);
  return moneyColumn({
    id: day,
    header,
    width: 104,
    value: amount,
    currency: currencyOf,
    cell: (change, format) =>
      change[day] ? (
        <button
          type="button"
          tabIndex={-1}
          title="Show the row behind it"
          onClick={() => onEvidence?.(change, day)}
          className="h-[31px] w-full text-right hover:underline"
        >
          {format.money(amount(change), currencyOf(change))}
        </button>
      ) : (
        NO_VALUE
      ),
  });
}

function currencyOf({ offer }: Change): string | null {
  return offer.item.currency;
}

function stockOf(offer: Offer | null): string | null {
  return offer && stockWord(offer);
}
