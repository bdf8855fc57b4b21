'use client';

import type { ReactNode } from 'react';
import { EventList } from '@/components/overview/event-list';
import { isUncollected, isUnjudged } from '@/components/overview/lead-sentence';
import { type OverviewState, VIEWS } from '@/components/overview/page';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { lazyPart } from '@/components/ui/lazy-part';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { Problems } from '@/lib/queries/overview/problems';

/** Height of a list while it loads, in pixels. */
const HEIGHT = 480;

const StripKey = lazyPart(() => import('@/components/overview/event-strip'), 'StripKey', null);
const LOADING = <SkeletonRows rows={8} />;
const StandingRetailers = lazyPart(() => import('@/components/overview/standing'), 'StandingRetailers', LOADING);
const SolvedList = lazyPart(() => import('@/components/overview/solved-list'), 'SolvedList', LOADING);
const NoData = lazyPart(() => import('@/components/overview/no-data'), 'NoData', LOADING);

interface ProblemTabsProps {
  state: OverviewState;
  /** The state of the problems on screen, which may be those of another day. */
  shown: { state: OverviewState; isToday: boolean };
  answer: AnswerState<Problems>;
}

/** The lists of problems: new and going on, standing, solved, and what has no data. */
export function ProblemTabs({ state: { address, set }, shown, answer }: ProblemTabsProps) {
  const format = useFormat();
  const lists = listsOf({ ...shown, answer }, format);
  return (
    <Tabs
      label="Problems"
      value={address.view}
      onChange={(view) => set({ view }, 'replace')}
      tabs={VIEWS.map((name) => {
        const { label, count = null, meaning, caption = meaning, isEmpty, render } = lists[name];
        return {
          value: name,
          label,
          count,
          title: meaning,
          content: (
            <AnswerPanel
              title={label}
              untitled
              state={answer}
              height={HEIGHT}
              caption={() => caption}
              {...(isEmpty && { isEmpty })}
            >
              {render}
            </AnswerPanel>
          ),
        };
      })}
    />
  );
}

interface ProblemList {
  label: string;
  count: number | undefined;
  meaning: string;
  /** Replaces the meaning above the list. */
  caption?: ReactNode;
  isEmpty?: (problems: Problems) => boolean;
  render: (problems: Problems) => ReactNode;
}

function listsOf(
  { state, isToday, answer }: ProblemTabsProps['shown'] & Pick<ProblemTabsProps, 'answer'>,
  format: Format,
): Record<(typeof VIEWS)[number], ProblemList> {
  const { data } = answer;
  // Counts of days without data would be read as zeros.
  const open = data && !isUnjudged(data) ? data.total : undefined;
  const ended = data && !isUncollected(data) ? data.total : undefined;
  return {
    events: {
      label: open ? `New ${format.integer(open.new)} · Going on` : 'New · Going on',
      count: open?.going_on,
      meaning: 'new: opened on the day, going on: opened within the last 14 days and still bad',
      caption: <StripKey />,
      isEmpty: isUnjudged,
      render: (problems) => <EventList state={state} problems={problems} isToday={isToday} />,
    },
    standing: {
      label: 'Standing',
      count: open?.standing,
      meaning: 'opened before the last 14 days, or bad since collection began',
      isEmpty: isUnjudged,
      render: ({ standing }) =>
        standing.length > 0 ? (
          <StandingRetailers state={state} standing={standing} isOpen />
        ) : (
          <p className="text-ink-3">No standing problems.</p>
        ),
    },
    solved: {
      label: 'Solved',
      count: ended?.solved,
      meaning: 'ended in the last 7 days, the newest first',
      isEmpty: isUncollected,
      render: (problems) => <SolvedList state={state} problems={problems} />,
    },
    missing: {
      label: isToday ? 'No data today' : 'No data that day',
      count: data?.judged.missing.length,
      meaning: 'rules, products and keywords without data on this day',
      render: (problems) => <NoData missing={problems.judged.missing} />,
    },
  };
}
