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
  onSelect: (id: string) => void;
}

/** The largest changes of the last week, each split into the parts of both prices. */
export function Moves({ state, summary, onSelect }: MovesProps) {
  const { params, dates, address } = state;
  const format = useFormat();
  const isDaily = params?.by === 'DAILY';
  const noun = BUCKET_NOUNS[address.time_dimension];
  const moves = useAnswer('price-competition/changes', params && movesParams(params));
  const { rule = null, own = false } = summary.data ?? {};
  const we = own ? 'our product’s price' : 'the base’s price';
  const they = own ? 'their price' : 'the benchmark’s';
  return (
    <AnswerPanel
      title={isDaily ? `What moved the index in ${MOVES_DAYS} days` : `What moved the index since the ${noun} before`}
      state={moves}
      height={MOVES_SHOWN * ROW}
      skeleton={<Skeleton className="h-full" />}
      caption={() => (
        <>
          index points
          {isDaily ? `, ${format.shortDay(addDays(dates.date, -MOVES_DAYS))} to ${format.shortDay(dates.date)}` : ''} ·{' '}
          <span aria-hidden className="text-ink">
            ■
          </span>{' '}
          {we} <span aria-hidden>■</span> {they}
        </>
      )}
      isEmpty={({ total }) => total === 0}
      whyEmpty={() => (summary.data?.shown ? `No competition has data for both ${noun}s.` : null)}
    >
      {({ rows }) => {
        const changes = rows.filter(({ difference }) => difference);
        if (changes.length === 0) {
          const isKnown = rows.some(({ difference }) => difference !== null);
          const words = isKnown ? 'No index changed between these' : 'No competition has an index for both';
          return <p className="text-ink-2">{`${words} ${noun}s.`}</p>;
        }
        const ends = rows.flatMap(barsOf).flatMap(({ from, to }) => [Math.abs(from), Math.abs(to)]);
        const frame = { widest: Math.max(...ends), digits: digitsOf(rule), hasBrandAbove: sharedBrand(rows) !== null };
        return (
          <ul>
            {changes.map((row) => (
              <Move key={row.id} row={row} {...frame} parts={[we, they]} onSelect={onSelect} />
            ))}
          </ul>
        );
      }}
    </AnswerPanel>
  );
}

interface MoveProps {
  row: CompetitionChange;
  /** The largest extent of the bars of all rows to either side. */
  widest: number;
  digits: number;
  parts: [we: string, they: string];
  /** Whether the brand of the base is the same in all rows. */
  hasBrandAbove: boolean;
  onSelect: (id: string) => void;
}

function Move({ row, widest, digits, parts: [we, they], hasBrandAbove, onSelect }: MoveProps) {
  const format = useFormat();
  const names = lineNames(row);
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
        onClick={() => onSelect(row.id)}
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
          {barsOf(row).map(({ from, to, fill }) => (
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

const PARTS = [
  { name: 'from_base', fill: 'var(--ink)' },
  { name: 'from_benchmark', fill: 'var(--ink-3)' },
  { name: 'from_stock', fill: 'var(--line)' },
] as const;

/** Stacks the parts of a change as bars from zero, positive and negative ones separately. */
function barsOf(row: CompetitionChange) {
  let [up, down] = [0, 0];
  return PARTS.flatMap(({ name, fill }) => {
    const part = row[name];
    if (!part) return [];
    const from = part > 0 ? up : down;
    if (part > 0) up += part;
    else down += part;
    return { from, to: from + part, fill };
  });
}
