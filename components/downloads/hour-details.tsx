'use client';

import { Download, Eye, Search, ShoppingBasket } from 'lucide-react';
import { malformedWords, STATES } from '@/components/downloads/day-words';
import { slotLabel, toFileChoice } from '@/components/downloads/formats';
import type { Slot } from '@/components/downloads/selection';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import { fileSource } from '@/lib/client/downloads/file-source';
import { downloads } from '@/lib/client/downloads/queue';
import { useTableChoices } from '@/lib/client/downloads/use-table-choices';
import { useFormat } from '@/lib/client/use-format';
import { hourText } from '@/lib/contract/dataset';
import type { CalendarHour, SeenFile } from '@/lib/contract/downloads';
import type { FileFormat, Reviewers } from '@/lib/contract/file-formats';

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
  const { choiceOf } = useTableChoices();
  const name = slotLabel(slot, fileFormat);
  const choice = toFileChoice([slot], { format: fileFormat, reviewers, locale: format.locale, choiceOf });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 pt-2">
      <p className="min-w-56 grow basis-0">
        <span className="font-medium">
          {hourText(slot.hour)}:00, {label.toLowerCase()}.
        </span>{' '}
        <span className="text-ink-2">{cell.reason ?? meaning}</span>
      </p>
      <div className="no-print flex flex-wrap gap-1">
        <Button onClick={() => downloads.add(name, fileSource(choice))}>
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

/** Size, rows and hash, learned as the file passed. */
export function SeenFileFacts({ file }: { file: SeenFile }) {
  const format = useFormat();
  const { encoding, bytes, rows, malformed, sha256, sha256By, lastSeen } = file;
  const by = sha256By === 'service' ? 'as the service says' : 'computed here as it passed';
  return (
    <p className="text-caption text-ink-3">
      {[encoding, format.bytes(bytes), rows === null ? null : counted(rows, 'row', format)].filter(Boolean).join(' · ')}
      {malformed ? <span className="text-off-target"> · {malformedWords(malformed, format.integer)}</span> : null}
      {' · '}
      <span title={sha256 ? `${sha256}, ${by}` : undefined} className="break-all">
        {sha256 ? `SHA-256 ${sha256.slice(0, 8)}…${sha256.slice(-4)} ${by}` : 'it did not pass whole'}
      </span>
      {' · '}
      {format.dateTime(lastSeen)}
    </p>
  );
}
