'use client';

import { useRef } from 'react';
import { Beside } from '@/components/layout/beside';
import type { PageStart } from '@/components/layout/define-page';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { PageContext } from '@/components/panel/page-context';
import { FallsPanel } from '@/components/scorecards/falls-panel';
import { fewParams, type ScorecardsView, scorecards, shownView, VIEWS, viewCounts } from '@/components/scorecards/page';
import { RetailersPanel } from '@/components/scorecards/retailers-panel';
import { ScorecardPicker } from '@/components/scorecards/scorecard-picker';
import { ScorecardsTiles } from '@/components/scorecards/scorecards-tiles';
import { VIEW_WORDS } from '@/components/scorecards/words';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';

const Settings = lazyPart(() => import('@/components/scorecards/settings'), 'Settings', <SkeletonRows rows={4} />);
const SkusTable = lazyPart(() => import('@/components/scorecards/skus-table'), 'SkusTable', <SkeletonRows rows={12} />);
const NewReviewsPanel = lazyPart(
  () => import('@/components/scorecards/new-reviews-panel'),
  'NewReviewsPanel',
  <Skeleton className="h-56" />,
);

/** The page Scorecards: which SKU needs how many five-star reviews, which rating fell, and because of which reviews. */
export const ScorecardsPage = withOpeningDay(scorecards, ScorecardsContent);

function ScorecardsContent({ start }: { start: PageStart }) {
  const state = usePage(scorecards, start);
  const { address, set, params } = state;
  const format = useFormat();
  const side = useRef<HTMLElement>(null);
  const tiles = useAnswer('scorecards/tiles', params);
  const falls = useAnswer('scorecards/falls', params);
  const few = useAnswer('scorecards/skus', fewParams(params));
  const tileData = currentData(tiles);
  const counts = tileData && viewCounts(tileData);
  const view = shownView(address.view, counts);
  const fewCount = counts?.all == null ? null : currentData(few)?.total;
  const countOf = (name: ScorecardsView) => (name === 'few' ? fewCount : counts?.[name]) ?? null;
  const { part = null, whole = null } = tileData?.find(({ name }) => name === 'reviews') ?? {};
  const selectedId = address.row ?? falls.data?.falls[0]?.id ?? null;
  const select = (row: string) => {
    set({ row }, 'replace');
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <PageContext value={state}>
      <PageToolbar
        state={state}
        derived={{ view }}
        before={<ScorecardPicker state={state} />}
        settings={<Settings />}
      />
      <ScorecardsTiles state={state} tiles={tiles} view={view} />
      <RetailersPanel state={state} />
      <div className="mt-4">
        <Beside
          label="Falls and new reviews"
          size="narrow"
          sideRef={side}
          side={
            <>
              <FallsPanel state={state} falls={falls} tiles={tiles} selectedId={selectedId} onSelect={select} />
              {selectedId === null ? null : <NewReviewsPanel state={state} id={selectedId} />}
            </>
          }
        >
          <h2 className="font-semibold text-panel">
            SKUs by five-star reviews needed{' '}
            <span className="font-normal text-caption text-ink-3">
              change and new reviews since {format.shortDay(state.dates.against)}
              {part !== null && whole !== null && part < whole
                ? `, reviews of ${format.integer(part)} of ${format.count(whole, 'day')}`
                : null}
            </span>
          </h2>
          <Tabs
            label="Groups of SKUs"
            value={view}
            onChange={(next) => set({ view: next }, 'replace')}
            tabs={VIEWS.map((value) => ({
              value,
              label: VIEW_WORDS[value],
              count: countOf(value),
              content: <SkusTable state={state} view={value} selectedId={selectedId} onSelect={select} />,
            }))}
          />
        </Beside>
      </div>
    </PageContext>
  );
}
