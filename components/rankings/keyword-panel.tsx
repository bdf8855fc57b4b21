'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { usePageLink } from '@/components/page/use-page-link';
import { historyChart } from '@/components/rankings/keyword-history';
import { historyParams, type RankingsState } from '@/components/rankings/page';
import { oursOf, rankWords, shopWithCountry, verdictWords } from '@/components/rankings/words';
import type { Format } from '@/lib/client/format';
import { isolated } from '@/lib/client/isolated';
import { shelfHref } from '@/lib/client/shelf-href';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { isSourceId } from '@/lib/contract/visibility-listings';
import type { KeywordHistory } from '@/lib/queries/rankings/keyword-history';
import type { KeywordRow } from '@/lib/queries/rankings/keywords.columns';

/** Height of the chart in pixels. */
const HEIGHT = 226;

export interface KeywordPanelProps {
  state: RankingsState;
  /** The keyword at a retailer, as `keyword/shop`. */
  shelf: string;
  /** Its row in the list. Undefined if the list does not have it. */
  row: KeywordRow | undefined;
  /** Opens a product at a retailer. */
  onSelect: (product: string, shop: string) => void;
}

/** The best ranks for a keyword at a retailer by brand over the days, and the SKUs that have them now. */
export function KeywordPanel({ state, shelf, row, onSelect }: KeywordPanelProps) {
  const { params, address, dates, set } = state;
  const format = useFormat();
  const history = useAnswer('rankings/keyword-history', historyParams(params, shelf));
  const data = history.kind === 'content' ? history.data : null;
  const rivals = useMemo(
    () => (data?.series ?? []).flatMap(({ brand, ours }) => (ours ? [] : [{ name: brand, own: false }])),
    [data],
  );
  const styles = useBrandStyles(rivals);
  const named = data ?? row;
  return (
    <div>
      <ChartPanel
        title={named ? `${quoted(named)} at ${shopWithCountry(named)}` : 'Keyword'}
        state={history}
        height={HEIGHT}
        caption={(answer) => captionOf(answer, format)}
        isEmpty={(answer) => !answer?.series.length}
        whyEmpty={(answer) => answer && 'No tracked product is ranked for this keyword in the period.'}
        chart={(answer, coverage) =>
          historyChart(answer as KeywordHistory, {
            ours: oursOf(row ? [row] : [], address.own),
            styles,
            coverage,
            against: dates.against,
            format,
            onDay: (date) => set({ date }),
          })
        }
      />
      {row ? <Products row={row} date={dates.date} format={format} onSelect={onSelect} /> : null}
    </div>
  );
}

function quoted({ keyword_name, is_power }: Pick<KeywordRow, 'keyword_name' | 'is_power'>): string {
  return `“${isolated(keyword_name)}”${is_power ? ' ★' : ''}`;
}

function captionOf(history: KeywordHistory | null, format: Format): string {
  const others = history?.others ?? 0;
  return `best rank by brand${others > 0 ? `, ${format.integer(others)} more not drawn` : ''}`;
}

interface ProductsProps extends Pick<KeywordPanelProps, 'onSelect'> {
  row: KeywordRow;
  date: string;
  format: Format;
}

/** Our best SKU, or the best one then if none is ranked, the product that has its rank, and the shelf of the day. */
function Products({ row, date, format, onSelect }: ProductsProps) {
  const linkTo = usePageLink();
  const { shop, retailer_code: retailerCode, search_keyword_id: sourceId } = row;
  const ours =
    row.product === null
      ? { product: row.product_then, name: row.product_before }
      : { product: row.product, name: row.product_name };
  const lines = [
    { ...ours, rank: row.rank, note: verdictWords(row, format) },
    { product: row.other_product, name: row.other_name, rank: row.other_rank, note: row.other_brand ?? '' },
  ];
  return (
    <ul className="mt-1 text-caption text-ink-3">
      {lines.map(({ product, name, rank, note }) =>
        product === null || name === null ? null : (
          <li key={product} className="flex items-baseline gap-1.5">
            <button
              type="button"
              title={name}
              onClick={() => onSelect(product, shop)}
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
      {isSourceId(sourceId) && retailerCode !== null ? (
        <li>
          <Link
            href={linkTo(shelfHref({ type: 'SEARCH', sourceId, retailerCode, date }))}
            className="inline-block min-h-6 underline underline-offset-2"
          >
            See the shelf of {format.day(date)}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
