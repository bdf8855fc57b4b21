'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import { Beside } from '@/components/layout/beside';
import { CompareControl } from '@/components/layout/compare-control';
import { Toolbar } from '@/components/layout/toolbar';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { PanelGuidance } from '@/components/panel/panel-guidance';
import { CompetitionTiles } from '@/components/price-competition/competition-tiles';
import { CompetitionViews } from '@/components/price-competition/competition-views';
import { competitionControls } from '@/components/price-competition/controls';
import { Heat } from '@/components/price-competition/heat';
import {
  type CompetitionStart,
  type CompetitionState,
  useCompetition,
} from '@/components/price-competition/use-competition';
import { bucketWords, DIMENSION_WORDS, OFFER_WORDS } from '@/components/price-competition/words';
import { usePageFreshness } from '@/components/shell/page-freshness';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { saveFiles } from '@/components/ui/save-files';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { refresh } from '@/lib/client/answer-options';
import { newestTimes } from '@/lib/client/newest-times';
import { saveWorkbook } from '@/lib/client/request-export';
import { type AnswerState, isAwaited, useAnswer } from '@/lib/client/use-answer';
import { useDrawer } from '@/lib/client/use-drawer';
import { useFormat } from '@/lib/client/use-format';
import type { Summary } from '@/lib/queries/price-competition/summary';

const file = {
  tables: () => import('@/components/price-competition/tables'),
};
const PagePicker = lazyPart(
  () => import('@/components/price-competition/page-picker').then((part) => part.PagePicker),
  ({ state: { name } }) => <PickerPlace name={name} />,
);
const Dictionary = lazyPart(
  () => import('@/components/panel/dictionary').then((part) => part.Dictionary),
  () => null,
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
  () => file.tables().then((part) => part.LinesTable),
  () => <SkeletonRows rows={8} />,
);
const BucketsTab = lazyPart(() => file.tables().then((part) => part.BucketsTab));
const CompetitionDrawer = lazyPart(
  () => import('@/components/price-competition/competition-drawer').then((part) => part.CompetitionDrawer),
  () => null,
);

/** The filters of other pages that this one follows. */
const APPLIED = ['retailer', 'brand', 'tag', 'own'] as const;

/** Our price against somebody else's as an index with a target band: who left it, since when, who moved, and what would mend it. */
export function PriceCompetitionPage({ start }: { start: CompetitionStart }) {
  const state = useCompetition(start);
  const client = useQueryClient();
  const search = useSearchParams();
  const format = useFormat();
  const { address, set, dates, known, asked, page } = state;
  const drawer = useDrawer('competition');
  const bucket = useDrawer('bucket');
  const [told, setTold] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const beside = useRef<HTMLElement>(null);
  const summary = useAnswer('price-competition/summary', asked);
  const tiles = useAnswer('price-competition/tiles', asked);
  usePageFreshness(newestTimes(summary, dates.date));
  const its = summary.kind === 'content' && !summary.before ? summary.data : null;
  const open = (id: string, on?: string) => {
    setChosen(id);
    drawer.open(on ? `${id}@${on}` : id);
  };
  const choose = (id: string) => {
    setChosen(id);
    beside.current?.scrollIntoView({ block: 'nearest' });
  };
  async function save() {
    if (!asked || !its) return;
    const { competitionSheets } = await import('@/components/price-competition/page-sheets');
    await saveWorkbook(
      { title: `Price competition ${state.name}`, sheets: competitionSheets(asked, its) },
      { notes: state.notes, format },
    );
  }
  const [openId = null, openBucket = null] = drawer.value?.split('@') ?? [];
  const opened = openId === null ? null : { id: openId, bucket: openBucket ?? bucket.value };
  const isEmpty = isUnpublished(summary);
  const dimension = address.time_dimension;
  const isStrips = address.view !== 'changes' && address.view !== 'buckets';
  return (
    <>
      <Toolbar
        title="Price competition"
        date={dates.date}
        last={known?.newest ?? undefined}
        // The newest day is no day of the address: tomorrow it is another.
        onDate={(date) => set({ date: date === known?.newest ? null : date })}
        compare={
          <>
            {dimension === 'DAILY' ? (
              <CompareControl
                date={dates.date}
                value={address.against}
                against={dates.against}
                onChange={(against) => set({ against })}
                days={dates.days}
                onDays={(days) => set({ days: days === 28 ? null : days })}
              />
            ) : null}
            <PagePicker state={state} listed={start.listed} />
          </>
        }
        filters={competitionControls(state)}
        find={state.find}
        onClear={state.clear}
        settings={{
          label: settingsWords(address),
          title: 'Which price, and which buckets',
          children: <Settings state={state} onDictionary={() => setTold(true)} />,
        }}
        refresh={{
          onPress: () => asked && void refresh(client, 'price-competition/summary', asked),
          isBusy: asked === null || isAwaited(summary),
        }}
        exports={
          <Button look="quiet" disabled={!its} onClick={() => void saveFiles(save)}>
            <Download aria-hidden />
            <span className="max-[1400px]:sr-only">Export page</span>
          </Button>
        }
        refused={state.refused}
      />
      <UnappliedNote search={search} applied={APPLIED} />
      {page === null ? (
        <PanelGuidance guidance={NO_PAGE} />
      ) : (
        <>
          <CompetitionTiles state={state} tiles={tiles} summary={its} />
          <Beside
            label="What moved"
            size="narrow"
            sideRef={beside}
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
                      text: `Nothing was published on page ${page}. Its number may be another, or nobody has defined competitions on it yet.`,
                    }}
                  />
                ) : (
                  <>
                    <Heat state={state} view={view} summary={summary} chosen={chosen} onChoose={choose} onOpen={open} />
                    <div className="mt-5">
                      <LinesTable state={state} summary={summary} onOpen={open} tones={view === 'all' ? [] : [view]} />
                    </div>
                  </>
                )
              }
              changes={<ChangesTab state={state} summary={summary} onOpen={open} />}
              buckets={<BucketsTab state={state} summary={summary} onOpen={open} />}
            />
          </Beside>
        </>
      )}
      {told ? <Dictionary page="price-competition" onClose={() => setTold(false)} /> : null}
      {opened && asked ? (
        <CompetitionDrawer
          state={state}
          opened={opened}
          onBucket={(day) => drawer.open(`${opened.id}@${day}`)}
          onClose={drawer.close}
        />
      ) : null}
      <p className="hidden print:block">
        {[state.name, ...state.notes, its?.at ? bucketWords(its.at, dimension, format) : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

const NO_PAGE = {
  kind: 'guidance',
  reason: 'not-collected',
  text: 'Competitions stand on numbered pages that the service does not list. Open one by its number: your account manager knows it. An administrator can name pages for everybody in PRICE_COMPETITION_PAGES.',
} as const;

/** Whether every day of the period was asked for and has nothing. */
function isUnpublished(summary: AnswerState<Summary>): boolean {
  return (
    summary.kind === 'content' &&
    !summary.before &&
    summary.data.competitions === 0 &&
    summary.coverage.every(({ states, pending }) => !pending && /^n+$/.test(states))
  );
}

/** "Selling, in stock"; what is not as it opens is added. */
function settingsWords({ price, offers, time_dimension, price_type }: CompetitionState['address']): string {
  return [
    price === 'rsp' ? 'Selling' : 'List',
    OFFER_WORDS[offers].toLowerCase(),
    time_dimension === 'DAILY' ? '' : `by ${DIMENSION_WORDS[time_dimension]}`,
    price_type === 'UNIT' ? 'per unit' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** In place of the picker while its script comes: it moves nothing. */
function PickerPlace({ name }: { name: string }) {
  return (
    <Button aria-busy>
      <span className="text-ink-3">Page</span>
      <span className="max-w-48 truncate">{name || 'choose'}</span>
      <ChevronDown aria-hidden className="text-ink-3" />
    </Button>
  );
}

/** The prices of the chosen competition, of the furthest from its target until one is chosen. */
function PricesOfChosen({
  state,
  chosen,
  onOpen,
}: {
  state: CompetitionState;
  chosen: string | null;
  onOpen: (id: string) => void;
}) {
  const { asked } = state;
  const worst = useAnswer(
    'price-competition/lines',
    chosen === null && asked ? { ...asked, sort: 'away.desc', limit: 1 } : null,
  );
  const id = chosen ?? (worst.kind === 'content' ? (worst.data.rows[0]?.id ?? null) : null);
  return <PriceDetail state={state} id={id} onOpen={onOpen} />;
}
