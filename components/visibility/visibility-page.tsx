'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Beside } from '@/components/layout/beside';
import { CompareControl } from '@/components/layout/compare-control';
import { Toolbar } from '@/components/layout/toolbar';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { usePageFreshness } from '@/components/shell/page-freshness';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { saveFiles } from '@/components/ui/save-files';
import { Segmented } from '@/components/ui/segmented';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { visibilityControls } from '@/components/visibility/controls';
import { DistanceChart } from '@/components/visibility/distance-chart';
import { RetailersPanel, useRetailers } from '@/components/visibility/retailers-panel';
import { ShareTrend } from '@/components/visibility/share-trend';
import { useVisibility, type VisibilityStart } from '@/components/visibility/use-visibility';
import { countOf, shownView, VIEWS, type VisibilityView } from '@/components/visibility/visibility-params';
import { VisibilityTiles } from '@/components/visibility/visibility-tiles';
import { askedInWords, POSITION_WORDS, TYPE_WORDS } from '@/components/visibility/words';
import { refresh } from '@/lib/client/answer-options';
import { newestTimes } from '@/lib/client/newest-times';
import { saveWorkbook } from '@/lib/client/request-export';
import { isAwaited, useAnswer } from '@/lib/client/use-answer';
import { useDrawer } from '@/lib/client/use-drawer';
import { useFormat } from '@/lib/client/use-format';
import { VISIBILITY_TYPES } from '@/lib/contract/params';

const Dictionary = lazyPart(
  () => import('@/components/panel/dictionary').then((part) => part.Dictionary),
  () => null,
);
const Settings = lazyPart(
  () => import('@/components/visibility/settings').then((part) => part.Settings),
  () => <SkeletonRows rows={4} />,
);
const ScoresTable = lazyPart(
  () => import('@/components/visibility/tables').then((part) => part.ScoresTable),
  () => <SkeletonRows rows={10} />,
);
const Matrix = lazyPart(() => import('@/components/visibility/matrix').then((part) => part.Matrix));
const Positions = lazyPart(() => import('@/components/visibility/matrix').then((part) => part.Positions));
const Brands = lazyPart(() => import('@/components/visibility/brands').then((part) => part.Brands));
const ScoreDrawer = lazyPart(
  () => import('@/components/visibility/score-drawer').then((part) => part.ScoreDrawer),
  () => null,
);

/** The filters of other pages that this one follows. */
const APPLIED = ['retailer', 'country', 'brand', 'own'] as const;
const TYPES = VISIBILITY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value].tab }));

const LABELS: Readonly<Record<VisibilityView, string>> = {
  one: 'One missing',
  two: 'Two',
  more: 'Three or more',
  scores: 'All scores',
  matrix: 'By retailer',
  positions: 'Organic and sponsored',
  brands: 'Brands',
};

/** How much of search results and category shelves is ours, against target: what is missing where, and who has it. */
export function VisibilityPage({ start }: { start: VisibilityStart }) {
  const state = useVisibility(start);
  const client = useQueryClient();
  const search = useSearchParams();
  const format = useFormat();
  const { address, set, dates, known, asked } = state;
  const drawer = useDrawer('score');
  const [told, setTold] = useState(false);
  const tiles = useAnswer('visibility/tiles', asked);
  const distances = useAnswer('visibility/distances', asked);
  const retailers = useRetailers(state);
  usePageFreshness(newestTimes(distances, dates.date));
  const its = distances.kind === 'content' && !distances.before ? distances.data : null;
  const view = shownView(address, its);
  const name = `${address.position_type.toLowerCase()}_target`;
  const target = tiles.kind === 'content' ? (tiles.data.find((tile) => tile.name === name)?.value ?? null) : null;
  async function save() {
    const { visibilitySheets } = await import('@/components/visibility/page-sheets');
    await saveWorkbook(
      { title: `Visibility ${dates.date} ${askedInWords(address, format)}`, sheets: visibilitySheets(asked) },
      { notes: state.notes, format },
    );
  }
  const contents: Partial<Record<VisibilityView, React.ReactNode>> = {
    matrix: <Matrix state={state} retailers={retailers} onOpen={drawer.open} />,
    positions: <Positions state={state} retailers={retailers} />,
    brands: <Brands state={state} />,
  };
  return (
    <>
      <Toolbar
        title="Visibility"
        date={dates.date}
        last={known?.newest ?? undefined}
        // The newest day is no day of the address: tomorrow it is another.
        onDate={(date) => set({ date: date === known?.newest ? null : date })}
        compare={
          <>
            <Segmented
              label="Search results or category shelves"
              options={TYPES}
              value={address.visibility_type}
              onChange={(type) => set({ visibility_type: type === 'SEARCH' ? null : type, source: null })}
            />
            <CompareControl
              date={dates.date}
              value={address.against}
              against={dates.against}
              onChange={(against) => set({ against })}
              days={address.days}
              onDays={(days) => set({ days })}
            />
          </>
        }
        filters={visibilityControls(state)}
        find={state.find}
        onClear={state.clear}
        settings={{
          label: `${POSITION_WORDS[address.position_type]}, first ${address.first_n_products}`,
          title: 'Which places count',
          children: <Settings state={state} onDictionary={() => setTold(true)} />,
        }}
        refresh={{
          onPress: () => void refresh(client, 'visibility/tiles', asked),
          isBusy: isAwaited(tiles),
        }}
        exports={
          <Button look="quiet" onClick={() => void saveFiles(save)}>
            <Download aria-hidden />
            <span className="max-[1400px]:sr-only">Export page</span>
          </Button>
        }
        refused={state.refused}
      />
      <UnappliedNote search={search} applied={APPLIED} />
      <VisibilityTiles state={state} tiles={tiles} distances={its} />
      <Beside label="Distance from target" side={<DistanceChart state={state} distances={distances} />}>
        <ShareTrend state={state} target={target} />
      </Beside>
      <div className="mt-4">
        <Beside
          label="Retailers"
          isSideFirst
          // A table with a column for each retailer takes the room beside it.
          side={contents[view] ? null : <RetailersPanel state={state} retailers={retailers} />}
        >
          <Tabs
            label="Views of the scores"
            value={view}
            onChange={(next) => set({ view: next }, 'replace')}
            tabs={VIEWS.map((value) => ({
              value,
              label: LABELS[value],
              count: its && countOf(value, its),
              content: contents[value] ?? <ScoresTable state={state} view={value} onOpen={drawer.open} />,
            }))}
          />
        </Beside>
      </div>
      {told ? <Dictionary page="visibility" onClose={() => setTold(false)} /> : null}
      {drawer.value === null ? null : <ScoreDrawer state={state} id={drawer.value} onClose={drawer.close} />}
      <p className="hidden print:block">{state.notes.join(' · ')}</p>
    </>
  );
}
