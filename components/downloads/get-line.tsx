'use client';

import { Archive, Download } from 'lucide-react';
import { DaysButton } from '@/components/downloads/days-button';
import { DownloadButton } from '@/components/downloads/download-button';
import { downloadLabel, FORMAT_OPTIONS, REVIEWER_OPTIONS } from '@/components/downloads/formats';
import { isAwaited, type Selection, sizeOf } from '@/components/downloads/selection';
import { TableChoiceFields } from '@/components/downloads/table-choice-fields';
import { useAddDownload } from '@/components/downloads/use-add-download';
import type { Downloads } from '@/components/downloads/use-downloads';
import { useFileChoice } from '@/components/downloads/use-file-choice';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { MultiSelect } from '@/components/ui/multi-select';
import { Select } from '@/components/ui/select';
import { fileSource } from '@/lib/client/files/file-source';
import { formatBytes } from '@/lib/client/format/format-bytes';
import { useFormat } from '@/lib/client/format/use-format';
import { type FileChoice, hasPersonal, packagingOf } from '@/lib/contract/file-choice';
import { MAX_FILES } from '@/lib/contract/file-formats';
import type { FilesAnswer } from '@/lib/queries/downloads/files';

const QueueLink = lazyPart(() => import('@/components/downloads/queue-link'), 'QueueLink', null);

/** The row that describes the contents of a download, and starts it. */
export function GetLine({ downloads }: { downloads: Downloads }) {
  const { address, set, files, selection, slots, select } = downloads;
  const choice = useFileChoice(downloads, slots);
  const { format: fileFormat, reviewers } = address;
  const datasets = selection?.datasets ?? [];
  const isRaw = fileFormat === 'csv';
  return (
    <section
      aria-label="Get files"
      className="no-print -mt-4 mb-3 flex flex-wrap items-center gap-x-2 gap-y-1.5 border-line border-b py-2"
    >
      <b className="font-semibold">Get</b>
      <MultiSelect
        label="Dataset"
        hideLabel={datasets.length === 1}
        options={files?.datasets.map(({ name, title }) => ({ value: name, label: title })) ?? []}
        value={datasets}
        onChange={(next) => select({ datasets: next })}
      />
      <DaysButton downloads={downloads} />
      {isRaw
        ? null
        : datasets.map((dataset) => <TableChoiceFields key={dataset} dataset={dataset} downloads={downloads} />)}
      {!isRaw && datasets.some(hasPersonal) ? (
        <Select
          label="Names of reviewers"
          options={REVIEWER_OPTIONS}
          value={reviewers}
          onChange={(value) => set({ reviewers: value === 'included' ? value : null })}
        />
      ) : null}
      <span>as</span>
      <Select
        label="Format"
        hideLabel
        options={FORMAT_OPTIONS}
        value={fileFormat}
        onChange={(value) => set({ format: value })}
      />
      <span className="flex min-w-0 items-center gap-x-2 gap-y-1.5 max-sm:flex-wrap">
        <DownloadButtons choice={choice} count={slots.length} />
        <Cost downloads={downloads} />
      </span>
      <QueueLink />
      {isRaw && datasets.some(hasPersonal) ? (
        <span className="text-caption text-ink-2">A raw csv contains names of reviewers, which are personal data.</span>
      ) : null}
    </section>
  );
}

function DownloadButtons({ choice, count }: { choice: FileChoice; count: number }) {
  const format = useFormat();
  const addDownload = useAddDownload();
  if (count === 0 || count > MAX_FILES)
    return (
      <Button look="strong" disabled>
        <Download aria-hidden />
        Download
      </Button>
    );
  return (
    <>
      <DownloadButton look="strong" choice={choice} />
      {packagingOf(choice) === 'file' && count > 1 ? (
        <Button
          title="A zip with a file for each hour, a manifest and the data dictionary"
          onClick={() => void addDownload(`${downloadLabel(choice, format)}, zip`, fileSource(choice, 'zip'))}
        >
          <Archive aria-hidden />
          Zip
        </Button>
      ) : null}
    </>
  );
}

/** "7 files, 1 missing · 32.1 MB · 7 requests" */
function Cost({ downloads: { files, selection, slots } }: { downloads: Downloads }) {
  const format = useFormat();
  if (!files || !selection) return null;
  const count = slots.length;
  const missing = slots.filter(({ letter }) => letter === 'm').length;
  const { bytes, isExact } = sizeOf(slots, files);
  const size = bytes === null ? '' : `${isExact ? '' : 'about '}${formatBytes(bytes, format.locale)}`;
  const limit = `${format.integer(MAX_FILES)} are allowed. Choose fewer days`;
  return (
    <span aria-live="polite" className="text-ink-3">
      {count === 0
        ? emptyWords(selection, files)
        : [
            `${format.count(count, 'file')}${missing > 0 ? `, ${format.integer(missing)} missing` : ''}`,
            count > MAX_FILES ? limit : size,
            format.count(count, 'request'),
          ]
            .filter(Boolean)
            .join(' · ')}
    </span>
  );
}

/** Returns why no file is chosen. */
function emptyWords(selection: Selection, files: FilesAnswer): string {
  if (selection.datasets.length === 0) return 'Choose a dataset.';
  if (isAwaited(selection, files)) return 'The files of these days are not due yet.';
  const isKnown = files.datasets.some(({ name, expected }) => selection.datasets.includes(name) && expected.length > 0);
  return isKnown
    ? 'No file is expected on these days.'
    : 'The hours of these files are unknown. Find them below the calendar, or choose all 24.';
}
