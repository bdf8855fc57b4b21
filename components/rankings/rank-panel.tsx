'use client';

import { useMemo } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { PageContext, usePageContext } from '@/components/panel/page-context';
import type { RankingsState } from '@/components/rankings/page';
import { historyChart } from '@/components/rankings/rank-history';
import { RankShelfLink } from '@/components/rankings/rank-shelf-link';
import { rankWords, shopWithCountry, verdictWords } from '@/components/rankings/words';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { withStar } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { ChangedRank } from '@/lib/queries/rankings/changes.columns';
import type { RankHistory } from '@/lib/queries/rankings/rank-history';

/** Height of the chart in pixels. */
const HEIGHT = 226;

export interface RankPanelProps {
  state: RankingsState;
  /** Identifies the rank. */
  id: string;
  /** Its row in the list. Undefined if the list does not have it. */
  row: ChangedRank | undefined;
  /** Opens a product at a retailer. */
  onOpen: (product: string, shop: string) => void;
}

/** The ranks of an SKU for a keyword at a retailer over the days, with those of brands, and the product that has its rank. */
export function RankPanel({ state, id, row, onOpen }: RankPanelProps) {
  const { params, dates, set } = state;
  const format = useFormat();
  const history = useAnswer('rankings/rank-history', { ...params, id });
  const data = history.data ?? null;
  const brands = useMemo(
    () => (data?.series ?? []).flatMap(({ brand, isSku, own }) => (isSku ? [] : [{ name: brand, own }])),
    [data],
  );
  const styles = useBrandStyles(brands);
  const named = data ?? row;
  const subject = named?.product_name ?? 'SKU';
  return (
    <div>
      <PageContext value={{ ...usePageContext(), subject }}>
        <ChartPanel
          title={
            named ? `${withStar(`“${named.keyword_name}”`, named.is_power)} at ${shopWithCountry(named)}` : 'Keyword'
          }
          state={history}
          height={HEIGHT}
          caption={(answer) => captionOf(answer, format)}
          isEmpty={(answer) => !answer?.series.length}
          whyEmpty={(answer) =>
            answer
              ? 'No tracked product is ranked for this keyword in the period.'
              : 'The data of these days has no rank with this identifier. Choose a row of the list.'
          }
          chart={(answer, coverage) =>
            historyChart(answer as RankHistory, {
              styles,
              coverage,
              against: dates.against,
              format,
              onDay: (date) => set({ date }),
            })
          }
        />
      </PageContext>
      {row ? <Products row={row} state={state} onOpen={onOpen} /> : null}
    </div>
  );
}

function captionOf(history: RankHistory | null, format: Format): string {
  const brandCount = (history?.series ?? []).filter(({ isSku }) => !isSku).length;
  const others = history?.others ?? 0;
  return others > 0 ? `SKU and ${brandCount} of ${format.integer(brandCount + others)} brands` : 'SKU and brands';
}

interface ProductsProps extends Pick<RankPanelProps, 'state' | 'onOpen'> {
  row: ChangedRank;
}

/** The SKU, the product that has its rank, and the shelf of the day. */
function Products({ row, state, onOpen }: ProductsProps) {
  const format = useFormat();
  const { date } = state.dates;
  const lines = [
    { product: row.product, name: row.product_name, rank: row.rank, note: verdictWords(row, format) },
    { product: row.other_product, name: row.other_name, rank: row.other_rank, note: row.other_brand ?? '' },
  ];
  return (
    <div className="mt-1 text-caption text-ink-3">
      <ul>
        {lines.map(({ product, name, rank, note }) =>
          product === null || name === null ? null : (
            <li key={product} className="flex items-baseline gap-1.5">
              <button
                type="button"
                title={name}
                onClick={() => onOpen(product, row.shop)}
                className="min-h-6 min-w-0 truncate text-ink-2 hover:underline"
              >
                {isolated(name)}
              </button>
              <span className="shrink-0">
                {rankWords(rank, format)}
                {note ? ` · ${isolated(note)}` : ''}
              </span>
            </li>
          ),
        )}
      </ul>
      <RankShelfLink row={row} state={state} date={date} className="inline-block min-h-6 underline underline-offset-2">
        See the shelf of {format.day(date)}
      </RankShelfLink>
    </div>
  );
}
