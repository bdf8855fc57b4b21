'use client';

import { Archive, Download, X } from 'lucide-react';
import { CopyCurlButton } from '@/components/downloads/copy-curl-button';
import {
  type FileFormat,
  FORMAT_OPTIONS,
  fileSource,
  rawEncoding,
  slotLabel,
  zipSource,
} from '@/components/downloads/formats';
import { parseSlot } from '@/components/downloads/selection';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { Segmented } from '@/components/ui/segmented';
import { callMinutes } from '@/lib/client/call-minutes';
import { downloads } from '@/lib/client/downloads/queue';
import { separatorOf } from '@/lib/client/export-csv';
import { useFormat } from '@/lib/client/use-format';
import { useStatus } from '@/lib/client/use-status';

interface SelectionBarProps {
  chosen: readonly string[];
  fileFormat: FileFormat;
  onFormat: (format: FileFormat) => void;
  onClear: () => void;
}

/** What is chosen, in which format, and what to do with it. Files of several datasets may be chosen together. */
export function SelectionBar({ chosen, fileFormat, onFormat, onClear }: SelectionBarProps) {
  const format = useFormat();
  const slots = chosen.map(parseSlot);
  const datasets = new Set(slots.map(({ dataset }) => dataset)).size;
  const none = slots.length === 0;
  const files = `${format.integer(slots.length)} ${slots.length === 1 ? 'file' : 'files'}`;
  const limit = useStatus()?.budget.limit;
  const minutes = callMinutes(slots.length, limit) ?? 0;
  // What fits into one allowance starts at once.
  const takes =
    limit && slots.length > limit.calls
      ? `: about ${format.integer(minutes)} min at ${format.integer(limit.calls)} calls per ${format.integer(limit.seconds)} s`
      : '';
  const note = FORMAT_OPTIONS.find(({ value }) => value === fileFormat)?.note;

  function downloadEach() {
    for (const slot of slots)
      downloads.add(slotLabel(slot, fileFormat), fileSource(slot, fileFormat, separatorOf(format.locale)));
  }

  return (
    <div
      className={cn(
        'no-print bottom-0 z-20 mt-4 flex flex-col gap-1.5 border-line border-t bg-ground py-2',
        !none && 'sticky',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label="Format" options={FORMAT_OPTIONS} value={fileFormat} onChange={onFormat} />
        <Button look="strong" disabled={none} onClick={downloadEach}>
          <Download aria-hidden />
          Download {none ? null : files}
        </Button>
        <Button
          disabled={none}
          onClick={() => downloads.add(`Zip of ${files}`, zipSource(slots, fileFormat))}
          aria-label={`One zip (${rawEncoding(fileFormat)})`}
          title="Raw files with a manifest and the data dictionary"
        >
          <Archive aria-hidden />
          <span className="hidden sm:inline">One zip</span>
          <span className="sm:hidden">zip</span>
        </Button>
        <CopyCurlButton slots={slots} fileFormat={fileFormat} />
        {none ? null : (
          <IconButton label="Clear the choice" onClick={onClear}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <p className="text-caption text-ink-3" aria-live="polite">
        {none
          ? 'Choose hours: click or tap, drag (hold first on touch), or the arrow keys and space. '
          : `${files} of ${datasets} ${datasets === 1 ? 'dataset' : 'datasets'}, one call each${takes}. `}
        <span className={none ? undefined : 'hidden sm:inline'}>{note}</span>
      </p>
    </div>
  );
}
