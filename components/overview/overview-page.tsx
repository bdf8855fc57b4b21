'use client';

import { Beside } from '@/components/layout/beside';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { LeadSentence } from '@/components/overview/lead-sentence';
import { onDay } from '@/components/overview/on-day';
import { OverviewTiles } from '@/components/overview/overview-tiles';
import { type OverviewStart, overview } from '@/components/overview/page';
import { ProblemTabs } from '@/components/overview/problem-tabs';
import { SidePanels } from '@/components/overview/side-panels';
import { PageContext } from '@/components/panel/page-context';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useShown } from '@/lib/client/query/use-last';
import { useToday } from '@/lib/client/query/use-today';

const RankingRules = lazyPart(
  () => import('@/components/overview/ranking-rules'),
  'RankingRules',
  <Skeleton className="h-56" />,
);

/** The Overview page: what happened, what goes on, what has long been so, and the retailers. */
export const OverviewPage = withOpeningDay(overview, OverviewContent);

function OverviewContent({ start }: { start: OverviewStart }) {
  const state = usePage(overview, start);
  const { params, dates } = state;
  const isToday = dates.date === useToday(start.today);
  const answer = onDay(useAnswer('overview/problems', params));
  const tiles = useAnswer('overview/tiles', params);
  // The day of the problems on screen, until those of another day have loaded.
  const shown = useShown({ state, isToday }, answer.kind === 'content' && answer.isOutdated === true);
  return (
    <PageContext value={state}>
      <PageToolbar state={state} settings={<RankingRules />} />
      <OverviewTiles state={state} tiles={tiles} />
      <LeadSentence problems={answer.data ?? null} date={shown.state.dates.date} isToday={shown.isToday} />
      <Beside
        label="Retailers and changes"
        side={<SidePanels state={shown.state} answer={answer} tiles={tiles.data ?? []} />}
      >
        <ProblemTabs state={state} shown={shown} answer={answer} />
      </Beside>
    </PageContext>
  );
}
