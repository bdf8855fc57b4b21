'use client';

import { ColumnFigure } from '@/components/downloads/column-figure';
import { DictionaryDrawer } from '@/components/downloads/dictionary-drawer';
import type { Slot } from '@/components/downloads/download-params';
import { hasReviewers } from '@/components/downloads/formats';
import { shareWord } from '@/components/downloads/profile-words';
import type { Downloads } from '@/components/downloads/use-downloads';
import { type Preview, usePreview } from '@/components/downloads/use-preview';
import { Panel } from '@/components/panel/panel';
import { Drawer } from '@/components/ui/drawer';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Segmented } from '@/components/ui/segmented';
import { Truncated } from '@/components/ui/truncated';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { mapContent } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { fileName } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';

/** Drawers with the first rows of the open file and with the columns of a dataset. */
export function DownloadDrawers({ downloads, slot }: { downloads: Downloads; slot: Slot }) {
  const { address, set } = downloads;
  const close = () => set({ tab: null }, 'replace');
  const dataset = datasetByName(slot.dataset);
  return (
    <>
      <Drawer
        open={address.tab === 'preview'}
        onOpenChange={close}
        title="Preview"
        caption={dataset?.title}
        className="w-[72rem]"
      >
        <PreviewTables downloads={downloads} slot={slot} />
      </Drawer>
      <DictionaryDrawer
        open={address.tab === 'columns'}
        onClose={close}
        dataset={slot.dataset}
        onDataset={(name) => set({ dataset: name, at: null, hour: null }, 'replace')}
      />
    </>
  );
}

function PreviewTables({ downloads: { address, set, files }, slot }: { downloads: Downloads; slot: Slot }) {
  const format = useFormat();
  const { dataset, date, hour } = slot;
  const newest = files?.datasets.find(({ name }) => name === dataset)?.newest ?? null;
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
        `left out: ${counted(shifted, 'row', format)} with other columns than the header, which may contain a name`,
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
      {preview.kind === 'problem' && newest ? (
        <p className="pb-3">
          The newest known file is of {format.day(newest.date)}.{' '}
          <button
            type="button"
            className="underline"
            onClick={() => set({ dataset, at: newest.date, hour: newest.hour }, 'replace')}
          >
            Preview it
          </button>
        </p>
      ) : null}
      <Panel title={`First rows of ${fileName(dataset, date, hour, 'csv')}`} state={state} caption={caption}>
        {(data) => <PreviewTable preview={data} />}
      </Panel>
    </>
  );
}

/** Rows with their text in the file and a profile of each column. Nulls are empty cells. */
function PreviewTable({ preview: { columns, rows, read } }: { preview: Preview }) {
  const format = useFormat();
  return (
    <ScrollRegion label="First rows" className="max-h-[32rem] overflow-auto">
      <table className="border-separate border-spacing-0">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className="sticky top-0 z-10 whitespace-nowrap border-line border-b bg-ground px-2 pb-1 text-start align-bottom font-medium"
              >
                {column.name}
                <span className="block font-normal text-caption text-ink-3">
                  {column.type ?? 'not in the specification'} · {nullWord(column.profile.nulls, read, format)}
                </span>
                <ColumnFigure column={column} read={read} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .map((cells, index) => ({ number: index + 1, cells }))
            .map(({ number, cells }) => (
              <tr key={number}>
                {cells.map((value, column) => (
                  <td key={columns[column]?.name} className="h-8 max-w-64 border-line border-b px-2">
                    {value === null ? null : <Truncated text={value} />}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function nullWord(nulls: number, read: number, format: Format): string {
  if (nulls === 0) return 'no nulls';
  return nulls === read ? 'all null' : `${shareWord(nulls, read, format)} null`;
}
