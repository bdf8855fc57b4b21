'use client';

import { Beside } from '@/components/layout/beside';
import type { PageStart } from '@/components/layout/define-page';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { missingDay } from '@/components/panel/coverage-words';
import { PageContext } from '@/components/panel/page-context';
import { lazyPart } from '@/components/ui/lazy-part';
import { Segmented } from '@/components/ui/segmented';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { DistanceChart } from '@/components/visibility/distance-chart';
import { shownView, VIEWS, type VisibilityView, visibility } from '@/components/visibility/page';
import { RetailersPanel } from '@/components/visibility/retailers-panel';
import { ShareTrend } from '@/components/visibility/share-trend';
import { VisibilityTiles } from '@/components/visibility/visibility-tiles';
import { useDrawer } from '@/lib/client/address/use-drawer';
import { useAnswer } from '@/lib/client/query/use-answer';
import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { TYPE_WORDS } from '@/lib/datasets/scores/filters';

const Settings = lazyPart(() => import('@/components/visibility/settings'), 'Settings', <SkeletonRows rows={4} />);
const ScoresTable = lazyPart(
  () => import('@/components/visibility/scores-table'),
  'ScoresTable',
  <SkeletonRows rows={10} />,
);
const Matrix = lazyPart(() => import('@/components/visibility/matrix'), 'Matrix');
const Positions = lazyPart(() => import('@/components/visibility/matrix'), 'Positions');
const Brands = lazyPart(() => import('@/components/visibility/brands'), 'Brands');
const ScoreDrawer = lazyPart(() => import('@/components/visibility/score-drawer'), 'ScoreDrawer', null);

const TYPES = VISIBILITY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value].tab }));

const LABELS: Readonly<Record<VisibilityView, string>> = {
  one: '1 listing short',
  two: '2 short',
  more: '3+ short',
  scores: 'All',
  matrix: 'By retailer',
  positions: 'Organic, sponsored',
  brands: 'Brands',
};

/** The page Visibility: shares of search results and category shelves with targets, by keyword, retailer and brand. */
export const VisibilityPage = withOpeningDay(visibility, VisibilityContent);

function VisibilityContent({ start }: { start: PageStart }) {
  const state = usePage(visibility, start);
  const { address, set, params } = state;
  const drawer = useDrawer('score');
  const tiles = useAnswer('visibility/tiles', params);
  const answer = useAnswer('visibility/distances', params);
  const retailers = useAnswer('visibility/retailers', params);
  const distances = answer.data ?? null;
  const view = shownView(address.view, distances);
  const isKnown = distances !== null && missingDay(answer.coverage ?? []) === null;
  const counts: Partial<Record<VisibilityView, number>> = isKnown
    ? { ...distances.short, scores: distances.scores, brands: distances.brands }
    : {};
  const contents: Partial<Record<VisibilityView, React.ReactNode>> = {
    matrix: <Matrix state={state} retailers={retailers} onOpen={drawer.open} />,
    positions: <Positions state={state} retailers={retailers} />,
    brands: <Brands state={state} />,
  };
  return (
    <PageContext value={state}>
      <PageToolbar
        state={state}
        derived={{ view }}
        before={
          <Segmented
            label="Search results or category shelves"
            options={TYPES}
            value={address.visibility_type}
            onChange={(type) => set({ visibility_type: type, source: null, only: null })}
          />
        }
        settings={<Settings state={state} />}
      />
      <VisibilityTiles state={state} tiles={tiles} />
      <Beside label="Distance from target" side={<DistanceChart state={state} distances={answer} />}>
        <ShareTrend state={state} tiles={tiles} />
      </Beside>
      <div className="mt-4">
        <Beside
          label="Retailers"
          isSideFirst
          // A table with a column for each retailer needs the full width. Otherwise the panel stays visible on scroll.
          side={
            contents[view] ? null : (
              <div className="lg:sticky lg:top-4">
                <RetailersPanel state={state} retailers={retailers} />
              </div>
            )
          }
        >
          <Tabs
            label="Views of the scores"
            value={view}
            onChange={(next) => set({ view: next }, 'replace')}
            tabs={VIEWS.map((name) => ({
              value: name,
              label: LABELS[name],
              count: counts[name] ?? null,
              content: contents[name] ?? <ScoresTable state={state} view={name} onOpen={drawer.open} />,
            }))}
          />
        </Beside>
      </div>
      {drawer.value === null ? null : <ScoreDrawer state={state} id={drawer.value} onClose={drawer.close} />}
    </PageContext>
  );
}
