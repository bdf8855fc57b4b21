'use client';

import Link from 'next/link';
import { useState } from 'react';
import { evidenceOf } from '@/components/overview/evidence';
import type { OverviewState } from '@/components/overview/page';
import { ProblemStrip } from '@/components/overview/problem-strip';
import { minimumAge } from '@/components/overview/since';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { ShowMore } from '@/components/ui/show-more';
import { SkeletonRows } from '@/components/ui/skeleton';
import { counted, pluralOf } from '@/lib/client/counted';
import { useFormat } from '@/lib/client/use-format';
import { figuresInWords } from '@/lib/metrics/instance.words';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { Problem } from '@/lib/queries/overview/problems';

const ProblemItems = lazyPart(
  () => import('@/components/overview/problem-items').then((file) => file.ProblemItems),
  () => <SkeletonRows rows={4} />,
);

/** Lines that are shown initially, and added by each click. */
const LINES = 20;
/** Length of the longest bar, in pixels. */
const BAR_WIDTH = 32;
/** On narrow screens, strip, date and link are in a second row. */
const GRID =
  'grid grid-cols-[4.25rem_minmax(0,1fr)_auto] gap-x-3 sm:gap-x-2 sm:grid-cols-[4.25rem_minmax(0,1fr)_4.5rem_5.5rem_6rem]';

interface ListProps {
  state: OverviewState;
  label: string;
  problems: readonly Problem[];
}

/** Problems by impact. A problem expands to its instances. */
export function ProblemList({ state, label, problems }: ListProps) {
  const [openLine, setOpenLine] = useState('');
  const [limit, setLimit] = useState(LINES);
  const most = Math.max(1, ...problems.map(({ impact }) => impact));
  if (problems.length === 0) return <p className="text-ink-3">No problems.</p>;
  return (
    <>
      <div
        aria-hidden
        className={cn(GRID, 'border-line border-b pb-1 font-medium text-caption text-ink-3 max-sm:hidden')}
      >
        {['Impact', 'Problem', 'Last 14 days', 'Since', 'Evidence'].map((title) => (
          <span key={title} className="whitespace-nowrap">
            {title}
          </span>
        ))}
      </div>
      <ol aria-label={label}>
        {problems.slice(0, limit).map((problem) => {
          const key = [problem.rule, problem.retailer, problem.age, problem.since].join('/');
          return (
            <Line
              key={key}
              {...{ state, problem, most }}
              isOpen={openLine === key}
              onToggle={() => setOpenLine(openLine === key ? '' : key)}
            />
          );
        })}
      </ol>
      <ShowMore
        shown={Math.min(limit, problems.length)}
        total={problems.length}
        onMore={() => setLimit(limit + LINES)}
      />
    </>
  );
}

interface LineProps {
  state: OverviewState;
  problem: Problem;
  /** The largest impact of a line. */
  most: number;
  isOpen: boolean;
  onToggle: () => void;
}

function Line({ state, problem, most, isOpen, onToggle }: LineProps) {
  const format = useFormat();
  const { rule, retailer, impact, since, since_at_least, age } = problem;
  const { title, condition, advice } = SIGNAL_WORDS[rule];
  const isNew = age === 'new';
  const { href, noun, rows } = evidenceOf(problem, { date: state.dates.date, page: state.params.page });
  return (
    <li className={cn(GRID, 'items-center border-line border-b py-0.5')}>
      <span className="flex items-center gap-1.5">
        <span className="sr-only">Impact</span>
        <strong className="w-7 text-end font-semibold">{format.integer(impact)}</strong>
        <span className="h-2.5 bg-off-target" style={{ width: Math.ceil((impact / most) * BAR_WIDTH) }} />
      </span>
      <div className="min-w-0 max-sm:col-span-2">
        <button
          type="button"
          aria-expanded={isOpen}
          title={condition}
          onClick={onToggle}
          className="wrap-anywhere text-start hover:underline"
        >
          <span className="font-medium">{title}</span> at {retailer}
        </button>
        <ExampleLine problem={problem} />
      </div>
      <span className="max-sm:col-start-2 max-sm:mt-0.5">
        <ProblemStrip strip={problem.strip} />
      </span>
      <span className="flex items-center gap-3 sm:contents">
        <span className="whitespace-nowrap">
          {isNew ? (
            <strong className="font-semibold text-off-target">new</strong>
          ) : since_at_least ? (
            minimumAge(since, state.dates.date)
          ) : (
            format.shortDay(since)
          )}
        </span>
        <Link
          href={href}
          className="whitespace-nowrap underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          <span className="sr-only">Show </span>
          {rows === null ? pluralOf(noun) : counted(rows, noun, format)}
        </Link>
      </span>
      {isOpen ? (
        <div className="col-span-full mt-1 min-w-0 border-line border-t bg-surface p-2">
          <p className="mb-2 text-ink-2">
            {condition} {advice}
          </p>
          <ProblemItems state={state} rule={rule} retailer={retailer} />
        </div>
      ) : null}
    </li>
  );
}

/** Returns "Soap ★: 3.94, target 4, 2 more". Long names are truncated before the figures. */
function ExampleLine({ problem: { rule, retailer, items, examples } }: { problem: Problem }) {
  const format = useFormat();
  const [first] = examples;
  if (!first) return null;
  const figures = [figuresInWords({ rule, ...first }, format.locale), items > 1 && `${format.integer(items - 1)} more`]
    .filter(Boolean)
    .join(', ');
  // The line above already names the retailer.
  const title = first.title === retailer && figures ? '' : first.title;
  const name = first.power ? `${title} ★` : title;
  return (
    <p className="flex text-caption text-ink-2" title={[name, figures].filter(Boolean).join(': ')}>
      <span className="truncate">{name}</span>
      {figures ? <span className="max-w-[70%] shrink-0 truncate">{name ? `: ${figures}` : figures}</span> : null}
    </p>
  );
}
