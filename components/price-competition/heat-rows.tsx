'use client';

import type { HeatRow } from '@/components/chart/heat-table';
import { Strip } from '@/components/price-competition/heat-strip';
import type { TimeDimension } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import {
  againstWords,
  bucketWords,
  digitsOf,
  glyphOf,
  lineNames,
  TONE_CLASS,
} from '@/components/price-competition/words';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';
import type { RetailerLine } from '@/lib/queries/price-competition/retailers';
import type { Summary } from '@/lib/queries/price-competition/summary';

/** Columns: name, strip, index, since, who moved, and the price on target. On phones, the strip is below the name. */
const GRID =
  'grid grid-cols-[minmax(0,1fr)_3.75rem_3.5rem] gap-x-2 sm:grid-cols-[minmax(0,1fr)_190px_3.75rem_3.5rem_7.5rem_4.75rem] items-center';

export function HeatHead({ state, buckets }: { state: CompetitionState; buckets: readonly string[] }) {
  const format = useFormat();
  const by = state.address.time_dimension;
  const marked = buckets.length > 10 ? [1, 8, 15, 22].map((day) => Math.floor((day / 28) * buckets.length)) : [0];
  return (
    <div aria-hidden className={cn(GRID, 'h-6 border-line border-b text-caption text-ink-3')}>
      <span>Competition</span>
      <span className="relative h-4 max-sm:hidden">
        {marked.map((index) =>
          buckets[index] ? (
            <span
              key={index}
              aria-hidden
              className="absolute top-0 truncate border-ink-3 border-s ps-0.5 leading-4"
              style={{ insetInlineStart: `${(index / buckets.length) * 100}%` }}
            >
              {bucketWords(buckets[index], by, format)}
            </span>
          ) : null,
        )}
      </span>
      {['Index', 'Since'].map((name) => (
        <span key={name} className="text-end">
          {name}
        </span>
      ))}
      <span className="max-sm:hidden">Who moved</span>
      <span className="text-end max-sm:hidden">On target at</span>
    </div>
  );
}

/** The heading of a retailer: its competitions on target, and their share by bucket. */
export function RetailerRow({ name, figures }: { name: string | null; figures: RetailerLine | null }) {
  const format = useFormat();
  const points = (figures?.shares ?? []).map((share, index) =>
    share === null ? null : ([index, 19 - share * 18] as const),
  );
  return (
    <div className={cn(GRID, 'mt-1 h-6 border-line border-b')}>
      <span className="truncate font-semibold" title={name ?? undefined}>
        {name ?? 'Retailer not stated'}
      </span>
      <span className="max-sm:hidden">
        <svg
          viewBox={`0 0 ${Math.max(1, points.length)} 20`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-5 w-full"
        >
          {runsOf(points).map((run) => (
            <polyline
              key={run[0]?.[0]}
              points={run.map(([x, y]) => `${x + 0.5},${y}`).join(' ')}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={1.2}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </span>
      <span className="whitespace-nowrap text-end text-caption text-ink-3" title="Average index">
        {figures?.average_index == null ? '' : `⌀ ${format.index(figures.average_index)}`}
      </span>
      <span className="truncate text-end text-caption text-ink-3 sm:col-span-3">
        {figures ? `${format.integer(figures.on)} of ${format.integer(figures.judged)} on target` : ''}
      </span>
    </div>
  );
}

/** Splits the points into runs at buckets without a value. */
function runsOf(points: readonly (readonly [number, number] | null)[]): (readonly [number, number])[][] {
  const runs: (readonly [number, number])[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

interface LineRowProps {
  line: CompetitionLine;
  /** Cells of the strip. Undefined until the summary, which lists the buckets, has loaded. */
  row: HeatRow | undefined;
  rule: Summary['rule'];
  by: TimeDimension;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

export function LineRow({ line, row, rule, by, isChosen, onChoose }: LineRowProps) {
  const format = useFormat();
  const names = lineNames(line);
  const { now_index, now_tone, now_distance, price_on } = line;
  const digits = digitsOf(rule);
  return (
    <li
      data-line={line.id}
      className={cn(GRID, 'min-h-6', isChosen && 'bg-surface shadow-[-6px_0_0_var(--surface),-8px_0_0_var(--ink)]')}
    >
      <span className="min-w-0">
        <button
          type="button"
          aria-current={isChosen || undefined}
          onClick={() => onChoose(line.id)}
          title={againstWords(line)}
          className="block min-h-6 max-w-full truncate text-start hover:underline"
        >
          {names.base} <span className="text-ink-3">vs {names.benchmark}</span>
        </button>
      </span>
      <span className="max-sm:col-span-3 max-sm:row-start-2">
        {row ? <Strip row={row} strip={line.strip} /> : <span aria-hidden className="block h-5 bg-wash" />}
      </span>
      <span className="whitespace-nowrap text-end">
        {now_index === null ? (
          <span className="text-caption text-ink-3">{soldOut(line) ? 'out' : 'none'}</span>
        ) : (
          <>
            {format.decimal(now_index, digits)}{' '}
            <span aria-hidden className={cn('inline-block w-2.5 text-caption', TONE_CLASS[now_tone])}>
              {glyphOf(now_tone, now_distance)}
            </span>
          </>
        )}
      </span>
      <span className="truncate text-end text-ink-3">
        {line.is_new && now_tone === 'off' ? (
          <strong className="font-semibold text-off-target">new</strong>
        ) : line.since ? (
          bucketWords(line.since, by, format)
        ) : (
          '–'
        )}
      </span>
      <span className="truncate max-sm:col-span-2">{moverWords(line, names, format)}</span>
      <span className="whitespace-nowrap text-end">
        {price_on === null
          ? ''
          : `${(now_distance ?? 0) > 0 !== (rule?.flipped ?? false) ? '≤' : '≥'} ${format.decimal(price_on, 2)}`}
      </span>
    </li>
  );
}

function soldOut({ now_base_state, now_benchmark_state }: CompetitionLine): boolean {
  return [now_base_state, now_benchmark_state].includes('OUT_OF_STOCK');
}

/** Describes the price change that moved the index: "Fenwarra −4.2%". */
export function moverWords(
  { mover, moved }: Pick<CompetitionLine, 'mover' | 'moved'>,
  names: ReturnType<typeof lineNames>,
  format: Format,
): string {
  if (!mover || moved === null) return '';
  return `${mover === 'base' ? names.baseShort : names.benchmarkShort} ${format.percentChange(moved)}`;
}
