'use client';

import { TriangleAlert } from 'lucide-react';
import type { Offer } from '@/lib/client/prices/offer';
import { useFormat } from '@/lib/client/use-format';

/** The discount as the service gave it, and a word where price_2 − price says otherwise. */
export function DiscountCell({ offer }: { offer: Offer }) {
  const format = useFormat();
  const { item, discount, check } = offer;
  const given = format.money(item.discount_amount, item.currency);
  if (check !== 'differs') return given;
  const sentence = `The service says ${given}, the two prices give ${format.money(discount, item.currency)}.`;
  return (
    <span title={sentence}>
      <TriangleAlert role="img" aria-label={sentence} className="me-1 inline size-3.5 text-off-target" />
      {given}
    </span>
  );
}
