import type { Encoding } from '@/lib/contract/dataset';
import { latest } from '@/lib/queries/shared/dates';

/** Results of a request for a file: the file, or one of three ways in which a service reports that it has none. */
type RequestOutcome = 'file' | 'not_found' | 'empty' | 'no_rows';

/** A row of the table of known bulk files. */
export interface KnownFile {
  dataset: string;
  date: string;
  /** 0 to 23, UTC. */
  hour: number;
  encoding: Encoding;
  /** Result of the last request, or `unasked` if no request was sent and only a list names the file. */
  outcome: RequestOutcome | 'unasked';
  /** Whether the newest list names it. Null if no list named it. */
  listed: boolean | null;
  /** When the lists began to name it, or no longer named it, ISO 8601. Null if no list named it. */
  listed_at: string | null;
  /** Source of the last change: a list, a transfer, a check, or a request for the newest file. */
  source: 'list' | 'transfer' | 'check' | 'newest';
  /** Size in bytes. Null until the service or a transfer provides it. */
  bytes: number | null;
  /** Rows. This and the following are null until the file was read to its end. */
  rows: number | null;
  malformed: number | null;
  sha256: string | null;
  sha256_by: 'service' | 'dashboard' | null;
  etag: string | null;
  /** Time of the last request, ISO 8601. Null if no request was sent. */
  requested_at: string | null;
}

/**
 * Returns the files of an hour that exist: those that a request found, and those that a list began to name after the
 * last request for the hour that found none. A list that only repeats an earlier entry does not count, otherwise a file
 * that the service lists but does not deliver would exist again with every list.
 *
 * @param files the known files of one hour, both encodings
 */
export function presentFiles(files: readonly KnownFile[]): KnownFile[] {
  const absentAt = files.flatMap((file) => (isAbsent(file) ? (file.requested_at ?? []) : []));
  const lastAbsence = latest(absentAt) ?? '';
  return files.filter(
    ({ outcome, listed, listed_at }) => outcome === 'file' || (listed === true && (listed_at ?? '') >= lastAbsence),
  );
}

/** Whether a request found that the file does not exist. */
export function isAbsent({ outcome }: Pick<KnownFile, 'outcome'>): boolean {
  return outcome !== 'file' && outcome !== 'unasked';
}

/** The newest crawl of a day at the time of a request. */
export interface Crawl {
  dataset: string;
  date: string;
  hour: number;
  /** Time of the request, ISO 8601. */
  fetchedAt: string;
}

/** Known bulk files of a range of days, with crawls and lists as further evidence. */
export interface KnownFiles {
  files: readonly KnownFile[];
  /** Time of the last fetch of each list, by dataset. Datasets without a fetched list are omitted. */
  listedAt: Readonly<Record<string, string>>;
  /** Newest crawl hour by day and dataset, from JSON answers of the same crawl as the files. */
  crawls: readonly Crawl[];
}
