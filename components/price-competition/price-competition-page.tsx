'use client';

import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Beside } from '@/components/layout/beside';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { PageContext } from '@/components/panel/page-context';
import { PanelGuidance } from '@/components/panel/panel-guidance';
import { CompetitionTiles } from '@/components/price-competition/competition-tiles';
import { CompetitionViews } from '@/components/price-competition/competition-views';
import { Heat } from '@/components/price-competition/heat';
import { type CompetitionStart, competition } from '@/components/price-competition/page';
import { type CompetitionState, useCompetition } from '@/components/price-competition/use-competition';
import { bucketWords } from '@/components/price-competition/words';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useDrawer } from '@/lib/client/use-drawer';
import { useFormat } from '@/lib/client/use-format';
import type { Summary } from '@/lib/queries/price-competition/summary';

const PagePicker = lazyPart(
  () => import('@/components/price-competition/page-picker').then((part) => part.PagePicker),
  ({ state: { name } }) => <PickerPlaceholder name={name} />,
);
const Settings = lazyPart(
  () => import('@/components/price-competition/settings').then((part) => part.Settings),
  () => <SkeletonRows rows={5} />,
);
const Moves = lazyPart(
  () => import('@/components/price-competition/moves').then((part) => part.Moves),
  () => <Skeleton className="h-72" />,
);
const PriceDetail = lazyPart(
  () => import('@/components/price-competition/price-detail').then((part) => part.PriceDetail),
  () => <Skeleton className="h-72" />,
);
const ChangesTab = lazyPart(() => import('@/components/price-competition/changes').then((part) => part.ChangesTab));
const LinesTable = lazyPart(
  () => import('@/components/price-competition/lines-table').then((part) => part.LinesTable),
  () => <SkeletonRows rows={8} />,
);
const BucketsTab = lazyPart(() => import('@/components/price-competition/buckets-tab').then((part) => part.BucketsTab));
const CompetitionDrawer = lazyPart(
  () => import('@/components/price-competition/competition-drawer').then((part) => part.CompetitionDrawer),
  () => null,
);

/** The page Price competition: indices of own and competitors' prices with target bands, and the causes of changes. */
export const PriceCompetitionPage = withOpeningDay(competition, CompetitionContent);

function CompetitionContent({ start }: { start: CompetitionStart }) {
  const state = useCompetition(start);
  const format = useFormat();
  const { address, params, page } = state;
  const drawer = useDrawer('competition');
  const bucket = useDrawer('bucket');
  const [chosen, setChosen] = useState<string | null>(null);
  const side = useRef<HTMLElement>(null);
  const summary = useAnswer('price-competition/summary', params);
  const tiles = useAnswer('price-competition/tiles', params);
  const shownSummary = summary.kind === 'content' && !summary.isOutdated ? summary.data : null;
  const open = (id: string, day?: string) => {
    setChosen(id);
    drawer.open(day ? `${id}@${day}` : id);
  };
  const choose = (id: string) => {
    setChosen(id);
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
        <PanelGuidance guidance={NO_PAGE} />
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
                  <PricesOfChosen state={state} chosen={chosen ?? openId} onOpen={open} />
                </>
              ) : null
            }
          >
            <CompetitionViews
              state={state}
              summary={summary}
              render={(view) =>
                isEmpty ? (
                  <PanelGuidance
                    guidance={{
                      kind: 'guidance',
                      reason: 'not-published',
                      text: `Nothing was published on page ${page}. The number may be wrong, or no competitions are defined on this page yet.`,
                    }}
                  />
                ) : (
                  <Heat state={state} view={view} summary={summary} chosen={chosen} onChoose={choose} onOpen={open} />
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

const NO_PAGE = {
  kind: 'guidance',
  reason: 'not-collected',
  text: 'Competitions are on numbered pages, which the service does not list. Ask your account manager for the number of a page, then open it here. An administrator can list pages for all users in PRICE_COMPETITION_PAGES.',
} as const;

/** Tests whether all days of the period were requested and have no data. */
function isUnpublished(summary: AnswerState<Summary>): boolean {
  return (
    summary.kind === 'content' &&
    !summary.isOutdated &&
    summary.data.competitions === 0 &&
    summary.coverage.every(({ states, pending }) => !pending && /^n+$/.test(states))
  );
}

/** Placeholder of the same size as the picker while its code loads. */
function PickerPlaceholder({ name }: { name: string }) {
  return (
    <Button aria-busy>
      <span className="text-ink-3">Page</span>
      <span className="max-w-48 truncate">{name || 'choose'}</span>
      <ChevronDown aria-hidden className="text-ink-3" />
    </Button>
  );
}

/** Prices of the selected competition, by default the one with the largest distance from its target. */
function PricesOfChosen({
  state,
  chosen,
  onOpen,
}: {
  state: CompetitionState;
  chosen: string | null;
  onOpen: (id: string) => void;
}) {
  const { params } = state;
  const worst = useAnswer(
    'price-competition/lines',
    chosen === null && params ? { ...params, sort: 'away.desc', limit: 1 } : null,
  );
  const id = chosen ?? (worst.kind === 'content' ? (worst.data.rows[0]?.id ?? null) : null);
  return <PriceDetail state={state} id={id} onOpen={onOpen} />;
}
