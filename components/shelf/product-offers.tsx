'use client';

import { useFormat } from '@/lib/client/use-format';
import type { PriceItem } from '@/lib/contract/price';

interface ProductOffersProps {
  /** Offers at the shelf's retailer, joined by retailer and product number. */
  here: readonly PriceItem[];
  /** Offers elsewhere, joined by barcode. */
  elsewhere: readonly PriceItem[];
}

const TEXTS = ['Retailer', 'Merchant'];
const NUMBERS = ['Price', 'Stock', 'Day'];

/** What the product costs in the newest price set: here first, then where its barcode is sold as well. */
export function ProductOffers({ here, elsewhere }: ProductOffersProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="h-8 border-line border-b text-ink-2">
            {[...TEXTS, ...NUMBERS].map((name) => (
              <th
                key={name}
                scope="col"
                className={TEXTS.includes(name) ? 'px-1 text-start font-medium' : 'px-1 text-end font-medium'}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Offers title="Here, by product no." offers={here} />
        {elsewhere.length > 0 ? <Offers title="Elsewhere, by barcode" offers={elsewhere} /> : null}
      </table>
    </div>
  );
}

/** Offers under the words that say how they were joined. */
function Offers({ title, offers }: { title: string; offers: readonly PriceItem[] }) {
  const format = useFormat();
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={TEXTS.length + NUMBERS.length}
          className="px-1 pt-2 text-start font-normal text-caption text-ink-3"
        >
          {title}
        </th>
      </tr>
      {offers.map((offer) => (
        <tr
          key={`${offer.retailer} ${offer.product_id} ${offer.merchant_name} ${offer.buybox_position}`}
          className="h-8 border-line border-b"
        >
          <th scope="row" className="px-1 text-start font-normal">
            {offer.retailer ?? 'not stated'}
          </th>
          <td className="max-w-24 truncate px-1 sm:max-w-36" title={offer.merchant_name ?? undefined}>
            {offer.merchant_name ?? '—'}
          </td>
          <td className="whitespace-nowrap px-1 text-end">{format.money(offer.price, offer.currency)}</td>
          <td className="px-1 text-end">{stockWord(offer.availability)}</td>
          <td className="whitespace-nowrap px-1 text-end">{format.shortDay(offer.date)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** 1 and 0 are told by the service; another number is shown as it came. */
function stockWord(availability: number | null): string {
  if (availability === null) return '—';
  return availability === 1 ? 'in' : availability === 0 ? 'out' : String(availability);
}
