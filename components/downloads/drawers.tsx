'use client';

import { useEffect, useEffectEvent } from 'react';
import { DictionaryTable } from '@/components/downloads/dictionary-table';
import { hasReviewers } from '@/components/downloads/formats';
import { PreviewTable } from '@/components/downloads/preview-table';
import type { Slot } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { useFindNewest } from '@/components/downloads/use-find-newest';
import { type Preview, usePreview } from '@/components/downloads/use-preview';
import { Panel } from '@/components/panel/panel';
import { Drawer } from '@/components/ui/drawer';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { counted } from '@/lib/client/counted';
import { mapContent } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { fileName } from '@/lib/contract/dataset';
import { datasetByName, datasets } from '@/lib/contract/datasets';

/** The first rows of the open file, and the columns of a dataset: each beside the page. */
export function DownloadDrawers({ downloads, slot }: { downloads: Downloads; slot: Slot }) {
  const { address, set } = downloads;
  const close = () => set({ tab: null }, 'replace');
  const dataset = datasetByName(slot.dataset);
  // Of a dataset without a list the service alone knows which file is the newest.
  const isOpen = address.at !== null || dataset?.listed === true;
  return (
    <>
      <Drawer
        open={address.tab === 'preview'}
        onOpenChange={close}
        title="Preview"
        caption={dataset?.title}
        className="w-[72rem]"
      >
        {isOpen ? (
          <PreviewPanel downloads={downloads} slot={slot} />
        ) : (
          <NewestFirst downloads={downloads} slot={slot} />
        )}
      </Drawer>
      <Drawer
        open={address.tab === 'columns'}
        onOpenChange={close}
        title="Dictionary"
        caption="What stands in the files; every zip holds this list, too"
        className="w-[48rem]"
      >
        <div className="pb-3">
          <Select
            label="Dataset"
            options={datasets.map(({ name, title }) => ({ value: name as string, label: title }))}
            value={slot.dataset}
            onChange={(name) => set({ dataset: name, at: null, hour: null }, 'replace')}
          />
        </div>
        {dataset ? <DictionaryTable dataset={dataset} /> : null}
      </Drawer>
    </>
  );
}

/** Opens the newest file; where the service does not say which that is, the newest one that is known. */
function NewestFirst({ downloads, slot }: { downloads: Downloads; slot: Slot }) {
  const { start, isIdle, sentence } = useFindNewest(downloads, slot.dataset);
  const onOpen = useEffectEvent(start);
  useEffect(() => {
    if (isIdle) onOpen();
  }, [isIdle]);
  const isKnown = downloads.days?.datasets.some(({ name, newest }) => name === slot.dataset && newest !== null);
  if (sentence && isKnown) return <PreviewPanel downloads={downloads} slot={slot} />;
  return <p role="status">{sentence || 'Asking the service which file is the newest.'}</p>;
}

function PreviewPanel({ downloads: { address, set, days }, slot }: { downloads: Downloads; slot: Slot }) {
  const format = useFormat();
  const { dataset, date, hour } = slot;
  const known = days?.datasets.find(({ name }) => name === dataset)?.newest ?? null;
  const preview = usePreview(slot, address.reviewers, true);
  const state = mapContent(
    preview,
    (data) => data,
    ({ rows }) =>
      rows.length > 0
        ? null
        : { kind: 'guidance', reason: 'not-published', text: 'This file has a header and no rows.' },
  );
  const caption = ({ rows, columns, read, complete, leftOut, shifted }: Preview) =>
    [
      rows.length < read || !complete ? `the first ${format.integer(rows.length)} rows` : 'all rows',
      `${columns.length} columns, counted over ${complete ? `all ${format.integer(read)} rows` : `the first ${format.integer(read)} rows`}`,
      leftOut.length > 0 && `left out: ${leftOut.join(', ')}`,
      shifted > 0 &&
        `left out: ${counted(shifted, 'row', format)} of other columns, in which a name may stand anywhere`,
      'empty cells are nulls',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      {hasReviewers(dataset) ? (
        <div className="flex flex-wrap items-center gap-2 pb-3">
          <span className="text-ink-2">Names of reviewers, which are personal data</span>
          <Segmented
            label="Names of reviewers"
            options={[
              { value: 'left-out', label: 'left out' },
              { value: 'included', label: 'included' },
            ]}
            value={address.reviewers}
            onChange={(value) => set({ reviewers: value === 'included' ? value : null }, 'replace')}
          />
        </div>
      ) : null}
      {preview.kind === 'problem' && known ? (
        <p className="pb-3">
          The newest file known is of {format.day(known.date)}.{' '}
          <button
            type="button"
            className="underline"
            onClick={() => set({ dataset, at: known.date, hour: known.hour }, 'replace')}
          >
            Look into that
          </button>
        </p>
      ) : null}
      <Panel title={`First rows of ${fileName(dataset, date, hour, 'csv')}`} state={state} caption={caption}>
        {(data) => <PreviewTable preview={data} />}
      </Panel>
    </>
  );
}
