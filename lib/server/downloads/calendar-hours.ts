import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import type { CalendarHour, HourState, SeenFile } from '@/lib/contract/downloads';
import { type AssessedHour, assessDays, type FileState } from '@/lib/queries/downloads/assess-days';
import { isOver } from '@/lib/queries/downloads/file-rules';
import type { KnownFile, KnownFiles } from '@/lib/queries/downloads/known-file';
import { MISSING_REASONS } from '../bulk/no-file';

const STATES: Readonly<Record<FileState, HourState>> = {
  collected: 'fetched',
  available: 'available',
  light: 'light',
  missing: 'missing',
  none: 'empty',
  expected: 'unknown',
  awaited: 'unknown',
  unknown: 'unknown',
};

interface Range {
  from: string;
  to: string;
  now: Date;
}

export interface CalendarDay {
  date: string;
  hours: (CalendarHour & Pick<AssessedHour, 'usual'>)[];
}

/** Returns every day and hour of a range with the state of its file, the oldest day first. */
export function calendarHours(dataset: Pick<BulkDataset, 'name'>, known: KnownFiles, range: Range): CalendarDay[] {
  const isListed = known.listedAt[dataset.name] !== undefined;
  return assessDays(dataset, known, range).map(({ date, hours }) => ({
    date,
    hours: hours.map((hour) => ({
      hour: hour.hour,
      state: STATES[hour.state],
      reason: reasonOf(hour, date, { isListed, now: range.now }),
      compared: hour.isComparable,
      share: hour.share,
      files: hour.files.filter(({ outcome }) => outcome === 'file').map(toSeenFile),
      usual: hour.usual,
    })),
  }));
}

function reasonOf(
  { hour, state, share, expectation, files }: AssessedHour,
  date: string,
  { isListed, now }: { isListed: boolean; now: Date },
): string | null {
  if (state === 'light')
    return `The file has ${Math.round((share ?? 0) * 100)}% of the size that this hour usually has.`;
  if (state === 'missing' && expectation)
    return `Inferred: this hour had a file on ${expectation.present} of the ${expectation.known} days known around it.`;
  if (!isOver(date, hour, now) && (state === 'awaited' || state === 'unknown')) return 'This hour is not over yet.';
  if (state !== 'none') return null;
  const lack = files.flatMap(({ outcome }) => (outcome === 'file' || outcome === 'unasked' ? [] : [outcome]))[0];
  if (lack) return `Checked: ${MISSING_REASONS[lack]}.`;
  return isListed ? 'The service lists no file.' : null;
}

export function toSeenFile({ encoding, bytes, rows, malformed, ...seen }: KnownFile): SeenFile {
  const { sha256, sha256_by: sha256By, first_seen: firstSeen, last_seen: lastSeen } = seen;
  return { encoding, bytes, rows, malformed, sha256, sha256By, firstSeen, lastSeen };
}
