'use client';

import { Braces } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { otherTables } from '@/components/layout/other-tables';
import { DiscountText } from '@/components/prices/offer-text';
import { linkedSkus, offersParams, type PricesTabProps } from '@/components/prices/page';
import { inSentence, useListPriceWord } from '@/components/prices/use-list-price-word';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { Button } from '@/components/ui/button';
import { MiddleCut } from '@/components/ui/middle-cut';
import { saveFiles } from '@/components/ui/save-files';
import type { Format } from '@/lib/client/format/format';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { withStar } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { type OfferRow, offerColumns } from '@/lib/queries/prices/offers.columns';

const CELLS = {
  product_title: ({ product_title, sku_name, is_psku }: OfferRow) => (
    <MiddleCut text={withStar(product_title?.trim() ? product_title : sku_name, is_psku)} />
  ),
  in_stock: ({ in_stock }: OfferRow) =>
    in_stock === false ? <span className="text-off-target">out of stock</span> : in_stock ? 'in stock' : NO_VALUE,
  discount: (row: OfferRow, format: Format) => <DiscountText {...row} format={format} />,
};

/** The offers of the day, or those above their list price. */
export function OffersTable({ state, onOpen, hasOffers }: PricesTabProps) {
  const { params, address, dates } = state;
  const format = useFormat();
  const listPrice = useListPriceWord();
  const columns = useMemo(
    () => screenColumns(offerColumns, { titles: { list_price: listPrice }, cells: CELLS }),
    [listPrice],
  );
  const isAbove = address.view === 'above';
  const title = isAbove ? `Offers above ${inSentence(listPrice)}` : 'Offers';
  const search = useSearchParams().get(`${address.view}_search`) ?? '';

  async function saveRaw() {
    const { requestExport } = await import('@/lib/client/files/request-export');
    const ofTable = offersParams(params, address);
    // Both searches have the same columns, and a row has all words.
    const raw = { ...ofTable, q: [ofTable.q, search].filter(Boolean).join(' ') };
    const name = `${title} as received ${dates.date}`;
    await requestExport(
      { title: name, format: 'ndjson', sheets: [{ title, query: 'prices/raw', params: raw }] },
      format,
    );
  }
  return (
    <AnswerTable
      query="prices/offers"
      params={offersParams(params, address)}
      columns={columns}
      label={title}
      title={`${title} ${dates.date}`}
      noun="offer"
      searches="title, EAN, merchant"
      only={[linkedSkus(state)]}
      whyEmpty={() => (isAbove && hasOffers ? `No offer is known to be above its ${inSentence(listPrice)}.` : null)}
      urlPrefix={address.view}
      onOpen={({ sku, shop }) => onOpen(sku, shop)}
      others={otherTables(state, address.view)}
      tools={
        <Button look="quiet" onClick={() => void saveFiles(saveRaw)}>
          <Braces aria-hidden />
          Raw JSON lines
        </Button>
      }
    />
  );
}
