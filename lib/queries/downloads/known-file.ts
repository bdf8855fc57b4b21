import type { Encoding } from '@/lib/contract/dataset';

/** Results of a request for a file: the file, or one of three ways in which a service reports that it has none. */
type RequestOutcome = 'file' | 'not_found' | 'empty' | 'no_rows';

/** What is known of one bulk file, a row of the dashboard's table of known files. */
export interface KnownFile {
  dataset: string;
  date: string;
  /** 0 to 23, UTC. */
  hour: number;
  encoding: Encoding;
  /** Result of the last request, or `unasked` if no request was sent and only a list names the file. */
  outcome: RequestOutcome | 'unasked';
  /** Whether the newest list names it; null if no list did. */
  listed: boolean | null;
  /** Source of the last change: a list, a transfer, a check, or a request for the newest file. */
  source: 'list' | 'transfer' | 'check' | 'newest';
  /** Size; null until the service or a transfer reveals it. */
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

/** Whether a file exists. A list that names a file wins over an earlier request that did not find it. */
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

/** What the dashboard knows of the bulk files of some days. */
export interface KnownFiles {
  files: readonly KnownFile[];
  /** When each list was last fetched, by dataset. Datasets without a list, or whose list was never fetched, are left out. */
  listedAt: Readonly<Record<string, string>>;
  /** The newest hour of each day in which JSON answers were crawled that come from the same crawl as the files of a dataset. */
  crawls: readonly Crawl[];
}
