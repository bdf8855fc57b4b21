import * as z from 'zod/mini';
import type { Encoding } from './dataset';
import { DATASET_NAMES } from './dataset-names';
import { REVIEWERS } from './file-formats';
import { choice, day, whole } from './params';
import type { Problem } from './problem';

/**
 * The state of an hour of a dataset.
 * - collected: read to its end by the dashboard
 * - available: listed by the service or found by a check, but not read yet
 * - light: smaller than usual for the hour
 * - missing: the service has no file, but the hour usually has one
 * - none: the service has no file
 * - expected: other days have a file at this hour, but no list and no request covers it
 * - awaited: expected and not over
 * - unknown: nothing is known
 */
export type FileState = 'collected' | 'available' | 'light' | 'missing' | 'none' | 'expected' | 'awaited' | 'unknown';

/** Properties of a fetched file. Bytes, rows and SHA-256 are null if it was not read to its end. */
export interface SeenFile {
  encoding: Encoding;
  bytes: number | null;
  rows: number | null;
  /** Lines of a CSV whose number of values differs from the header. Null for NDJSON. */
  malformed: number | null;
  sha256: string | null;
  /** Who computed the SHA-256. */
  sha256By: 'service' | 'dashboard' | null;
  /** Time of the last request, ISO 8601. */
  requestedAt: string | null;
}

/** Short name of one of the seven bulk datasets. */
export function datasetName() {
  return choice('Short name of the dataset', DATASET_NAMES);
}

/** Whether to include columns that identify a person. */
const reviewers = z._default(choice('Names of reviewers, which are personal data', REVIEWERS), 'left-out');

/** Identifies a download in `downloadProgress`. The client chooses it. */
export const DOWNLOAD_ID = /^[\w-]{8,64}$/;

const oneHour = {
  dataset: datasetName(),
  date: day('Day of the file'),
  time: whole('Hour of the file, 0 to 23', { min: 0, max: 23 }),
};

/** Fetches the list of files of a dataset if the last one is stale. Costs one call then. */
export const downloadList = { path: '/downloads/list', params: z.object({ dataset: datasetName() }) };

export interface FileListTime {
  dataset: string;
  /** When the list was fetched, ISO 8601. Null for a dataset without a list. */
  listedAt: string | null;
}

/** The first rows of a file and the profiles of its columns. Costs one call; only the beginning of a large file is read. */
export const downloadPreview = { path: '/downloads/preview', params: z.object({ ...oneHour, reviewers }) };

/** The values of a column, counted over the rows that were read. */
export interface ColumnProfile {
  /** Rows without a value. */
  nulls: number;
  /** Number of distinct values. */
  distinct: number;
  /** Smallest and largest number or time, or the only value. Null for other columns. */
  range: { from: string; to: string } | null;
}

export interface PreviewColumn {
  name: string;
  /** This and the meaning are null for a column that is not in the specification. */
  type: string | null;
  meaning: string | null;
  profile: ColumnProfile;
}

export interface FilePreview {
  /** Columns of the file that are left out because they identify a person. */
  leftOut: string[];
  /** The file's own header. */
  columns: PreviewColumn[];
  /** Retailers and brands in the rows that were read, for filters. */
  values: { retailers: string[]; brands: string[] };
  rows: (string | null)[][];
  /** Number of rows that were counted. */
  read: number;
  /** Rows with other columns than the header, left out because any of their values may be a name. */
  shifted: number;
  /** Whether these are all rows of the file. */
  complete: boolean;
}

/** Progress of a download of several files, during it and for a while after. Sends no request to the service. */
export const downloadProgress = {
  path: '/downloads/progress',
  params: z.object({
    /** The id that was sent with the download. */
    id: z.string().check(z.regex(DOWNLOAD_ID, { error: 'is not an id of a download.' })),
  }),
};

export interface DownloadProgress {
  /** Number of chosen files, and of those that the download includes so far. */
  chosen: number;
  included: number;
  /** Files that do not exist and files that the service refused. */
  none: number;
  refused: number;
  /** Lines so far whose number of values differs from the header. */
  malformed: number;
  /** Rows written so far. 0 for raw files, which are not parsed. */
  rows: number;
  /** Why the download failed. */
  problem: Problem | null;
}
