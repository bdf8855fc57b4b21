'use client';

import { Download, Eye, Search, ShoppingBasket } from 'lucide-react';
import { STATES } from '@/components/downloads/day-words';
import type { FileFormat, Reviewers } from '@/components/downloads/download-params';
import { fileSource, slotLabel } from '@/components/downloads/formats';
import { SeenFileFacts } from '@/components/downloads/seen-file-facts';
import type { Slot } from '@/components/downloads/selection';
import { Button } from '@/components/ui/button';
import { downloads } from '@/lib/client/downloads/queue';
import { separatorOf } from '@/lib/client/export-csv';
import { useFormat } from '@/lib/client/use-format';
import { hourText } from '@/lib/contract/dataset';
import type { CalendarHour } from '@/lib/contract/downloads';

interface HourDetailsProps {
  slot: Slot;
  cell: CalendarHour;
  fileFormat: FileFormat;
  reviewers: Reviewers;
  chosen: boolean;
  /** Hours are being asked for. */
  checking: boolean;
  onToggle: () => void;
  onCheck: () => void;
  /** There with a file to look into. */
  onPreview?: () => void;
}

/** What is known of one hour, and what can be done with it. */
export function HourDetails(props: HourDetailsProps) {
  const { slot, cell, fileFormat, reviewers, chosen, checking, onToggle, onCheck, onPreview } = props;
  const format = useFormat();
  const { label, meaning } = STATES[cell.state];
  const name = slotLabel(slot, fileFormat);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 pt-2">
      <p className="min-w-56 grow basis-0">
        <span className="font-medium">
          {hourText(slot.hour)}:00, {label.toLowerCase()}.
        </span>{' '}
        <span className="text-ink-2">{cell.reason ?? meaning}</span>
      </p>
      <div className="no-print flex flex-wrap gap-1">
        <Button
          onClick={() => downloads.add(name, fileSource(slot, fileFormat, separatorOf(format.locale), reviewers))}
        >
          <Download aria-hidden />
          Download {name.split('.').at(-1)}
        </Button>
        <Button aria-pressed={chosen} onClick={onToggle}>
          <ShoppingBasket aria-hidden />
          {chosen ? 'Take out' : 'Add'}
        </Button>
        {onPreview ? (
          <Button onClick={onPreview}>
            <Eye aria-hidden />
            Preview
          </Button>
        ) : null}
        <Button disabled={checking} onClick={onCheck} title="Asks the service whether there is a file: one request">
          <Search aria-hidden />
          Check
        </Button>
      </div>
      {cell.files.map((file) => (
        <div key={file.encoding} className="basis-full">
          <SeenFileFacts file={file} />
        </div>
      ))}
    </div>
  );
}
