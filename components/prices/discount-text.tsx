import type { Format } from '@/lib/client/format/format';
import type { OfferRow } from '@/lib/queries/prices/offers.columns';

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
