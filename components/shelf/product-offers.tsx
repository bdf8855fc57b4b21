'use client';

import { useFormat } from '@/lib/client/use-format';
import type { PriceItem } from '@/lib/contract/price';

interface ProductOffersProps {
  /** Offers at the shelf's retailer, joined by retailer and product number. */
  here: readonly PriceItem[];
  /** Offers elsewhere, joined by barcode. */
  elsewhere: readonly PriceItem[];
}

/** What the product costs in the newest price set: here first, then where its barcode is sold as well. */
export function ProductOffers({ here, elsewhere }: ProductOffersProps) {
  const format = useFormat();
  const rows = [
    ...here.map((offer) => ({ offer, how: 'here, by product no.' })),
    ...elsewhere.map((offer) => ({ offer, how: 'by barcode' })),
  ];
  return (
    <table className="w-full">
      <thead>
        <tr className="h-8 border-line border-b text-ink-2">
          {['Retailer', 'Merchant', 'Joined'].map((name) => (
            <th key={name} scope="col" className="px-1 text-start font-medium">
              {name}
            </th>
          ))}
          {['Price', 'Stock', 'Day'].map((name) => (
            <th key={name} scope="col" className="px-1 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ offer, how }) => (
          <tr
            key={`${offer.retailer} ${offer.product_id} ${offer.merchant_name} ${offer.buybox_position}`}
            className="h-8 border-line border-b"
          >
            <th scope="row" className="px-1 text-start font-normal">
              {offer.retailer ?? 'not stated'}
            </th>
            <td className="max-w-28 truncate px-1" title={offer.merchant_name ?? undefined}>
              {offer.merchant_name ?? '—'}
            </td>
            <td className="px-1 text-caption text-ink-3">{how}</td>
            <td className="whitespace-nowrap px-1 text-end">{format.money(offer.price, offer.currency)}</td>
            <td className="px-1 text-end">{stockWord(offer.availability)}</td>
            <td className="whitespace-nowrap px-1 text-end">{format.shortDay(offer.date)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 1 and 0 are told by the service; another number is shown as it came. */
function stockWord(availability: number | null): string {
  if (availability === null) return '—';
  return availability === 1 ? 'in' : availability === 0 ? 'out' : String(availability);
}
