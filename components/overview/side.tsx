'use client';

import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { SIGNAL_WORDS, type TargetColumn } from '@/lib/metrics/signals.words';
import type { Ending, Problems } from '@/lib/queries/overview/problems';

const HEIGHT = 84;
const WIDTH = 400;
const GAP = 2;

/** Products or keywords by opening day, with open ones below solved ones and those without data. */
export function Started({ started }: Pick<Problems, 'started'>) {
  const format = useFormat();
  const sums = started.map(({ open, solved }) => open + solved);
  const most = Math.max(1, ...sums);
  const step = WIDTH / Math.max(1, started.length);
  const y = (count: number) => (count / most) * HEIGHT;
  const [first, last] = [started[0], started.at(-1)];
  return (
    <figure>
      <div className="flex gap-1">
        <div aria-hidden className="flex flex-col justify-between text-end text-caption text-ink-3 leading-none">
          <span>{format.integer(most)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="h-[84px] min-w-0 grow border-line border-y"
          preserveAspectRatio="none"
          role="img"
          aria-label={started.map((day) => startedWords(day, format)).join('. ')}
        >
          {started.map((day, at) => (
            <StartedDay key={day.day} day={day} x={at * step} {...{ step, y }} />
          ))}
        </svg>
      </div>
      <figcaption className="flex justify-between pt-0.5 text-caption text-ink-3">
        <span>{first ? format.shortDay(first.day) : ''}</span>
        <span>
          <span aria-hidden className="text-off-target">
            ■
          </span>{' '}
          still open{' '}
          <span aria-hidden className="text-control">
            ■
          </span>{' '}
          solved
        </span>
        <span>{last ? format.shortDay(last.day) : ''}</span>
      </figcaption>
    </figure>
  );
}

interface StartedDayProps {
  day: Problems['started'][number];
  x: number;
  /** Width of a day. */
  step: number;
  /** Height of a count. */
  y: (count: number) => number;
}

function StartedDay({ day, x, step, y }: StartedDayProps) {
  const format = useFormat();
  const { open, solved } = day;
  return (
    <g>
      <title>{startedWords(day, format)}</title>
      <rect x={x} width={step} height={HEIGHT} fill="transparent" />
      {day.is_collected ? (
        <>
          <rect x={x} width={step - GAP} y={HEIGHT - y(open)} height={y(open)} fill="var(--off-target)" />
          <rect x={x} width={step - GAP} y={HEIGHT - y(open + solved)} height={y(solved)} fill="var(--control)" />
        </>
      ) : (
        <path
          d={`M${x + step / 2} 0V${HEIGHT}`}
          stroke="var(--control)"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  );
}

function startedWords({ day, is_collected, open, solved }: Problems['started'][number], format: Format) {
  if (!is_collected) return `${format.day(day)}: not collected`;
  return `${format.day(day)}: ${format.integer(open)} still open, ${format.integer(solved)} solved`;
}

/** Problems that recovered within the last days, by their former impact. */
export function Recovered({ solved }: { solved: readonly Ending[] }) {
  const format = useFormat();
  if (solved.length === 0) return <p className="text-ink-3">Nothing solved in the last 7 days.</p>;
  return (
    <ul>
      {solved.map(({ rule, retailer, items, since, ended, examples }) => (
        <li
          key={`${rule}/${retailer}/${since}/${ended}`}
          className="flex justify-between gap-3 border-line border-b py-0.5"
        >
          <span className="min-w-0 truncate" title={examples.map(({ title }) => title).join(', ')}>
            {SIGNAL_WORDS[rule].title}: {examples[0]?.title}
            {items > 1 ? `, ${items - 1} more` : ''}
          </span>
          <span className="whitespace-nowrap text-ink-3">
            {retailer}, {format.shortDay(ended)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const TITLES: Readonly<Record<TargetColumn, string>> = {
  price: 'Prices on or near target',
  stock: 'SKUs in stock',
  search: 'Search targets met',
  rankings: 'Rank targets met',
  banners: 'No home page takeover',
  ratings: 'Ratings at target',
};

/** Retailers and columns with more subjects on target than a week before. */
export function Better({ better }: Pick<Problems['judged'], 'better'>) {
  const format = useFormat();
  if (better.length === 0) return <p className="text-ink-3">No retailer is closer to its targets.</p>;
  return (
    <ul>
      {better.map(({ column, retailer, good, judged: all, good_before, judged_before }) => (
        <li
          key={`${column}/${retailer}`}
          className="grid grid-cols-[minmax(0,1fr)_8.25rem] gap-2 border-line border-b py-0.5 sm:grid-cols-[minmax(0,1fr)_7.25rem_8.25rem]"
        >
          {/* A phone has the retailer below. */}
          <span className="min-w-0 sm:contents">
            <span className="block" title={TITLES[column]}>
              {TITLES[column]}
            </span>
            <span className="block truncate text-ink-3" title={retailer}>
              {retailer}
            </span>
          </span>
          <span className="whitespace-nowrap text-end">
            {`${format.integer(good_before)} of ${format.integer(judged_before)} → ${format.integer(good)} of ${format.integer(all)} `}
            <span aria-hidden className="text-on-target">
              ●
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Rules and subjects that could not be judged on the day. */
export function NotJudged({ judged }: Pick<Problems, 'judged'>) {
  const format = useFormat();
  return (
    <ul>
      {judged.missing.map((entry) => (
        <li key={entry.rule} className="flex justify-between gap-3 border-line border-b py-0.5">
          <span>{SIGNAL_WORDS[entry.rule].title}</span>
          <span className="text-ink-3">{notJudgedWords(entry, format)}</span>
        </li>
      ))}
    </ul>
  );
}

function notJudgedWords({ subjects, is_collected }: Problems['judged']['missing'][number], format: Format): string {
  if (!is_collected) return 'not collected';
  return subjects > 0 ? counted(subjects, 'product or keyword', format) : 'not enough data';
}
