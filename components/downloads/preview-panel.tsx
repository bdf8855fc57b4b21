'use client';

import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Slot } from '@/components/downloads/download-params';
import { PreviewTable } from '@/components/downloads/preview-table';
import { slotKey } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { usePreview } from '@/components/downloads/use-preview';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useTableChoices } from '@/lib/client/files/use-table-choices';
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
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="preview" className="grow font-semibold text-panel">
          Preview: {titleOf(dataset)}, {format.shortDay(date)} {hourText(hour)}:00
          <span className="ms-2 font-normal text-caption text-ink-3">
            {preview ? captionOf(preview, isLong ? preview.rows.length : FEW_ROWS, format) : null}
          </span>
        </h2>
        {preview ? (
          <Button className="no-print h-6 px-2" onClick={() => setLong(!isLong)}>
            {isLong ? 'Show fewer rows' : `Show ${format.count(preview.rows.length, 'row')}`}
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
        <PreviewTable
          preview={preview}
          choice={choiceOf(dataset)}
          maxRows={isLong ? Number.POSITIVE_INFINITY : FEW_ROWS}
          hasProfiles={isLong}
        />
      ) : null}
    </section>
  );
}

/** "first 5 of 12,405 rows · 11 of 23 columns have values", with what is left out. */
function captionOf({ rows, columns, read, complete, leftOut, shifted }: FilePreview, maxRows: number, format: Format) {
  const filled = columns.filter(({ profile }) => profile.nulls < read).length;
  const counted = format.count(read, 'row');
  return [
    `first ${format.integer(Math.min(maxRows, rows.length))} ${complete ? `of ${counted}` : 'rows'}`,
    `${format.integer(filled)} of ${format.integer(columns.length)} columns have values${complete ? '' : ` in the first ${counted}`}`,
    leftOut.length > 0 && `left out: ${leftOut.join(', ')}`,
    shifted > 0 &&
      `left out: ${format.count(shifted, 'row')} with other columns than the header, which may contain a name`,
  ]
    .filter(Boolean)
    .join(' · ');
}
