'use client';

import { ControlLine } from '@/components/downloads/control-line';
import { MarkKey } from '@/components/downloads/day-mark';
import { DaysGrid } from '@/components/downloads/days-grid';
import { DownloadTiles } from '@/components/downloads/download-tiles';
import { GetLine } from '@/components/downloads/get-line';
import { previewSlot, selectionBetween } from '@/components/downloads/selection';
import { type Downloads, useDownloads } from '@/components/downloads/use-downloads';
import { type FileCheck, useFileCheck } from '@/components/downloads/use-file-check';
import { CollectingNote } from '@/components/layout/collecting-note';
import { PanelProblem } from '@/components/panel/panel-problem';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';

const HoursPanel = lazyPart(
  () => import('@/components/downloads/hours-panel'),
  'HoursPanel',
  <Skeleton className="h-56" />,
);
const CheckLine = lazyPart(() => import('@/components/downloads/check-line'), 'CheckLine', null);
const FaultsPanel = lazyPart(
  () => import('@/components/downloads/faults-panel'),
  'FaultsPanel',
  <SkeletonRows rows={4} />,
);
const PreviewPanel = lazyPart(
  () => import('@/components/downloads/preview-panel'),
  'PreviewPanel',
  <Skeleton className="h-8" />,
);
const QueuePanel = lazyPart(
  () => import('@/components/downloads/queue-panel'),
  'QueuePanel',
  <SkeletonRows rows={4} />,
);

/** The files of all datasets by day: which exist, which are missing, and how to download them. */
export function DownloadsPage() {
  const downloads = useDownloads();
  const fileCheck = useFileCheck();
  const { address, files, open, slots } = downloads;
  // The open hour may have a file that is not selected.
  const preview = address.hour === null ? previewSlot(slots) : open;
  // Without known files, the chart of the default day would be empty.
  const hasHours =
    address.at !== null || files?.datasets.some(({ newest, expected }) => newest !== null || expected.length > 0);
  return (
    <>
      <ControlLine downloads={downloads} />
      <CollectingNote />
      <DownloadTiles downloads={downloads} fileCheck={fileCheck} />
      <GetLine downloads={downloads} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <FilesByDay downloads={downloads} fileCheck={fileCheck} />
          {open && hasHours ? <HoursPanel downloads={downloads} fileCheck={fileCheck} slot={open} /> : null}
          {preview ? <PreviewPanel downloads={downloads} slot={preview} /> : null}
        </div>
        <aside aria-label="Faults and downloads" className="flex min-w-0 flex-col gap-5">
          <FaultsPanel downloads={downloads} />
          <QueuePanel />
        </aside>
      </div>
      {files ? <p className="pt-4 text-caption text-ink-3">{files.rules.join(' ')}</p> : null}
    </>
  );
}

function FilesByDay({ downloads, fileCheck }: { downloads: Downloads; fileCheck: FileCheck }) {
  const { files, selection, open, select, set, listProblem } = downloads;
  return (
    <section aria-labelledby="by-day" className="min-w-0">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1">
        <h2 id="by-day" className="font-semibold text-panel">
          Files by day
        </h2>
        <MarkKey />
      </header>
      {files && selection && open ? (
        <DaysGrid
          files={files}
          selection={selection}
          open={open}
          onSelect={(from, to) => {
            const { datasets, ...range } = selectionBetween(files, from, to);
            const isDay = from.dataset === to.dataset && from.date === to.date;
            // A click on a day also opens its hours.
            if (isDay) set({ ...range, get: datasets, dataset: to.dataset, at: to.date, hour: null });
            else select({ datasets, ...range });
          }}
        />
      ) : (
        <Skeleton className="h-44" />
      )}
      {listProblem ? <PanelProblem problem={listProblem.problem} onRetry={listProblem.retry} /> : null}
      {files?.datasets.every(({ newest }) => newest === null) ? (
        <p className="pt-1">No file has been found yet.</p>
      ) : null}
      <CheckLine downloads={downloads} fileCheck={fileCheck} />
    </section>
  );
}
