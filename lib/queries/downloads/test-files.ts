import { addDays } from '@/lib/queries/shared/dates';
import type { KnownFile, KnownFiles } from './known-file';

export const DAY = '2026-06-30';

/** Days before `DAY`, the newest first. */
export function daysBefore(count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(DAY, -1 - index));
}

/** A rating file that was read to its end. */
export function file(date: string, hour: number, change: Partial<KnownFile> = {}): KnownFile {
  return {
    dataset: 'rating',
    date,
    hour,
    encoding: 'csv',
    outcome: 'file',
    listed: null,
    listed_at: null,
    source: 'transfer',
    bytes: 1000,
    rows: 10,
    malformed: 0,
    sha256: 'aa',
    sha256_by: 'dashboard',
    etag: null,
    requested_at: `${date}T08:00:00.000Z`,
    ...change,
  };
}

const UNREAD = { bytes: null, rows: null, malformed: null, sha256: null, sha256_by: null } as const;

/** A file known only from a list. */
export function listedFile(date: string, hour = 7): KnownFile {
  const listed_at = `${date}T08:00:00.000Z`;
  return file(date, hour, {
    ...UNREAD,
    outcome: 'unasked',
    listed: true,
    listed_at,
    source: 'list',
    requested_at: null,
  });
}

/** A request that found no file, at 08:00 or at the end of a later hour. */
export function noFile(date: string, hour: number, change: Partial<KnownFile> = {}): KnownFile {
  const requested_at = new Date(Date.parse(date) + Math.max(8, hour + 1) * 3_600_000).toISOString();
  return file(date, hour, { ...UNREAD, requested_at, outcome: 'not_found', source: 'check', ...change });
}

export function knownFiles(files: readonly KnownFile[], change: Partial<KnownFiles> = {}): KnownFiles {
  return { files, listedAt: {}, crawls: [], ...change };
}
