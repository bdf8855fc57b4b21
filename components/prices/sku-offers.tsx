'use client';

import { merchantName, retailerName } from '@/components/prices/names';
import { inSentence, useListPriceWord } from '@/components/prices/use-list-price-word';
import { cn } from '@/components/ui/cn';
import { OutLink } from '@/components/ui/out-link';
import { type PlainColumn, PlainTable } from '@/components/ui/plain-table';
import type { Format } from '@/lib/client/format/format';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import type { SkuOffer } from '@/lib/queries/prices/sku';

interface SkuOffersProps {
  offers: readonly SkuOffer[];
  day: string;
}

/** The offers of the day by retailer and buybox position, of all merchants. */
export function SkuOffers({ offers, day }: SkuOffersProps) {
  const format = useFormat();
  const listPrice = useListPriceWord();
  const title = `Offers by merchant, ${format.day(day)}`;
  return (
    <section aria-label={title}>
      <h3 className="border-line border-b pb-1 font-semibold text-body">{title}</h3>
      {offers.length === 0 ? (
        <p className="pt-2 text-ink-2">No offer of this SKU on this day. The history has its earlier days.</p>
      ) : (
        <>
          <PlainTable label={title} columns={columnsOf({ listPrice, format })} rows={offers} keyOf={({ id }) => id} />
          <p className="pt-1 text-caption text-ink-3">
            □ lowest in stock of all merchants in its currency · <span className="text-off-target">▲</span> above{' '}
            {inSentence(listPrice)} · <s>3.09</s> out of stock
          </p>
        </>
      )}
    </section>
  );
}

interface ColumnOptions {
  listPrice: string;
  format: Format;
}

function columnsOf({ listPrice, format }: ColumnOptions): PlainColumn<SkuOffer>[] {
  const money = (name: string, amountOf: (offer: SkuOffer) => number | null): PlainColumn<SkuOffer> => ({
    name,
    kind: 'number',
    cell: (offer) => format.money(amountOf(offer), offer.currency),
  });
  return [
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
    { name: 'Price', kind: 'number', cell: (offer) => <Price {...{ offer, listPrice, format }} /> },
    money(listPrice, ({ list_price }) => list_price),
    {
      name: 'Discount',
      kind: 'number',
      cell: ({ discount, discount_agrees }) => (
        <>
          {format.percent(discount)}
          {discount_agrees === false ? <span className="block text-caption text-ink-3">does not add up</span> : null}
        </>
      ),
    },
    money('Landed', ({ landed_price }) => landed_price),
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
}

/** The selling price: boxed if it is the lowest, struck out if it is out of stock. */
function Price({ offer, listPrice, format }: ColumnOptions & { offer: SkuOffer }) {
  const { selling_price, currency, in_stock, is_lowest, discount } = offer;
  const isAbove = discount !== null && discount < -1e-9;
  const isOut = in_stock === false;
  const words = [is_lowest && 'lowest', isOut && 'out of stock', isAbove && `above ${inSentence(listPrice)}`];
  return (
    <>
      {isAbove ? (
        <span aria-hidden className="me-1 text-off-target">
          ▲
        </span>
      ) : null}
      <span
        className={cn(
          'rounded-sm px-1',
          is_lowest && 'font-semibold shadow-[inset_0_0_0_1px_var(--control)]',
          isOut && 'text-ink-3 line-through',
        )}
      >
        {format.money(selling_price, currency)}
      </span>
      <span className="sr-only">{words.filter(Boolean).join(', ')}</span>
    </>
  );
}
