'use client';

import { RotateCw } from 'lucide-react';
import { ControlLine, curlFiles } from '@/components/downloads/control-line';
import { MarkKey } from '@/components/downloads/day-mark';
import { daysSentence } from '@/components/downloads/day-words';
import { DaysGrid } from '@/components/downloads/days-grid';
import { openSlot } from '@/components/downloads/download-params';
import { DownloadTiles } from '@/components/downloads/download-tiles';
import { dayAt, hoursWith, type Slot } from '@/components/downloads/selection';
import { useBasket } from '@/components/downloads/use-basket';
import { type Downloads, useDownloads } from '@/components/downloads/use-downloads';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/use-format';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { DownloadDays } from '@/lib/contract/download-days';

const HoursPanel = lazyPart(
  () => import('@/components/downloads/hours-panel').then((file) => file.HoursPanel),
  () => <Skeleton className="h-56" />,
);
const Basket = lazyPart(
  () => import('@/components/downloads/basket').then((file) => file.Basket),
  () => <Skeleton className="h-48" />,
);
const ColumnsPanel = lazyPart(
  () => import('@/components/downloads/columns-panel').then((file) => file.ColumnsPanel),
  () => <Skeleton className="h-72" />,
);
const QueuePanel = lazyPart(
  () => import('@/components/downloads/queue-panel').then((file) => file.QueuePanel),
  () => <SkeletonRows rows={4} />,
);
const DownloadDrawers = lazyPart(
  () => import('@/components/downloads/drawers').then((file) => file.DownloadDrawers),
  () => null,
);

/** Every file of the feed by dataset and day: what is there, what is amiss, and the way to take it. */
export function DownloadsPage() {
  const downloads = useDownloads();
  const { address, days, shown, place, chosen, state } = downloads;
  const basket = useBasket(chosen, address.format);
  const slot = days && place && openSlot(address, place, days);
  const day = days && place && dayAt(days, place);
  const ofDay: Slot[] = place && day ? hoursWith(day, 'afl').map((hour) => ({ ...place, hour })) : [];
  return (
    <>
      <ControlLine downloads={downloads} files={curlFiles(chosen, ofDay)} />
      <DownloadTiles downloads={downloads} basket={basket} />
      {shown ? <Sentence shown={shown} downloads={downloads} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <FilesByDay downloads={downloads} />
          {slot ? <HoursPanel key={`${slot.dataset}/${slot.date}`} downloads={downloads} slot={slot} /> : null}
          <QueuePanel />
        </div>
        <aside aria-label="The basket, and what the files hold" className="flex min-w-0 flex-col gap-6">
          <Basket downloads={downloads} lines={basket} slot={slot} />
          {slot ? <ColumnsPanel downloads={downloads} slot={slot} /> : null}
        </aside>
      </div>
      {slot && address.tab !== 'files' ? <DownloadDrawers downloads={downloads} slot={slot} /> : null}
      {state.kind === 'content' ? <p className="pt-4 text-caption text-ink-3">{state.data.rules.join(' ')}</p> : null}
    </>
  );
}

/** What is light or missing, in a sentence; where the files are, when these days have none. */
function Sentence({
  shown,
  downloads: { days, set },
}: {
  shown: Pick<DownloadDays, 'datasets'>;
  downloads: Downloads;
}) {
  const format = useFormat();
  const { lead, rest } = daysSentence(shown.datasets, format);
  const newest = days?.datasets
    .map((one) => one.newest?.date ?? '')
    .toSorted()
    .at(-1);
  const isElsewhere = newest && days && (newest < days.from || newest > days.until);
  return (
    <p className="-mt-4 mb-2 border-line border-b py-1.5">
      <b className="font-semibold">{lead}</b>
      {rest}
      {isElsewhere ? (
        <>
          {' '}
          The newest is of {format.day(newest)}.{' '}
          <Button className="no-print ms-1 h-6" onClick={() => set({ until: newest, at: null, hour: null })}>
            Go there
          </Button>
        </>
      ) : null}
    </p>
  );
}

function FilesByDay({ downloads }: { downloads: Downloads }) {
  const { shown, place, chosen, waiting, address, lists, open, togglePlaces } = downloads;
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="by-day" className="min-w-0" aria-busy={isHydrated && lists.busy}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1">
        <h2 id="by-day" className="font-semibold text-panel">
          Files by day
        </h2>
        <MarkKey />
        <IconButton
          label="Refresh the lists of the service: 3 requests"
          className="no-print -my-1 ms-auto"
          disabled={!isHydrated || lists.busy}
          onClick={lists.refresh}
        >
          <RotateCw aria-hidden />
        </IconButton>
      </header>
      {lists.problem ? (
        <PanelProblem
          problem={lists.problem.problem}
          {...(lists.problem.retry && { onRetry: lists.problem.retry })}
          kept
        />
      ) : null}
      {shown ? (
        <DaysGrid
          shown={shown}
          active={place}
          chosen={new Set(chosen)}
          waiting={waiting}
          show={address.show}
          onOpen={open}
          onChoose={togglePlaces}
        />
      ) : (
        <Skeleton className="h-44" />
      )}
    </section>
  );
}
