'use client';

import { useRef, useState } from 'react';
import { Beside } from '@/components/layout/beside';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { PageContext } from '@/components/panel/page-context';
import { ChosenPrices } from '@/components/price-competition/chosen-prices';
import { CompetitionTiles } from '@/components/price-competition/competition-tiles';
import { CompetitionViews } from '@/components/price-competition/competition-views';
import { Heat } from '@/components/price-competition/heat';
import { type CompetitionStart, competition } from '@/components/price-competition/page';
import { PagePicker } from '@/components/price-competition/page-picker';
import { useCompetition } from '@/components/price-competition/use-competition';
import { bucketWords } from '@/components/price-competition/words';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
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

/** The page Price competition: indices of own and competitors' prices with target bands, and the causes of changes. */
export const PriceCompetitionPage = withOpeningDay(competition, CompetitionContent);

function CompetitionContent({ start }: { start: CompetitionStart }) {
  const state = useCompetition(start);
  const format = useFormat();
  const { address, params, page } = state;
  const drawer = useDrawer('competition');
  const bucket = useDrawer('bucket');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const side = useRef<HTMLElement>(null);
  const summary = useAnswer('price-competition/summary', params);
  const tiles = useAnswer('price-competition/tiles', params);
  const shownSummary = currentData(summary);
  const open = (id: string, day?: string) => {
    setSelectedId(id);
    drawer.open(day ? `${id}@${day}` : id);
  };
  const choose = (id: string) => {
    setSelectedId(id);
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  const [openId = null, openBucket = null] = drawer.value?.split('@') ?? [];
  const opened = openId === null ? null : { id: openId, bucket: openBucket ?? bucket.value };
  const isEmpty = isUnpublished(summary);
  const dimension = address.time_dimension;
  const bucketNote = shownSummary?.at ? bucketWords(shownSummary.at, dimension, format) : '';
  const isStrips = address.view !== 'changes' && address.view !== 'buckets';
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
              isStrips && !isEmpty ? (
                <>
                  <Moves state={state} summary={summary} onChoose={choose} />
                  <ChosenPrices state={state} chosen={selectedId ?? openId} onOpen={open} />
                </>
              ) : null
            }
          >
            <CompetitionViews
              state={state}
              summary={summary}
              render={(view) =>
                isEmpty ? (
                  <EmptyPage page={page} />
                ) : (
                  <Heat
                    state={state}
                    view={view}
                    summary={summary}
                    chosen={selectedId}
                    onChoose={choose}
                    onOpen={open}
                  />
                )
              }
              changes={<ChangesTab state={state} summary={summary} onOpen={open} />}
              buckets={<BucketsTab state={state} summary={summary} onOpen={open} />}
            />
          </Beside>
          {isStrips && !isEmpty ? (
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

/** Tests whether all days of the period were requested and have no data. */
function isUnpublished(summary: AnswerState<Summary>): boolean {
  return (
    summary.kind === 'content' &&
    !summary.isOutdated &&
    summary.data.competitions === 0 &&
    summary.coverage.every(({ states, pending }) => !pending && /^n+$/.test(states))
  );
}
