'use client';

import type { ReactNode } from 'react';
import type { HeatRow } from '@/components/chart/heat-table';
import { Sparkline } from '@/components/chart/sparkline';
import { Strip } from '@/components/price-competition/heat-strip';
import type { TimeDimension } from '@/components/price-competition/page';
import {
  againstWords,
  BUCKET_NOUNS,
  bandWords,
  bucketWords,
  digitsOf,
  glyphOf,
  indexWords,
  lineNames,
  moverWords,
  newestIndex,
  priceWords,
  TONE_CLASS,
} from '@/components/price-competition/words';
import { cn } from '@/components/ui/cn';
import { selectedRowClass } from '@/components/ui/selected-row';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';
import type { MainPrice } from '@/lib/queries/price-competition/main-prices';
import type { RetailerLine } from '@/lib/queries/price-competition/retailers';
import type { Summary } from '@/lib/queries/price-competition/summary';

/**
 * Columns: name, strip, index with its band, who moved and since when, and the price with the one on target. On phones, the
 * strip is below the name. Wide screens give the strip a part of the space that names do not need.
 */
const GRID =
  'grid grid-cols-[minmax(0,1fr)_8rem] gap-x-2.5 sm:grid-cols-[minmax(0,1fr)_150px_4.5rem_7.5rem_8rem] 2xl:grid-cols-[minmax(0,1fr)_minmax(190px,0.7fr)_5rem_11rem_12rem] items-center';

interface HeatHeadProps {
  by: TimeDimension;
  buckets: readonly string[];
  /** The brand of all bases, which the rows do not repeat. */
  brand: string | null;
}

export function HeatHead({ by, buckets, brand }: HeatHeadProps) {
  const format = useFormat();
  const marked = buckets.length > 10 ? [1, 15].map((day) => Math.floor((day / 28) * buckets.length)) : [0];
  return (
    <div aria-hidden className={cn(GRID, 'h-6 border-line border-b text-caption text-ink-3')}>
      <span className="truncate">{brand ?? 'Competition'}</span>
      <span className="relative h-4 max-sm:hidden">
        {marked.map((index) =>
          buckets[index] ? (
            <span
              key={index}
              className="absolute top-0 truncate border-ink-3 border-s ps-0.5 leading-4"
              style={{ insetInlineStart: `${(index / buckets.length) * 100}%` }}
            >
              {bucketWords(buckets[index], by, format)}
            </span>
          ) : null,
        )}
      </span>
      <span className="text-end">Index, target</span>
      <span className="max-sm:hidden">Who moved, since</span>
      <span className="text-end max-sm:hidden">Price, on target at</span>
    </div>
  );
}

interface RetailerRowProps {
  name: string | null;
  figures: RetailerLine | undefined;
  rule: Summary['rule'];
  by: TimeDimension;
}

/** The heading of a retailer: its competitions on target, and their share by bucket. */
export function RetailerRow({ name, figures, rule, by }: RetailerRowProps) {
  const format = useFormat();
  return (
    <div className={cn(GRID, 'mt-1 min-h-6 border-line border-b')}>
      <span className="truncate font-semibold" title={name ?? undefined}>
        {name ?? 'Unknown retailer'}
      </span>
      <Sparkline
        values={figures?.shares ?? []}
        axis={[0, 1]}
        label={`Share on target by ${BUCKET_NOUNS[by]}`}
        className="block h-5 w-full max-sm:hidden"
      />
      <span className="whitespace-nowrap text-end text-caption text-ink-3" title="Average index">
        {figures?.average_index == null ? '' : `⌀ ${format.decimal(figures.average_index, digitsOf(rule))}`}
      </span>
      <span className="truncate text-end text-caption text-ink-3 max-sm:col-span-2">
        {figures ? `${format.integer(figures.on)} of ${format.integer(figures.judged)} on target` : ''}
      </span>
    </div>
  );
}

interface LineRowProps {
  line: CompetitionLine;
  /** Cells of the strip. Undefined until the summary, which lists the buckets, has loaded. */
  row: HeatRow | undefined;
  rule: Summary['rule'];
  by: TimeDimension;
  /** Whether the brand of the base is in the heading. */
  hasBrandAbove: boolean;
  /** What a main merchant asks for the base (Price). */
  main: MainPrice | undefined;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

export function LineRow({ line, row, rule, by, hasBrandAbove, main, isSelected, onSelect }: LineRowProps) {
  const format = useFormat();
  const names = lineNames(line);
  const { now_index, now_tone, now_distance } = line;
  const judged = newestIndex(line, rule);
  const moved = moverWords(line, format);
  return (
    <li data-line={line.id} className={cn(GRID, 'min-h-6 py-0.5', isSelected && selectedRowClass)}>
      <span className="min-w-0">
        <button
          type="button"
          aria-current={isSelected || undefined}
          onClick={() => onSelect(line.id)}
          title={againstWords(line)}
          className="line-clamp-3 min-h-6 max-w-full break-words text-start hover:underline max-sm:line-clamp-none"
        >
          {hasBrandAbove ? names.baseRest : names.base} <span className="text-ink-3">vs {names.benchmark}</span>
        </button>
      </span>
      <span className="max-sm:col-span-2 max-sm:row-start-2">
        {row ? <Strip row={row} strip={line.strip} /> : <span aria-hidden className="block h-5 bg-wash" />}
      </span>
      <span className="whitespace-nowrap text-end leading-tight">
        {now_index === null ? (
          <span className="text-caption text-ink-3">{soldOut(line) ? 'out of stock' : 'none'}</span>
        ) : (
          <>
            {indexWords(judged, format)}{' '}
            <span aria-hidden className={cn('inline-block w-2.5 text-caption', TONE_CLASS[now_tone])}>
              {glyphOf(now_tone, now_distance)}
            </span>
          </>
        )}
        <span className="block pe-3.5 text-caption text-ink-3">{bandWords(judged, format)}</span>
      </span>
      <span className="min-w-0 leading-tight">
        <span className="line-clamp-2 break-words max-sm:line-clamp-none" title={moved || undefined}>
          {moved}
        </span>
        <span className="block truncate text-caption text-ink-3">{sinceWords(line, by, format)}</span>
      </span>
      <PriceCell line={line} rule={rule} main={main} />
    </li>
  );
}

/** The price of the base and whose it is, the price of a main merchant, and the price on target. */
function PriceCell({ line, rule, main }: Pick<LineRowProps, 'line' | 'rule' | 'main'>) {
  const format = useFormat();
  const { now_base_price, now_base_seller, now_distance, price_on } = line;
  const price = priceWords(now_base_price, now_base_seller, format);
  const isOther = main !== undefined && main.merchant !== now_base_seller;
  const isAbove = (now_distance ?? 0) > 0 !== (rule?.flipped ?? false);
  return (
    <span className="min-w-0 text-end leading-tight">
      <span className="block truncate" title={price}>
        {now_base_price === null ? '' : price}
      </span>
      {isOther ? (
        <span className="block truncate text-caption text-ink-3" title={priceWords(main.price, main.merchant, format)}>
          main merchant {format.amount(main.price, null)}
        </span>
      ) : null}
      <span className="block text-caption text-ink-3">
        {price_on === null ? '' : `${isAbove ? '≤' : '≥'} ${format.amount(price_on, null)}`}
      </span>
    </span>
  );
}

function sinceWords(
  { since, known_from, is_new, now_tone }: CompetitionLine,
  by: TimeDimension,
  format: Format,
): ReactNode {
  if (is_new && now_tone === 'off') return <strong className="font-semibold text-off-target">new</strong>;
  if (since) return `since ${bucketWords(since, by, format)}`;
  if (known_from) return `since ${bucketWords(known_from, by, format)} or earlier`;
  return now_tone === 'none' ? '' : 'whole period';
}

function soldOut({ now_base_state, now_benchmark_state }: CompetitionLine): boolean {
  return [now_base_state, now_benchmark_state].includes('OUT_OF_STOCK');
}
