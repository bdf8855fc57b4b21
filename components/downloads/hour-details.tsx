'use client';

import { Search } from 'lucide-react';
import { malformedWords, STATES } from '@/components/downloads/day-words';
import { DownloadButton } from '@/components/downloads/download-button';
import type { Slot } from '@/components/downloads/download-params';
import type { Downloads } from '@/components/downloads/use-downloads';
import type { FileCheck } from '@/components/downloads/use-file-check';
import { useFileChoice } from '@/components/downloads/use-file-choice';
import { Button } from '@/components/ui/button';
import { formatBytes } from '@/lib/client/format/format-bytes';
import { useTimeFormat } from '@/lib/client/format/use-time-format';
import { useServerNow } from '@/lib/client/query/use-server-now';
import { hourText } from '@/lib/contract/dataset';
import type { FileHour } from '@/lib/contract/download-days';
import type { SeenFile } from '@/lib/contract/downloads';
import { isOver } from '@/lib/queries/downloads/file-rules';

interface HourDetailsProps {
  slot: Slot;
  /** The hours of the day. */
  hours: readonly FileHour[];
  /** The open one. */
  hour: FileHour;
  downloads: Downloads;
  fileCheck: FileCheck;
}

/** Details of an hour, with the actions for its file. */
export function HourDetails({ slot, hours, hour, downloads, fileCheck }: HourDetailsProps) {
  const choice = useFileChoice(downloads, [slot]);
  const { label, meaning } = STATES[hour.state];
  const hasFile = hour.state === 'collected' || hour.state === 'available' || hour.state === 'light';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 pt-2">
      <p className="min-w-56 grow basis-0">
        <span className="font-medium">
          {hourText(slot.hour)}:00, {label.toLowerCase()}.
        </span>{' '}
        <span className="text-ink-2">{hour.reason ?? meaning}</span>
      </p>
      <div className="no-print flex flex-wrap gap-1">
        <DownloadButton choice={choice} />
        {hasFile ? null : <CheckDay slot={slot} hours={hours} fileCheck={fileCheck} />}
      </div>
      {hour.files.map((file) => (
        <div key={file.encoding} className="basis-full">
          <SeenFileFacts file={file} />
        </div>
      ))}
    </div>
  );
}

/** Checks the unchecked hours of the open day that are over: the expected ones, or all hours if none is known. */
function CheckDay({ slot, hours, fileCheck }: { slot: Slot; hours: readonly FileHour[]; fileCheck: FileCheck }) {
  const format = useTimeFormat();
  const expected = hours.filter(({ state }) => state === 'expected').length;
  const now = useServerNow();
  const { dataset, date } = slot;
  const isUnknown = now !== null && hours.every(({ state }) => state === 'unknown');
  const over = isUnknown ? hours.filter(({ hour }) => isOver(date, hour, new Date(now))).length : 0;
  if (expected + over === 0) return null;
  return (
    <Button
      disabled={fileCheck.isBusy}
      onClick={() =>
        fileCheck.start({ datasets: [dataset], from: date, to: date, hours: expected > 0 ? 'expected' : 'all' })
      }
    >
      <Search aria-hidden />
      {expected > 0 ? 'Check this day' : 'Check all hours of this day'}: {format.count(expected || over, 'request')}
    </Button>
  );
}

/** Size, rows and hash of a file. */
function SeenFileFacts({ file }: { file: SeenFile }) {
  const format = useTimeFormat();
  const { encoding, bytes, rows, malformed, sha256, sha256By, requestedAt } = file;
  const by = sha256By === 'service' ? 'reported by the service' : 'computed by the dashboard';
  return (
    <p className="text-caption text-ink-3">
      {[encoding, formatBytes(bytes, format.locale), rows === null ? null : format.count(rows, 'row')]
        .filter(Boolean)
        .join(' · ')}
      {malformed ? <span className="text-off-target"> · {malformedWords(malformed, format.integer)}</span> : null}
      {' · '}
      <span title={sha256 ? `${sha256}, ${by}` : undefined} className="break-all">
        {sha256 ? `SHA-256 ${sha256.slice(0, 8)}…${sha256.slice(-4)} ${by}` : 'partly read'}
      </span>
      {' · '}
      {format.dateTime(requestedAt)}
    </p>
  );
}
