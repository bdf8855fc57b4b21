import type { Encoding } from '@/lib/contract/dataset';

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
  /** ISO 8601. */
  first_seen: string;
  last_seen: string;
}

/** Whether a file exists. A list that names the file takes precedence over an earlier request that did not find it. */
export function isPresent({ outcome, listed }: Pick<KnownFile, 'outcome' | 'listed'>): boolean {
  return outcome === 'file' || listed === true;
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
