'use client';

import { useFormat } from '@/lib/client/use-format';
import { type Pillar, SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { Problems, Recovery } from '@/lib/queries/overview/problems';

const HEIGHT = 84;
const WIDTH = 400;

/** Items by the day on which they opened: those still open below those that have recovered. */
export function Started({ started }: Pick<Problems, 'started'>) {
  const format = useFormat();
  const sums = started.map(({ open, recovered, unknown }) => open + recovered + unknown);
  const most = Math.max(1, ...sums);
  const step = WIDTH / Math.max(1, started.length);
  const y = (count: number) => (count / most) * HEIGHT;
  const [first, last] = [started[0], started.at(-1)];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-[84px] w-full"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Problems by the day on which they started, ${last?.open ?? 0} on the day itself`}
      >
        {started.map(({ day, open, recovered, unknown }, at) => (
          <g key={day}>
            <title>{`${format.day(day)}: ${open} still open, ${recovered} recovered, ${unknown} not known`}</title>
            <rect x={at * step} width={step - 2} y={HEIGHT - y(open)} height={y(open)} fill="var(--off-target)" />
            <rect
              x={at * step}
              width={step - 2}
              y={HEIGHT - y(open + recovered + unknown)}
              height={y(recovered + unknown)}
              fill="var(--control)"
            />
          </g>
        ))}
      </svg>
      <figcaption className="flex justify-between text-caption text-ink-3">
        <span>{first ? format.shortDay(first.day) : ''}</span>
        <span>at most {format.integer(most)} a day</span>
        <span>{last ? format.shortDay(last.day) : ''}</span>
      </figcaption>
    </figure>
  );
}

/** What recovered within the last days, by the impact that it had. */
export function Recovered({ recovered }: { recovered: readonly Recovery[] }) {
  const format = useFormat();
  if (recovered.length === 0) return <p className="text-ink-3">Nothing recovered in the last 7 days.</p>;
  return (
    <ul>
      {recovered.map(({ rule, retailer, items, newest, examples }) => (
        <li key={`${rule}/${retailer}`} className="flex justify-between gap-3 border-line border-b py-0.5">
          <span className="min-w-0 truncate" title={examples.map(({ title }) => title).join(', ')}>
            {SIGNAL_WORDS[rule].title}: {examples[0]?.title}
            {items > 1 ? `, ${items - 1} more` : ''}
          </span>
          <span className="whitespace-nowrap text-ink-3">
            {retailer}, {format.shortDay(newest)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const TITLES: Readonly<Record<Pillar, string>> = {
  price: 'Prices on target',
  stock: 'SKUs in stock',
  search: 'Search targets met',
  rating: 'Ratings on target',
  banner: 'Home pages without a takeover',
};

/** Where more subjects are on target than a week before. */
export function Better({ judged }: Pick<Problems, 'judged'>) {
  const format = useFormat();
  if (judged.better.length === 0) return <p className="text-ink-3">No retailer is closer to its targets.</p>;
  return (
    <ul>
      {judged.better.map(({ pillar, retailer, good, judged: all, good_before, judged_before }) => (
        <li key={`${pillar}/${retailer}`} className="flex justify-between gap-3 border-line border-b py-0.5">
          <span className="min-w-0 truncate">{TITLES[pillar]}</span>
          <span className="text-ink-3">{retailer}</span>
          <span className="whitespace-nowrap">
            {`${format.integer(good_before)} of ${format.integer(judged_before)} → ${format.integer(good)} of ${format.integer(all)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the rules could not judge on the day. */
export function NotJudged({ judged }: Pick<Problems, 'judged'>) {
  const format = useFormat();
  return (
    <ul>
      {judged.missing.map(({ rule, subjects, is_collected }) => (
        <li key={rule} className="flex justify-between gap-3 border-line border-b py-0.5">
          <span>{SIGNAL_WORDS[rule].title}</span>
          <span className="text-ink-3">
            {is_collected ? `${format.integer(subjects)} not known on this day` : 'the day is not collected'}
          </span>
        </li>
      ))}
    </ul>
  );
}
