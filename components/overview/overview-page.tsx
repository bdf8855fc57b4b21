'use client';

import { Beside } from '@/components/layout/beside';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { FileProblems } from '@/components/overview/file-problems';
import { isUnjudged, LeadSentence } from '@/components/overview/lead-sentence';
import { OverviewTiles } from '@/components/overview/overview-tiles';
import { type OverviewStart, overview, VIEWS } from '@/components/overview/page';
import { ProblemList } from '@/components/overview/problem-list';
import { RetailerMatrix } from '@/components/overview/retailer-matrix';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { PageContext } from '@/components/panel/page-context';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { Problems } from '@/lib/queries/overview/problems';
import { addDays } from '@/lib/queries/shared/dates';

/** Limits the coverage of an answer to the day, because strips and durations show that of earlier days. */
function onDay(answer: AnswerState<Problems>): AnswerState<Problems> {
  if (answer.kind !== 'content') return answer;
  return { ...answer, coverage: answer.coverage.filter(({ from, to }) => from === to) };
}

const LABELS = { open: 'Open', new: 'New', recovered: 'Solved' } as const;

/** Number of improved targets in the panel. */
const MAX_IMPROVED = 6;

/** "largest 6 of 11, since 23 Jun" */
function improvedWords(count: number, date: string, { integer, shortDay }: Format): string {
  const shown = count > MAX_IMPROVED ? `largest ${integer(MAX_IMPROVED)} of ${integer(count)}, ` : '';
  return `${shown}since ${shortDay(addDays(date, -7))}`;
}

/** Heights of the list and the side while they load, in pixels. */
const HEIGHT = { list: 480, matrix: 220, started: 110, better: 120 };

const RankingRules = lazyPart(
  () => import('@/components/overview/ranking-rules').then((file) => file.RankingRules),
  () => <Skeleton className="h-56" />,
);
const side = () => import('@/components/overview/side');
const placeholder = () => <Skeleton className="h-28" />;
const Started = lazyPart(() => side().then((file) => file.Started), placeholder);
const Better = lazyPart(() => side().then((file) => file.Better), placeholder);
const Recovered = lazyPart(() => side().then((file) => file.Recovered), placeholder);
const NotJudged = lazyPart(() => side().then((file) => file.NotJudged), placeholder);

/** The Overview page: problems by impact, with retailers, first days and exports. */
export const OverviewPage = withOpeningDay(overview, OverviewContent);

function OverviewContent({ start }: { start: OverviewStart }) {
  const state = usePage(overview, start);
  const { address, set, params } = state;
  const format = useFormat();
  const answer = onDay(useAnswer('overview/problems', params));
  const problems = answer.kind === 'content' ? answer.data : null;
  const fresh = problems?.events.filter(({ age }) => age === 'new') ?? [];
  const contents = {
    open: (data: Problems) => (
      <>
        <ProblemList
          state={state}
          label="Open problems"
          problems={[...data.events, ...data.standing.flatMap(({ lines }) => lines)]}
        />
        <FileProblems files={data.files} />
      </>
    ),
    new: () => <ProblemList state={state} label="New problems" problems={fresh} />,
    recovered: (data: Problems) => <Recovered solved={data.solved} />,
    missing: (data: Problems) => <NotJudged judged={data.judged} />,
  };
  const captions = {
    open: (_: Problems) => 'new, going on, then standing',
    new: () => 'opened on this day',
    recovered: () => 'in the last 7 days, by the impact that they had',
    missing: () => 'rules, products and keywords without data on this day',
  };
  const labels = { ...LABELS, missing: address.date === null ? 'No data today' : 'No data that day' };
  const counts = {
    open: problems && problems.total.new + problems.total.going_on + problems.total.standing,
    new: problems && fresh.length,
    recovered: problems?.total.solved,
    missing: problems?.judged.missing.length,
  };
  return (
    <PageContext value={state}>
      <PageToolbar state={state} settings={<RankingRules />} />
      <OverviewTiles state={state} />
      <LeadSentence problems={problems} />
      <Beside
        label="Retailers and changes"
        side={
          <>
            <AnswerPanel
              title="Retailers, worst first"
              state={answer}
              height={HEIGHT.matrix}
              isEmpty={isUnjudged}
              caption={() => '% on target'}
            >
              {(data) => <RetailerMatrix state={state} problems={data} />}
            </AnswerPanel>
            {/* Its height depends on the number of retailers, so what is below it appears with it. */}
            {answer.kind === 'loading' ? null : (
              <>
                <AnswerPanel
                  title="When the problems started"
                  state={answer}
                  height={HEIGHT.started}
                  caption={() => 'products or keywords by first day'}
                >
                  {(data) => <Started started={data.started} />}
                </AnswerPanel>
                <AnswerPanel
                  title="Improved in 7 days"
                  state={answer}
                  height={HEIGHT.better}
                  caption={({ judged }) => improvedWords(judged.better.length, state.dates.date, format)}
                >
                  {(data) => <Better better={data.judged.better.slice(0, MAX_IMPROVED)} />}
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
            content: (
              <AnswerPanel
                title={labels[name]}
                untitled
                state={answer}
                height={HEIGHT.list}
                caption={(data) => captions[name](data)}
                {...(name === 'open' || name === 'new' ? { isEmpty: isUnjudged } : {})}
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
