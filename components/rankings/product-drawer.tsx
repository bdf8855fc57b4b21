'use client';

import { useState } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { AnswerDrawer } from '@/components/panel/answer-drawer';
import { dayStates } from '@/components/panel/coverage-words';
import { type RankingsState, shelfOf } from '@/components/rankings/page';
import { RANKS_HEIGHT, rankedWords, ranksChart } from '@/components/rankings/product-chart';
import { ProductKeywords } from '@/components/rankings/product-keywords';
import { ProductsAbove } from '@/components/rankings/products-above';
import { shopWithCountry, starred } from '@/components/rankings/words';
import { Facts } from '@/components/ui/facts';
import { NO_VALUE } from '@/lib/client/format-number';
import { isolated } from '@/lib/client/isolated';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { Product } from '@/lib/queries/rankings/product';

interface ProductDrawerProps {
  state: RankingsState;
  product: string;
  onClose: () => void;
}

/** A product regardless of the filters of the page: its ranks by keyword over the days, and who is above it. */
export function ProductDrawer({ state, product, onClose }: ProductDrawerProps) {
  const { params, dates, address } = state;
  const format = useFormat();
  const answer = useAnswer('rankings/product', { ...params, product, shop: address.product_shop });
  return (
    <AnswerDrawer
      state={answer}
      name="Product"
      title={({ product_name, is_psku }) => `${isolated(product_name)}${is_psku ? ' ★' : ''}`}
      caption={({ brand_name, barcode }) =>
        [isolated(brand_name ?? 'Unknown brand'), barcode && `EAN ${barcode}`, format.day(dates.date)]
          .filter(Boolean)
          .join(' · ')
      }
      whyEmpty={`No rank of this product from ${format.day(dates.from)} to ${format.day(dates.date)}. Try a longer period.`}
      onClose={onClose}
      className="w-[44rem]"
    >
      {(content) => <Content key={`${product} ${address.product_shop}`} state={state} answer={content} />}
    </AnswerDrawer>
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
  const [chosen, choose] = useState(opened && shelfOf(opened));
  const shown = product.keywords.find((row) => shelfOf(row) === chosen) ?? product.keywords[0];
  if (!shown) return null;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <ChartPanel
          title={`${starred(shown)} at ${shopWithCountry({ ...shown, country: null })}`}
          state={answer}
          height={RANKS_HEIGHT}
          caption={() => rankedWords(shown, format)}
          chart={(_, coverage) =>
            ranksChart({
              product,
              shown,
              states: dayStates(coverage, product.days),
              onOpen: (index) => set({ date: product.days[index] ?? null }),
            })
          }
        />
        <p className="text-caption text-ink-3">
          Grey lines: the other keywords. Shaded: not ranked. Hatched: no data of the keyword.
        </p>
      </div>
      <ProductsAbove state={state} shown={shown} date={dates.date} />
      <ProductKeywords product={product} shown={shown} onChoose={choose} />
      <Identifiers product={product} />
    </div>
  );
}

function Identifiers({ product }: { product: Product }) {
  const { brand_name, is_customer_brand, is_psku, product_id, barcode } = product;
  const owner = is_customer_brand === null ? '' : is_customer_brand ? 'own' : 'competitor';
  return (
    <section aria-label="Identifiers">
      <h3 className="mb-2 border-line border-b pb-1 font-semibold text-body">Identifiers</h3>
      <Facts
        facts={[
          ['Brand', [isolated(brand_name ?? NO_VALUE), owner].filter(Boolean).join(', ')],
          ['Product id at the retailer', product_id ?? NO_VALUE],
          ['EAN, barcode', barcode ?? NO_VALUE],
          ['Power SKU', is_psku === null ? NO_VALUE : is_psku ? 'yes' : 'no'],
        ]}
      />
    </section>
  );
}
