'use client';

import { useState } from 'react';
import { DictionaryDrawer } from '@/components/downloads/dictionary-drawer';
import type { Slot } from '@/components/downloads/download-params';
import { hasReviewers, REVIEWER_OPTIONS } from '@/components/downloads/formats';
import { PreviewTable } from '@/components/downloads/preview-table';
import { nullWords, valueWords } from '@/components/downloads/profile-words';
import type { Downloads } from '@/components/downloads/use-downloads';
import { type Preview, usePreview } from '@/components/downloads/use-preview';
import { Panel } from '@/components/panel/panel';
import { CaptionedSegmented } from '@/components/ui/captioned-segmented';
import { Drawer } from '@/components/ui/drawer';
import { useFormat } from '@/lib/client/format/use-format';
import { fileName } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';

const EMPTY = { kind: 'guidance', reason: 'not-published', text: 'This file has a header and no rows.' } as const;

/** Drawers with the first rows of the open file and with the columns of a dataset. */
export function DownloadDrawers({ downloads, slot }: { downloads: Downloads; slot: Slot }) {
  const { address, closeDrawer } = downloads;
  const dataset = datasetByName(slot.dataset);
  return (
    <>
      <Drawer
        open={address.tab === 'preview'}
        onOpenChange={closeDrawer}
        title="Preview"
        caption={dataset?.title}
        className="w-[72rem]"
      >
        <PreviewTables downloads={downloads} slot={slot} />
      </Drawer>
      <DictionaryDrawer open={address.tab === 'columns'} onClose={closeDrawer} initialDataset={slot.dataset} />
    </>
  );
}

function PreviewTables({ downloads: { address, set, files }, slot }: { downloads: Downloads; slot: Slot }) {
  const [reviewers, setReviewers] = useState(address.reviewers);
  const format = useFormat();
  const { dataset, date, hour } = slot;
  const newest = files?.datasets.find(({ name }) => name === dataset)?.newest ?? null;
  const preview = usePreview(slot, reviewers, true);
  const isEmpty = preview.data?.rows.length === 0;
  const caption = ({ rows, columns, read, complete, leftOut, shifted }: Preview) =>
    [
      rows.length < read || !complete ? `the first ${format.integer(rows.length)} rows` : 'all rows',
      `${columns.length} columns, counted over ${complete ? `all ${format.integer(read)} rows` : `the first ${format.integer(read)} rows`}`,
      leftOut.length > 0 && `left out: ${leftOut.join(', ')}`,
      shifted > 0 &&
        `left out: ${format.count(shifted, 'row')} with other columns than the header, which may contain a name`,
      '—: null',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      {hasReviewers(dataset) ? (
        <CaptionedSegmented
          label="Names of reviewers"
          caption="Names of reviewers, which are personal data"
          options={REVIEWER_OPTIONS}
          value={reviewers}
          onChange={setReviewers}
          className="pb-3"
        />
      ) : null}
      {preview.kind === 'problem' && newest ? (
        <p className="pb-3">
          The newest file found so far is from {format.day(newest.date)}.{' '}
          <button
            type="button"
            className="underline"
            onClick={() => set({ dataset, at: newest.date, hour: newest.hour }, 'replace')}
          >
            Preview it
          </button>
        </p>
      ) : null}
      <Panel
        title={`First rows of ${fileName(dataset, date, hour, 'csv')}`}
        state={isEmpty ? EMPTY : preview}
        caption={caption}
      >
        {(data) => (
          <PreviewTable preview={data} renderProfile={(column) => <ColumnProfile column={column} read={data.read} />} />
        )}
      </Panel>
    </>
  );
}

/** The type of a column, its share of nulls and its values. */
function ColumnProfile({ column, read }: { column: Preview['columns'][number]; read: number }) {
  const format = useFormat();
  const { type, profile } = column;
  return (
    <span className="block font-normal text-caption text-ink-3">
      {type ?? 'not in the specification'} · {nullWords(profile, read, format)}
      <span className="block max-w-36 truncate">{valueWords(profile, type, read, format)}</span>
    </span>
  );
}
