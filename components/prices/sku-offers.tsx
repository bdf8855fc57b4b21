'use client';

import { merchantName, retailerName } from '@/components/prices/names';
import { DiscountText, PriceText } from '@/components/prices/offer-text';
import { inSentence, useListPriceWord } from '@/components/prices/use-list-price-word';
import { OutLink } from '@/components/ui/out-link';
import { type PlainColumn, PlainTable } from '@/components/ui/plain-table';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import type { SkuOffer } from '@/lib/queries/prices/sku';

interface SkuOffersProps {
  offers: readonly SkuOffer[];
  day: string;
  /** Why the day has no offers, if it is missing. */
  missing: string | null;
}

/** The offers of the day by retailer and buybox position, of all merchants. */
export function SkuOffers({ offers, day, missing }: SkuOffersProps) {
  const format = useFormat();
  const listPrice = useListPriceWord();
  const title = `Offers by merchant, ${format.day(day)}`;
  const columns: PlainColumn<SkuOffer>[] = [
    {
      name: 'Merchant',
      kind: 'text',
      className: 'min-w-36',
      cell: ({ merchant_name, is_main_merchant, ...offer }) => (
        <>
          {merchantName(merchant_name)}
          <span className="block text-caption text-ink-3">
            {retailerName(offer)}
            {is_main_merchant ? ', main merchant' : ''}
          </span>
        </>
      ),
    },
    {
      name: 'Price',
      kind: 'number',
      cell: ({ selling_price, currency, in_stock, is_lowest }) => (
        <PriceText text={format.money(selling_price, currency)} isLowest={is_lowest} inStock={in_stock} />
      ),
    },
    { name: listPrice, kind: 'number', cell: ({ list_price, currency }) => format.money(list_price, currency) },
    { name: 'Discount', kind: 'number', cell: (offer) => <DiscountText {...offer} format={format} /> },
    { name: 'Landed', kind: 'number', cell: ({ landed_price, currency }) => format.money(landed_price, currency) },
    { name: 'Buybox', kind: 'number', cell: ({ buybox_position }) => format.position(buybox_position) },
    {
      name: 'Promotion',
      kind: 'text',
      className: 'min-w-32',
      cell: ({ promotion_text }) => (promotion_text ? isolated(promotion_text) : NO_VALUE),
    },
    { name: 'Page', kind: 'text', cell: ({ url }) => <OutLink url={url} /> },
    {
      name: 'Crawled',
      kind: 'text',
      className: 'whitespace-nowrap',
      cell: (row) => format.dateTime(row.crawling_time),
    },
  ];
  return (
    <section aria-label={title}>
      <h3 className="border-line border-b pb-1 font-semibold text-body">{title}</h3>
      {offers.length === 0 ? (
        <p className="pt-2 text-ink-2">
          {missing ? `Offers of this day: ${missing}.` : 'No offer of this SKU on this day.'} The history has its
          earlier days.
        </p>
      ) : (
        <>
          <PlainTable label={title} columns={columns} rows={offers} keyOf={({ id }) => id} />
          <p className="pt-1 text-caption text-ink-3">
            □ lowest in stock of all merchants in its currency · <span className="text-off-target">▲</span> above{' '}
            {inSentence(listPrice)} · ≠ not the difference of the prices · <s>3.09</s> out of stock
          </p>
        </>
      )}
    </section>
  );
}
