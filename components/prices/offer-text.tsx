import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format/format';
import type { OfferRow } from '@/lib/queries/prices/offers.columns';

interface PriceTextProps {
  text: string;
  isLowest?: boolean | null;
  inStock: boolean | null;
}

/** A price: boxed if it is the lowest, struck out if it is out of stock. */
export function PriceText({ text, isLowest, inStock }: PriceTextProps) {
  const isOut = inStock === false;
  return (
    <>
      <span
        className={cn(
          'rounded-sm px-1',
          isLowest && 'font-semibold shadow-[inset_0_0_0_1px_var(--control)]',
          isOut && 'text-ink-3 line-through',
        )}
      >
        {text}
      </span>
      <span className="sr-only">{isLowest ? 'lowest' : isOut ? 'out of stock' : ''}</span>
    </>
  );
}

type DiscountTextProps = Pick<OfferRow, 'discount' | 'discount_agrees'> & { format: Format };

/** The discount of an offer in percent: ▲ above the list price, ≠ if it is not the difference of both prices. */
export function DiscountText({ discount, discount_agrees, format }: DiscountTextProps) {
  return (
    <>
      {discount !== null && discount < -1e-9 ? <span className="text-off-target">▲ </span> : null}
      {format.percent(discount)}
      {discount_agrees === false ? <span title="The discount is not the difference of the prices."> ≠</span> : null}
    </>
  );
}
