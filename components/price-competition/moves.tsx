'use client';

import { AnswerPanel } from '@/components/panel/answer-panel';
import { MOVES_DAYS, MOVES_SHOWN, movesParams } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { againstWords, BUCKET_NOUNS, digitsOf, lineNames, sharedBrand } from '@/components/price-competition/words';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { CompetitionChange } from '@/lib/queries/price-competition/changes.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';
import { addDays } from '@/lib/queries/shared/dates';

const ROW = 48;

interface MovesProps {
  state: CompetitionState;
  summary: AnswerState<Summary>;
  onChoose: (id: string) => void;
}

/** The largest changes of the last week, each split into the parts of both prices. */
export function Moves({ state, summary, onChoose }: MovesProps) {
  const { params, dates, address } = state;
  const format = useFormat();
  const isDaily = params?.by === 'DAILY';
  const against = addDays(dates.date, -MOVES_DAYS);
  const moves = useAnswer('price-competition/changes', params && movesParams(params));
  const shownSummary = summary.data ?? null;
  const rule = shownSummary?.rule ?? null;
  const changedRows = (rows: readonly CompetitionChange[]) =>
    rows.filter(({ difference }) => difference !== null && difference !== 0);
  const [we, they] = shownSummary?.own
    ? ['our product’s price', 'their price']
    : ['the base’s price', 'the benchmark’s'];
  return (
    <AnswerPanel
      title={
        isDaily
          ? `What moved the index in ${MOVES_DAYS} days`
          : `What moved the index since the ${BUCKET_NOUNS[address.time_dimension]} before`
      }
      state={moves}
      height={MOVES_SHOWN * ROW}
      skeleton={<Skeleton className="h-full" />}
      caption={() => (
        <>
          index points{isDaily ? `, ${format.shortDay(against)} to ${format.shortDay(dates.date)}` : ''} ·{' '}
          <span aria-hidden className="text-ink">
            ■
          </span>{' '}
          {we} <span aria-hidden>■</span> {they}
        </>
      )}
      isEmpty={({ total }) => total === 0}
    >
      {({ rows }) =>
        changedRows(rows).length === 0 ? (
          <p className="text-ink-2">No index changed between these days.</p>
        ) : (
          <ul>
            {changedRows(rows).map((row) => (
              <Move
                key={row.id}
                row={row}
                widest={widest(rows)}
                digits={digitsOf(rule)}
                parts={[we ?? '', they ?? '']}
                hasBrandAbove={sharedBrand(rows) !== null}
                onChoose={onChoose}
              />
            ))}
          </ul>
        )
      }
    </AnswerPanel>
  );
}

/** Returns the largest extent of a change's bars to either side. */
function widest(rows: readonly CompetitionChange[]): number {
  const reach = rows.flatMap(({ from_base, from_benchmark, from_stock }) => {
    const parts = [from_base ?? 0, from_benchmark ?? 0, from_stock ?? 0];
    const sum = (sign: 1 | -1) => parts.reduce((all, part) => all + Math.max(0, sign * part), 0);
    return [sum(1), sum(-1)];
  });
  return Math.max(1e-9, ...reach);
}

interface MoveProps {
  row: CompetitionChange;
  widest: number;
  digits: number;
  parts: [we: string, they: string];
  /** Whether the brand of the base is the same in all rows. */
  hasBrandAbove: boolean;
  onChoose: (id: string) => void;
}

function Move({ row, widest, digits, parts: [we, they], hasBrandAbove, onChoose }: MoveProps) {
  const format = useFormat();
  const names = lineNames(row);
  const bars = barsOf([row.from_base ?? 0, row.from_benchmark ?? 0, row.from_stock ?? 0]);
  const points = (value: number | null) => format.difference(value, digits);
  const description =
    row.from_base === null
      ? 'cannot be split: the index does not follow from both prices'
      : [
          `${we} ${points(row.from_base)}`,
          `${they} ${points(row.from_benchmark)}`,
          row.from_stock ? `stock ${points(row.from_stock)}` : '',
        ]
          .filter(Boolean)
          .join(', ');
  const x = (value: number) => 75 + (value / widest) * 72;
  return (
    <li className="py-0.5">
      <button
        type="button"
        onClick={() => onChoose(row.id)}
        title={againstWords(row)}
        className="block min-h-6 max-w-full truncate text-start hover:underline"
      >
        {hasBrandAbove ? names.baseRest : names.base} <span className="text-ink-3">vs {names.benchmark}</span>
      </button>
      <p className="grid grid-cols-[6.5rem_minmax(0,1fr)_3.5rem] items-center gap-1.5 text-caption">
        <span className="truncate text-ink-3">{row.retailer ?? 'Unknown retailer'}</span>
        <svg
          viewBox="0 0 150 14"
          preserveAspectRatio="none"
          role="img"
          aria-label={description}
          className="h-3.5 w-full"
        >
          <title>{description}</title>
          {bars.map(({ from, to, fill }) => (
            <rect
              key={fill}
              x={Math.min(x(from), x(to))}
              width={Math.abs(x(to) - x(from))}
              y={1}
              height={12}
              fill={fill}
            />
          ))}
          <path d="M75 0v14" stroke="var(--ink-3)" vectorEffect="non-scaling-stroke" />
        </svg>
        <strong className="text-end font-semibold text-body">{points(row.difference)}</strong>
      </p>
    </li>
  );
}

const BAR_FILLS = ['var(--ink)', 'var(--ink-3)', 'var(--line)'];

/** Stacks the parts as bars from zero, positive and negative ones separately. */
function barsOf(parts: readonly number[]) {
  let [up, down] = [0, 0];
  return parts.flatMap((part, index) => {
    if (part === 0) return [];
    const from = part > 0 ? up : down;
    if (part > 0) up += part;
    else down += part;
    return { from, to: from + part, fill: BAR_FILLS[index] ?? 'var(--line)' };
  });
}
