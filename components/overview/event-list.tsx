'use client';

import { useState } from 'react';
import { EVENT_GRID, EventLine } from '@/components/overview/event-line';
import { STRIP_DAYS } from '@/components/overview/event-strip';
import type { OverviewState } from '@/components/overview/page';
import { previousDay } from '@/components/overview/since';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { ShowMore } from '@/components/ui/show-more';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import type { Problem, Problems } from '@/lib/queries/overview/problems';
import { addDays } from '@/lib/queries/shared/dates';

// Lazy, as it is below the first numbers.
const StandingRetailers = lazyPart(
  () => import('@/components/overview/standing'),
  'StandingRetailers',
  <SkeletonRows rows={3} />,
);

/** Lines of a group that are shown initially, and added by each click. */
const LINES = 20;

interface EventListProps {
  state: OverviewState;
  problems: Problems;
  /** Whether the page shows today. */
  isToday: boolean;
}

/** Events that are new, those that go on, and the standing problems of each retailer. */
export function EventList({ state, problems, isToday }: EventListProps) {
  const { events, standing, total } = problems;
  const format = useFormat();
  const { date } = state.dates;
  const items = standing.reduce((sum, retailer) => sum + retailer.items, 0);
  const [first, last, today] = [addDays(date, 1 - STRIP_DAYS), addDays(date, -1), date].map(format.shortDay);
  const before = previousDay(problems, date, isToday, format);
  return (
    <>
      <Group
        title={`New since ${before}`}
        caption={`opened on ${today}, most impact first`}
        empty="Nothing new."
        heads={[format.count(Math.min(STRIP_DAYS, state.params.days), 'day'), 'retailer, to do']}
        lines={events.filter(({ age }) => age === 'new')}
        state={state}
      />
      <Group
        title="Still going on"
        caption={`opened ${first} to ${last}`}
        empty="No event goes on."
        lines={events.filter(({ age }) => age === 'going_on')}
        state={state}
      />
      {standing.length > 0 ? (
        <section aria-label="Standing">
          <GroupHead
            title="Standing"
            count={total.standing}
            caption={`opened before ${first}, or bad since collection began · ${format.integer(items)} products or keywords`}
          />
          <StandingRetailers state={state} standing={standing} />
        </section>
      ) : null}
    </>
  );
}

interface GroupProps {
  state: OverviewState;
  title: string;
  caption: string;
  /** Words without a line. */
  empty: string;
  /** Titles of the columns at the right. */
  heads?: readonly string[];
  lines: readonly Problem[];
}

function Group({ state, title, caption, empty, heads, lines }: GroupProps) {
  const [limit, setLimit] = useState(LINES);
  return (
    <section aria-label={title}>
      <GroupHead title={title} count={lines.length} caption={caption} heads={heads} />
      {lines.length === 0 ? <p className="border-line border-b py-1 text-ink-3">{empty}</p> : null}
      <ol data-rows={lines.length > 0 || undefined}>
        {lines.slice(0, limit).map((problem) => (
          <EventLine key={`${problem.rule}/${problem.retailer}/${problem.since}`} state={state} problem={problem} />
        ))}
      </ol>
      <ShowMore shown={limit} total={lines.length} onMore={() => setLimit(limit + LINES)} />
    </section>
  );
}

interface GroupHeadProps extends Pick<GroupProps, 'title' | 'caption' | 'heads'> {
  count: number;
}

const SMALL = 'font-normal text-caption text-ink-3';

function GroupHead({ title, count, caption, heads = [] }: GroupHeadProps) {
  const format = useFormat();
  return (
    <div className={cn(EVENT_GRID, 'border-ink-3 border-b pt-1.5 pb-px')}>
      <h3 className={cn('col-span-full font-semibold', heads.length > 0 && 'sm:col-span-2')}>
        {title} {format.integer(count)} <span className={SMALL}>{caption}</span>
      </h3>
      {heads.map((head) => (
        <span key={head} aria-hidden className={cn(SMALL, 'max-sm:hidden')}>
          {head}
        </span>
      ))}
    </div>
  );
}
