'use client';

import { Beside } from '@/components/layout/beside';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { EventList } from '@/components/overview/event-list';
import { isUnjudged, LeadSentence } from '@/components/overview/lead-sentence';
import { OverviewTiles } from '@/components/overview/overview-tiles';
import { type OverviewStart, overview, VIEWS } from '@/components/overview/page';
import { RetailerMatrix } from '@/components/overview/retailer-matrix';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { PageContext } from '@/components/panel/page-context';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import { useToday } from '@/lib/client/query/use-today';
import type { Problems } from '@/lib/queries/overview/problems';

/** Limits the coverage of an answer to the day, because strips and durations show that of earlier days. */
function onDay(answer: AnswerState<Problems>): AnswerState<Problems> {
  if (answer.kind !== 'content') return answer;
  return { ...answer, coverage: answer.coverage.filter(({ from, to }) => from === to) };
}

/** Heights of the list and the side while they load, in pixels. */
const HEIGHT = { list: 480, matrix: 268, started: 106, better: 125 };

const RankingRules = lazyPart(
  () => import('@/components/overview/ranking-rules'),
  'RankingRules',
  <Skeleton className="h-56" />,
);
const StripKey = lazyPart(() => import('@/components/overview/event-strip'), 'StripKey', null);
const StandingRetailers = lazyPart(
  () => import('@/components/overview/standing'),
  'StandingRetailers',
  <SkeletonRows rows={8} />,
);
const SolvedList = lazyPart(() => import('@/components/overview/solved-list'), 'SolvedList', <SkeletonRows rows={8} />);
const NoData = lazyPart(() => import('@/components/overview/no-data'), 'NoData', <SkeletonRows rows={8} />);
const Started = lazyPart(() => import('@/components/overview/started'), 'Started', <Skeleton className="h-24" />);
const StartedKey = lazyPart(() => import('@/components/overview/started'), 'StartedKey', null);
const GotBetter = lazyPart(() => import('@/components/overview/got-better'), 'GotBetter', <SkeletonRows rows={4} />);

/** The Overview page: what happened, what goes on, what has long been so, and the retailers. */
export const OverviewPage = withOpeningDay(overview, OverviewContent);

function OverviewContent({ start }: { start: OverviewStart }) {
  const state = usePage(overview, start);
  const { address, set, params, dates } = state;
  const isToday = dates.date === useToday(start.today);
  const format = useFormat();
  const answer = onDay(useAnswer('overview/problems', params));
  const tiles = useAnswer('overview/tiles', params);
  const problems = answer.data ?? null;
  const total = problems?.total;
  const contents = {
    events: (data: Problems) => <EventList state={state} problems={data} isToday={isToday} />,
    standing: (data: Problems) =>
      data.standing.length > 0 ? (
        <StandingRetailers state={state} standing={data.standing} isOpen />
      ) : (
        <p className="text-ink-3">No standing problems.</p>
      ),
    solved: (data: Problems) => <SolvedList state={state} problems={data} />,
    missing: (data: Problems) => <NoData problems={data} />,
  };
  const meanings = {
    events: 'new: opened on the day, going on: opened within the last 14 days and still bad',
    standing: 'opened before the last 14 days, or bad since collection began',
    solved: 'ended in the last 7 days, the newest first',
    missing: 'rules, products and keywords without data on this day',
  };
  const labels = {
    events: total ? `New ${format.integer(total.new)} · Going on` : 'New · Going on',
    standing: 'Standing',
    solved: 'Solved',
    missing: isToday ? 'No data today' : 'No data that day',
  };
  const counts = {
    events: total?.going_on,
    standing: total?.standing,
    solved: total?.solved,
    missing: problems?.judged.missing.length,
  };
  return (
    <PageContext value={state}>
      <PageToolbar state={state} settings={<RankingRules />} />
      <OverviewTiles state={state} tiles={tiles} />
      <LeadSentence problems={problems} date={dates.date} isToday={isToday} />
      <Beside
        label="Retailers and changes"
        side={
          <>
            <AnswerPanel
              title="Retailers"
              state={answer}
              height={HEIGHT.matrix}
              isEmpty={isUnjudged}
              caption={() => '% on target, ▼ below all by 2 points or more'}
            >
              {(data) => <RetailerMatrix state={state} problems={data} tiles={tiles.data ?? []} />}
            </AnswerPanel>
            {/* Its height depends on the number of retailers, so what is below it appears with it. */}
            {answer.kind === 'loading' ? null : (
              <>
                <AnswerPanel
                  title="When it started"
                  state={answer}
                  height={HEIGHT.started}
                  caption={(data) => <StartedKey problems={data} />}
                >
                  {(data) => <Started started={data.started} older={data.older} />}
                </AnswerPanel>
                <AnswerPanel
                  title="Got better this week"
                  state={answer}
                  height={HEIGHT.better}
                  caption={({ solved }) => `${format.integer(solved.length)} solved, the largest first`}
                  actions={({ solved }) =>
                    solved.length > 0 ? (
                      <button
                        type="button"
                        onClick={() => set({ view: 'solved' }, 'replace')}
                        className="h-6 underline decoration-control underline-offset-2 hover:decoration-ink"
                      >
                        Show all
                      </button>
                    ) : null
                  }
                >
                  {(data) => <GotBetter state={state} solved={data.solved} />}
                </AnswerPanel>
              </>
            )}
          </>
        }
      >
        <Tabs
          label="Problems"
          value={address.view}
          onChange={(view) => set({ view }, 'replace')}
          tabs={VIEWS.map((name) => ({
            value: name,
            label: labels[name],
            count: counts[name] ?? null,
            title: meanings[name],
            content: (
              <AnswerPanel
                title={labels[name]}
                untitled
                state={answer}
                height={HEIGHT.list}
                caption={() => (name === 'events' ? <StripKey /> : meanings[name])}
                {...(name === 'events' || name === 'standing' ? { isEmpty: isUnjudged } : {})}
              >
                {contents[name]}
              </AnswerPanel>
            ),
          }))}
        />
      </Beside>
    </PageContext>
  );
}
