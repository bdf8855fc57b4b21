'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Beside } from '@/components/layout/beside';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { PageContext } from '@/components/panel/page-context';
import { CompetitionTiles } from '@/components/price-competition/competition-tiles';
import { Heat } from '@/components/price-competition/heat';
import { type CompetitionStart, type CompetitionView, competition, VIEWS } from '@/components/price-competition/page';
import { PagePicker } from '@/components/price-competition/page-picker';
import { SelectedPrices } from '@/components/price-competition/selected-prices';
import { useCompetition } from '@/components/price-competition/use-competition';
import { allBucketsWords, bucketWords, isUnjudged } from '@/components/price-competition/words';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useDrawer } from '@/lib/client/address/use-drawer';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, currentData, useAnswer } from '@/lib/client/query/use-answer';
import type { Summary } from '@/lib/queries/price-competition/summary';

const Settings = lazyPart(
  () => import('@/components/price-competition/settings'),
  'Settings',
  <SkeletonRows rows={5} />,
);
const EmptyPage = lazyPart(
  () => import('@/components/price-competition/empty-page'),
  'EmptyPage',
  <SkeletonRows rows={3} />,
);
const Moves = lazyPart(
  () => import('@/components/price-competition/moves'),
  'Moves',
  <Skeleton className="h-[332px]" />,
);
const ChangesTab = lazyPart(() => import('@/components/price-competition/changes'), 'ChangesTab');
const LinesTable = lazyPart(
  () => import('@/components/price-competition/lines-table'),
  'LinesTable',
  <SkeletonRows rows={8} />,
);
const BucketsTab = lazyPart(() => import('@/components/price-competition/buckets-tab'), 'BucketsTab');
const CompetitionDrawer = lazyPart(
  () => import('@/components/price-competition/competition-drawer'),
  'CompetitionDrawer',
  null,
);

const LABELS: Readonly<Record<Exclude<CompetitionView, 'buckets'>, string>> = {
  off: 'Off target',
  near: 'Near',
  on: 'On target',
  none: 'No index',
  all: 'All',
  changes: 'Changes',
};

/** The page Price competition: indices of own and competitors' prices with target bands, and the causes of changes. */
export const PriceCompetitionPage = withOpeningDay(competition, CompetitionContent);

function CompetitionContent({ start }: { start: CompetitionStart }) {
  const state = useCompetition(start);
  const format = useFormat();
  const { address, set, params, page } = state;
  const drawer = useDrawer('competition');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const side = useRef<HTMLElement>(null);
  const summary = useAnswer('price-competition/summary', params);
  const tiles = useAnswer('price-competition/tiles', params);
  const shownSummary = currentData(summary);
  const open = (id: string, day?: string) => {
    setSelectedId(id);
    drawer.open(day ? `${id}@${day}` : id);
  };
  const select = (id: string) => {
    setSelectedId(id);
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  const [openId = null, openBucket = null] = drawer.value?.split('@') ?? [];
  const opened = openId === null ? null : { id: openId, bucket: openBucket };
  const isEmpty = isUnpublished(summary);
  const dimension = address.time_dimension;
  const bucketNote = shownSummary?.current ? bucketWords(shownSummary.current, dimension, format) : '';
  const contents: Partial<Record<CompetitionView, ReactNode>> = {
    changes: <ChangesTab state={state} summary={summary} onOpen={open} />,
    buckets: <BucketsTab state={state} summary={summary} onOpen={open} />,
  };
  const hasStrips = !contents[address.view] && !isEmpty;
  const strips = (view: CompetitionView) =>
    isEmpty ? (
      <EmptyPage page={page} />
    ) : (
      <Heat state={state} view={view} summary={summary} selectedId={selectedId} onSelect={select} onOpen={open} />
    );
  return (
    <PageContext value={state}>
      <PageToolbar
        state={dimension === 'DAILY' || !bucketNote ? state : { ...state, notes: [...state.notes, bucketNote] }}
        derived={{ customer_page_id: page }}
        hasComparedDay={dimension === 'DAILY'}
        after={<PagePicker state={state} listed={start.listed} />}
        settings={<Settings state={state} />}
        subject={state.name}
      />
      {page === null ? (
        <EmptyPage page={null} />
      ) : (
        <>
          <CompetitionTiles state={state} tiles={tiles} summary={shownSummary} />
          <Beside
            label="What moved"
            size="narrow"
            sideRef={side}
            side={
              hasStrips ? (
                <>
                  <Moves state={state} summary={summary} onSelect={select} />
                  <SelectedPrices state={state} selectedId={selectedId ?? openId} onOpen={open} />
                </>
              ) : null
            }
          >
            <Tabs
              label="Views of the competitions"
              value={address.view}
              onChange={(view) => set({ view }, 'replace')}
              tabs={VIEWS.map((view) => ({
                value: view,
                label: view === 'buckets' ? allBucketsWords(dimension) : LABELS[view],
                count: summary.data ? countOf(summary.data, view) : null,
                content: contents[view] ?? strips(view),
              }))}
            />
          </Beside>
          {hasStrips ? (
            <div className="mt-5">
              <LinesTable state={state} summary={summary} onOpen={open} view={address.view} />
            </div>
          ) : null}
        </>
      )}
      {opened && params ? (
        <CompetitionDrawer
          state={state}
          opened={opened}
          onBucket={(day) => drawer.open(`${opened.id}@${day}`)}
          onClose={drawer.close}
        />
      ) : null}
    </PageContext>
  );
}

/** Returns the number of competitions of a view. Null for tables of other rows, and if it is not known. */
function countOf(summary: Summary, view: CompetitionView): number | null {
  if (view === 'changes' || view === 'buckets' || summary.competitions === 0) return null;
  if (view === 'all') return summary.shown;
  return view !== 'none' && isUnjudged(summary) ? null : summary.tones[view];
}

/** Tests whether all days of the period were requested and have no data. */
function isUnpublished(summary: AnswerState<Summary>): boolean {
  return (
    summary.kind === 'content' &&
    !summary.isOutdated &&
    summary.data.competitions === 0 &&
    summary.coverage.every(({ states, pending }) => !pending && /^n+$/.test(states))
  );
}
