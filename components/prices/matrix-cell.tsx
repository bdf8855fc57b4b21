'use client';

import { MARKS } from '@/components/prices/marks';
import type { Cell } from '@/components/prices/prepare-matrix';
import { TWELFTHS } from '@/components/table/twelfths';
import { cn } from '@/components/ui/cn';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

/** One shop's price for one SKU: marks, the amount, and a stripe as long as the discount is deep. */
export function MatrixCell({ cell, price2 }: { cell: Cell | undefined; price2: string }) {
  const format = useFormat();
  if (!cell)
    return (
      <span className="hatch -mx-2 block h-[31px] opacity-60">
        <span className="sr-only">no offer</span>
      </span>
    );
  const { amount, shown, lowest } = cell;
  const marks = MARKS.filter((mark) => mark.holds(cell));
  return (
    <span
      title={describe(cell, price2, format)}
      className="relative -mx-2 flex h-[31px] items-center justify-end gap-1 px-2"
    >
      {marks.map(({ name, icon: Icon }) => (
        <Icon key={name} role="img" aria-label={name} className="size-3.5 shrink-0 text-ink-3" />
      ))}
      <span
        className={cn(
          'rounded-sm px-1 leading-5',
          shown.words.stock.includes('out') && 'text-ink-3',
          lowest && 'font-semibold shadow-[inset_0_0_0_1px_var(--control)]',
        )}
      >
        {format.amount(amount, shown.item.currency)}
        {lowest ? <span className="sr-only">, lowest of the row</span> : null}
      </span>
      <span aria-hidden className={cn('absolute end-0 bottom-0 h-0.5 bg-ink-2', TWELFTHS[stripe(shown.depth)])} />
    </span>
  );
}

/** Rounded up, so that the smallest discount shows; none for full price, above it, and unknown. */
function stripe(depth: number | null): number {
  return Math.ceil(Math.min(1, Math.max(0, depth ?? 0)) * 12);
}

function describe(cell: Cell, price2: string, format: Format): string {
  const { item, depth, discount, check } = cell.shown;
  return [
    `${format.money(item.price, item.currency)} at ${item.merchant_name ?? item.retailer ?? 'a merchant not stated'}`,
    item.cargo_fee !== null && `shipping ${format.money(item.cargo_fee, item.currency)}`,
    item.price_2 !== null && `${price2.toLowerCase()} ${format.money(item.price_2, item.currency)}`,
    depth !== null && depth > 0 && `${format.percent(depth)} below it`,
    ...MARKS.filter((mark) => mark.holds(cell)).map(({ name }) => name),
    check === 'differs' &&
      `the service says ${format.money(item.discount_amount, item.currency)} off, the prices say ${format.money(discount, item.currency)}`,
    item.promotion_text,
    counted(cell.offers.length, 'offer', format),
  ]
    .filter(Boolean)
    .join(' · ');
}
