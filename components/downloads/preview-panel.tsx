'use client';

import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Slot } from '@/components/downloads/download-params';
import { chosenRows, PreviewTable } from '@/components/downloads/preview-table';
import { slotKey } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { usePreview } from '@/components/downloads/use-preview';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useTableChoices, WHOLE_TABLE } from '@/lib/client/files/use-table-choices';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { hourText } from '@/lib/contract/dataset';
import type { FilePreview } from '@/lib/contract/downloads';

/** Number of rows that are shown first. */
const FEW_ROWS = 5;

/** The first rows of a file, in the selected columns. */
export function PreviewPanel({ downloads, slot }: { downloads: Downloads; slot: Slot }) {
  const format = useFormat();
  const { address, titleOf } = downloads;
  const { choiceOf } = useTableChoices();
  const [requestedKey, setRequestedKey] = useState('');
  const [isLong, setLong] = useState(false);
  const { dataset, date, hour } = slot;
  const isWanted = requestedKey === slotKey(slot);
  const state = usePreview(slot, address.reviewers, isWanted);
  const preview = state.data ?? null;
  // A raw csv has all rows and columns.
  const choice = address.format === 'csv' ? WHOLE_TABLE : choiceOf(dataset);
  const isFiltered = choice.retailers.length + choice.brands.length > 0;
  const rows = preview ? chosenRows(preview, choice) : [];
  const shownRows = isLong ? rows : rows.slice(0, FEW_ROWS);
  // The button also shows the profiles of the columns.
  const [longLabel, shortLabel] =
    rows.length > FEW_ROWS
      ? [`Show ${format.count(rows.length, 'row')}`, 'Show fewer rows']
      : ['Describe columns', 'Hide descriptions'];
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="preview" className="grow font-semibold text-panel">
          Preview: {titleOf(dataset)}, {format.shortDay(date)} {hourText(hour)}:00
          <span className="ms-2 font-normal text-caption text-ink-3">
            {preview ? captionOf(preview, shownRows.length, isFiltered, format) : null}
          </span>
        </h2>
        {preview ? (
          <Button className="no-print h-6 px-2" onClick={() => setLong(!isLong)}>
            {isLong ? shortLabel : longLabel}
          </Button>
        ) : (
          <Button
            className="no-print"
            disabled={isWanted && state.kind === 'loading'}
            onClick={() => setRequestedKey(slotKey(slot))}
          >
            <Eye aria-hidden />
            Show the first rows: 1 request
          </Button>
        )}
      </header>
      {isWanted && state.kind === 'loading' ? <SkeletonRows rows={FEW_ROWS} /> : null}
      {state.kind === 'problem' ? <PanelProblem problem={state.problem} onRetry={state.retry} /> : null}
      {preview ? (
        <PreviewTable preview={preview} rows={shownRows} chosenColumns={choice.columns} hasProfiles={isLong} />
      ) : null}
      {preview && preview.rows.length > 0 && rows.length === 0 ? (
        <p className="pt-1 text-ink-2">
          None of the first {format.count(preview.rows.length, 'row')} is of the chosen retailers and brands. The file
          may have some after them.
        </p>
      ) : null}
    </section>
  );
}

/** "first 5 of 12,405 rows · 11 of 23 columns have values", with what is left out. */
function captionOf(
  { rows, columns, read, complete, leftOut, shifted }: FilePreview,
  shown: number,
  isFiltered: boolean,
  format: Format,
) {
  const filled = columns.filter(({ profile }) => profile.nulls < read).length;
  const counted = format.count(read, 'row');
  return [
    isFiltered
      ? `${format.integer(shown)} of the chosen retailers and brands in the first ${format.count(rows.length, 'row')}`
      : `first ${format.integer(shown)} ${complete ? `of ${counted}` : 'rows'}`,
    `${format.integer(filled)} of ${format.integer(columns.length)} columns have values${complete ? '' : ` in the first ${counted}`}`,
    leftOut.length > 0 && `left out: ${leftOut.join(', ')}`,
    shifted > 0 &&
      `left out: ${format.count(shifted, 'row')} with other columns than the header, which may contain a name`,
  ]
    .filter(Boolean)
    .join(' · ');
}
