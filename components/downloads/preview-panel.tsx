'use client';

import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Slot } from '@/components/downloads/download-params';
import { slotKey } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { type Preview, usePreview } from '@/components/downloads/use-preview';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Truncated } from '@/components/ui/truncated';
import type { TableChoice } from '@/lib/client/downloads/use-table-choices';
import { useTableChoices } from '@/lib/client/downloads/use-table-choices';
import { useFormat } from '@/lib/client/use-format';
import { hourText } from '@/lib/contract/dataset';
import { ROW_FILTERS } from '@/lib/contract/file-choice';

const ROWS = 5;

/** The first rows of the newest chosen file, in the chosen columns. */
export function PreviewPanel({ downloads, slot }: { downloads: Downloads; slot: Slot }) {
  const format = useFormat();
  const { address, set, titleOf } = downloads;
  const { choiceOf } = useTableChoices();
  const [wanted, setWanted] = useState('');
  const { dataset, date, hour } = slot;
  const isWanted = wanted === slotKey(slot);
  const state = usePreview(slot, address.reviewers, isWanted);
  const preview = state.kind === 'content' ? state.data : null;
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="preview" className="grow font-semibold text-panel">
          Preview: {titleOf(dataset)}, {format.shortDay(date)} {hourText(hour)}:00
          <span className="ms-2 font-normal text-caption text-ink-3">
            {preview ? captionOf(preview, format.integer) : null}
          </span>
        </h2>
        {preview ? (
          <Button
            className="no-print h-6 px-2"
            onClick={() => set({ dataset, at: date, hour, tab: 'preview' }, 'push')}
          >
            <Eye aria-hidden />
            {format.integer(preview.rows.length)} rows
          </Button>
        ) : (
          <Button
            className="no-print"
            disabled={isWanted && state.kind === 'loading'}
            onClick={() => setWanted(slotKey(slot))}
          >
            <Eye aria-hidden />
            Show the first rows: 1 request
          </Button>
        )}
      </header>
      {isWanted && state.kind === 'loading' ? <SkeletonRows rows={ROWS} /> : null}
      {state.kind === 'problem' ? (
        <PanelProblem problem={state.problem} {...(state.retry && { onRetry: state.retry })} />
      ) : null}
      {preview ? <FirstRows preview={preview} choice={choiceOf(dataset)} /> : null}
    </section>
  );
}

/** "first 5 of 12,405 rows · 11 of 23 columns have values" */
function captionOf({ rows, columns, read, complete }: Preview, integer: (value: number) => string): string {
  const filled = columns.filter(({ profile }) => profile.nulls < read).length;
  const shown = Math.min(ROWS, rows.length);
  return [
    complete ? `first ${integer(shown)} of ${integer(read)} rows` : `first ${integer(shown)} rows`,
    `${integer(filled)} of ${integer(columns.length)} columns have values`,
  ].join(' · ');
}

function FirstRows({ preview, choice }: { preview: Preview; choice: TableChoice }) {
  const columns = preview.columns.flatMap((column, at) =>
    choice.columns.length === 0 || choice.columns.includes(column.name) ? [{ ...column, at }] : [],
  );
  const isNumber = (type: string | null) => type === 'integer' || type === 'float';
  return (
    <ScrollRegion label="First rows" className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-caption text-ink-3">
            {columns.map(({ name, type }) => (
              <th
                key={name}
                scope="col"
                className={isNumber(type) ? 'px-2 py-1 text-end font-medium' : 'px-2 py-1 text-start font-medium'}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(preview, choice).map(({ key, cells }) => (
            <tr key={key} className="border-line border-b">
              {columns.map(({ name, type, at }) => (
                <td key={name} className={isNumber(type) ? 'max-w-52 px-2 py-0.5 text-end' : 'max-w-52 px-2 py-0.5'}>
                  {cells[at] == null ? '—' : <Truncated text={cells[at]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Returns the preview rows of the chosen retailers and brands. */
function rowsOf({ columns, rows }: Preview, { retailers, brands }: TableChoice) {
  const retailer = columns.findIndex(({ name }) => name === ROW_FILTERS.retailers);
  const brand = columns.findIndex(({ name }) => name === ROW_FILTERS.brands);
  const isIn = (values: readonly string[], value: string | null | undefined) =>
    values.length === 0 || (value != null && values.includes(value));
  return rows
    .map((cells, key) => ({ key, cells }))
    .filter(({ cells }) => isIn(retailers, cells[retailer]) && isIn(brands, cells[brand]))
    .slice(0, ROWS);
}
