import type { BulkDataset } from '@/lib/contract/dataset';
import type { FileState } from '@/lib/contract/downloads';
import { daysFrom } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import {
  type Evidence,
  type Expectation,
  expectationOf,
  isComparable,
  isOver,
  isProvenAbsent,
  isSupported,
  lightShareOf,
  MIN_KNOWN_DAYS,
  type Usual,
  usualOf,
} from './file-rules';
import { type DatasetEvidence, evidenceOf, slotKey } from './hour-evidence';
import { type KnownFile, type KnownFiles, presentFiles } from './known-file';

export interface AssessedHour {
  hour: number;
  state: FileState;
  /** Why the hour is expected. Null if it is not, or if a file exists. */
  expectation: Expectation | null;
  /** Known files of the hour, both encodings. */
  files: readonly KnownFile[];
  /** Whether enough files of the hour are known to decide whether this one is light. */
  isComparable: boolean;
  /** Size of a light file as a share of its usual size. Null for other files. */
  share: number | null;
  /** Median rows of the other files of the hour, and the number of these files. */
  usual: Pick<Usual, 'rows' | 'rowsOf'>;
}

export interface AssessedDay {
  date: string;
  hours: readonly AssessedHour[];
}

/** Assesses every day and hour of a range by the rules of `file-rules.ts`, the oldest day first. */
export function assessDays(
  dataset: Pick<BulkDataset, 'name'>,
  records: KnownFiles,
  { from, to, now }: { from: string; to: string; now: Date },
): AssessedDay[] {
  const evidence = evidenceOf(dataset, records, { from, to });
  const existing = [...evidence.files.values()].flat().filter(({ outcome }) => outcome === 'file');
  const alike = groupBy(existing, ({ hour, encoding }) => `${hour}/${encoding}`);
  const assess = (date: string, hour: number) => assessHour(date, hour, { evidence, alike, now });
  return daysFrom(from, to).map((date) => ({
    date,
    hours: Array.from({ length: 24 }, (_, hour) => assess(date, hour)),
  }));
}

interface Context {
  evidence: DatasetEvidence;
  /** Existing files by hour and encoding. */
  alike: ReadonlyMap<string, readonly KnownFile[]>;
  now: Date;
}

function assessHour(date: string, hour: number, { evidence, alike, now }: Context): AssessedHour {
  const files = evidence.files.get(slotKey(date, hour)) ?? [];
  const comparisons = presentFiles(files).map((file) => ({
    file,
    usual: usualOf(file, alike.get(`${hour}/${file.encoding}`) ?? []),
  }));
  const usuals = comparisons.map(({ usual }) => usual);
  const usual = usuals.find(({ rows }) => rows !== null) ?? usualOfHour(date, hour, alike);
  const base = { hour, files, expectation: null, isComparable: false, share: null, usual };

  if (comparisons.length > 0) {
    const share =
      comparisons.map(({ file, usual }) => lightShareOf(file, usual)).find((value) => value !== null) ?? null;
    const compared = comparisons.some(({ file, usual }) => isComparable(file, usual));
    const isCollected = comparisons.some(({ file }) => file.sha256 !== null);
    const state = share !== null ? 'light' : isCollected ? 'collected' : 'available';
    return { ...base, state, share, isComparable: compared };
  }
  const isListed = files.some(({ listed }) => listed === true) && files.some(({ outcome }) => outcome === 'not_found');
  if (isListed) return { ...base, state: isOver(date, hour, now) ? 'missing' : 'awaited', expectation: LISTED };
  const { hours, firstDay, lastDay } = evidence;
  const days = hours[hour] ?? new Map<string, Evidence>();
  const evident = days.get(date) ?? null;
  const isCrawled = evident === 'crawl' || evident === 'refuted';
  const expectation = expectationOf({ days, firstDay, lastDay }, date) ?? (isCrawled ? crawlExpectation(days) : null);
  if (!isOver(date, hour, now)) return { ...base, state: expectation ? 'awaited' : 'unknown', expectation };
  if (evident === null || evident === 'crawl' || evident === 'uncrawled')
    return { ...base, state: expectation ? 'expected' : 'unknown', expectation };
  const hasBegun = firstDay !== null && date >= firstDay;
  const isMissing =
    expectation && (isDownloaded(files) ? hasBegun || isCrawledBy(date, days) : hasBegun && isSupported(expectation));
  return isMissing ? { ...base, state: 'missing', expectation } : { ...base, state: 'none' };
}

/** The expectation of a file that the service lists, but does not deliver. */
const LISTED: Expectation = { basis: 'list', present: 0, known: 0, crawls: 0 };

/** Whether a download, and not only a check, has requested a file that does not exist. */
function isDownloaded(files: readonly KnownFile[]): boolean {
  return files.some((file) => isProvenAbsent(file) && file.source === 'transfer');
}

/** Whether JSON answers were crawled in the hour on a day or before, so that its files have begun. */
function isCrawledBy(date: string, days: ReadonlyMap<string, Evidence>): boolean {
  return [...days].some(([day, is]) => day <= date && (is === 'crawl' || is === 'refuted'));
}

/** The expectation of an hour from its own crawl. Null if too many crawl hours of the dataset have no file. */
function crawlExpectation(days: ReadonlyMap<string, Evidence>): Expectation | null {
  const refuted = [...days.values()].filter((is) => is === 'refuted').length;
  return refuted < MIN_KNOWN_DAYS ? { basis: 'days', present: 1, known: 1, crawls: 1 } : null;
}

/**
 * Usual rows of an hour without a file. Files of both encodings have the same rows, so the encoding with more files
 * counts.
 */
function usualOfHour(date: string, hour: number, alike: Context['alike']): Usual {
  const usuals = ['csv', 'ndjson'].map((encoding) => usualOf({ date }, alike.get(`${hour}/${encoding}`) ?? []));
  return usuals.reduce((best, usual) => (usual.rowsOf > best.rowsOf ? usual : best));
}
