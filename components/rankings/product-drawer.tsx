'use client';

import { useState } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { ItemDrawer } from '@/components/layout/item-drawer';
import type { RankingsState } from '@/components/rankings/page';
import { RANKS_HEIGHT, rankedWords, ranksChart } from '@/components/rankings/product-chart';
import { ProductKeywords } from '@/components/rankings/product-keywords';
import { ProductsAbove } from '@/components/rankings/products-above';
import { starred } from '@/components/rankings/words';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import { shelfOf } from '@/lib/queries/rankings/params';
import type { Product } from '@/lib/queries/rankings/product';

interface ProductDrawerProps {
  state: RankingsState;
  product: string;
  onClose: () => void;
}

/** A product regardless of the filters of the page: its ranks by keyword over the days, and who is above it. */
export function ProductDrawer({ state, product, onClose }: ProductDrawerProps) {
  const { params, dates, description, address, opening } = state;
  const format = useFormat();
  const answer = useAnswer('rankings/product', { ...params, product, shop: address.product_shop });
  return (
    <ItemDrawer
      noun="Product"
      row="rank"
      state={answer}
      dates={dates}
      settings={description.notes(address, format, { opening })}
      item={({ product_name, brand_name, is_customer_brand, is_psku, product_id, barcode }) => ({
        name: product_name,
        brand: brand_name,
        isOwn: is_customer_brand,
        isPower: is_psku,
        id: ['Product id at the retailer', product_id],
        barcode,
      })}
      onClose={onClose}
    >
      {(content) => <Content key={`${product} ${address.product_shop}`} state={state} answer={content} />}
    </ItemDrawer>
  );
}

interface ContentProps {
  state: RankingsState;
  answer: Extract<AnswerState<Product>, { kind: 'content' }>;
}

function Content({ state, answer }: ContentProps) {
  const { address, dates, set } = state;
  const format = useFormat();
  const { data: product } = answer;
  const opened = product.keywords.find((row) => address.row?.startsWith(`${shelfOf(row)}/`));
  const [selectedShelf, setSelectedShelf] = useState(opened && shelfOf(opened));
  const selectedKeyword = product.keywords.find((row) => shelfOf(row) === selectedShelf) ?? product.keywords[0];
  if (!selectedKeyword) return null;
  return (
    <>
      <div>
        <ChartPanel
          title={`${starred(selectedKeyword)} at ${shopName(selectedKeyword.retailer_name)}`}
          state={answer}
          height={RANKS_HEIGHT}
          caption={() => rankedWords(selectedKeyword, format)}
          chart={(_, coverage) =>
            ranksChart({ product, shown: selectedKeyword, coverage, onDay: (date) => set({ date }) })
          }
        />
        <p className="text-caption text-ink-3">Shaded: not ranked. Hatched: no data of the keyword.</p>
      </div>
      <ProductsAbove state={state} shown={selectedKeyword} date={dates.date} />
      <ProductKeywords product={product} selected={selectedKeyword} onSelect={setSelectedShelf} />
    </>
  );
}
