'use client';

import { ItemDrawer } from '@/components/layout/item-drawer';
import { missingDay } from '@/components/panel/coverage-words';
import type { PricesState } from '@/components/prices/page';
import { PriceHistory } from '@/components/prices/price-history';
import { SkuOffers } from '@/components/prices/sku-offers';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';

interface SkuDrawerProps {
  state: PricesState;
  sku: string;
  /** The retailer whose history opens, see `openingHistory`. Null for the first one. */
  retailer: string | null;
  onClose: () => void;
}

/** An SKU regardless of the filters of the page: its price history, its offers by merchant, and its identifiers. */
export function SkuDrawer({ state, sku, retailer, onClose }: SkuDrawerProps) {
  const { params, dates, description, address, opening } = state;
  const format = useFormat();
  const answer = useAnswer('prices/sku', { ...params, sku });
  return (
    <ItemDrawer
      noun="SKU"
      row="offer"
      state={answer}
      dates={dates}
      settings={description.notes(address, format, { opening })}
      item={({ name, brand_name, is_own_brand, is_psku, csku_id, barcode, tags }) => ({
        name,
        brand: brand_name,
        isOwn: is_own_brand,
        isPower: is_psku,
        id: ['SKU', csku_id],
        barcode,
        tags,
      })}
      onClose={onClose}
    >
      {(content) => (
        <>
          <PriceHistory key={`${sku} ${retailer}`} state={state} answer={content} retailer={retailer} />
          <SkuOffers offers={content.data.offers} day={dates.date} missing={missingDay(content.coverage)} />
        </>
      )}
    </ItemDrawer>
  );
}
