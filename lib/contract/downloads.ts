import * as z from 'zod/mini';
import { ENCODINGS } from './dataset';
import { DATASET_NAMES } from './dataset-names';
import { jsonEndpoint } from './endpoint';
import { REVIEWERS } from './file-formats';
import { choice, day, whole } from './params';
import { problem } from './problem';

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
export const FILE_STATES = [
  'collected',
  'available',
  'light',
  'missing',
  'none',
  'expected',
  'awaited',
  'unknown',
] as const;
export type FileState = (typeof FILE_STATES)[number];

const instant = z.iso.datetime();
export const hour = z.int().check(z.minimum(0), z.maximum(23));

/** Properties of a fetched file. Bytes, rows and SHA-256 are null if it was not read to its end. */
export const seenFile = z.object({
  encoding: z.enum(ENCODINGS),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  /** Lines of a CSV whose number of values differs from the header. Null for NDJSON. */
  malformed: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  /** Who computed the SHA-256. */
  sha256By: z.nullable(z.enum(['service', 'dashboard'])),
  /** Time of the last request. */
  requestedAt: z.nullable(instant),
});
export type SeenFile = z.infer<typeof seenFile>;

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
export const downloadList = jsonEndpoint({
  name: 'download_list',
  title: 'List of files',
  summary: 'When the list of files of a dataset was fetched.',
  path: '/downloads/list',
  paged: false,
  params: z.object({ dataset: datasetName() }),
  response: z.object({
    dataset: z.string(),
    /** Null for a dataset without a list. */
    listedAt: z.nullable(instant),
  }),
});

/** The values of a column, counted over the rows that were read. */
const columnProfile = z.object({
  /** Rows without a value. */
  nulls: z.int(),
  /** Number of distinct values. */
  distinct: z.int(),
  /** Smallest and largest number or time, or the only value. Null for other columns. */
  range: z.nullable(z.object({ from: z.string(), to: z.string() })),
});
export type ColumnProfile = z.infer<typeof columnProfile>;

/** The first rows of a file and the profiles of its columns. Costs one call; only the beginning of a large file is read. */
export const downloadPreview = jsonEndpoint({
  name: 'download_preview',
  title: 'Preview',
  summary: 'The first hundred rows of a file, and the profiles of its columns. Costs one call.',
  path: '/downloads/preview',
  paged: false,
  params: z.object({ ...oneHour, reviewers }),
  response: z.object({
    /** Columns of the file that are left out because they identify a person. */
    leftOut: z.array(z.string()),
    /** The file's own header; `type` and `meaning` are null for a column that is not in the specification. */
    columns: z.array(
      z.object({
        name: z.string(),
        type: z.nullable(z.string()),
        meaning: z.nullable(z.string()),
        profile: columnProfile,
      }),
    ),
    /** Retailers and brands in the rows that were read, for filters. */
    values: z.object({ retailers: z.array(z.string()), brands: z.array(z.string()) }),
    rows: z.array(z.array(z.nullable(z.string()))),
    /** Number of rows that were counted. */
    read: z.int(),
    /** Rows with other columns than the header, left out because any of their values may be a name. */
    shifted: z.int(),
    /** Whether these are all rows of the file. */
    complete: z.boolean(),
  }),
});

/** Progress of a download of several files, during it and for a while after. Sends no request to the service. */
export const downloadProgress = jsonEndpoint({
  name: 'download_progress',
  title: 'Progress of a download',
  summary: 'Number of chosen files that a download includes so far, and of files that do not exist.',
  path: '/downloads/progress',
  paged: false,
  params: z.object({
    id: z
      .string()
      .check(
        z.regex(DOWNLOAD_ID, { error: 'is not an id of a download.' }),
        z.describe('The id that was sent with the download'),
      ),
  }),
  response: z.object({
    chosen: z.int(),
    included: z.int(),
    /** Files that do not exist and files that the service refused. */
    none: z.int(),
    refused: z.int(),
    /** Lines so far whose number of values differs from the header. */
    malformed: z.int(),
    /** Rows written so far. 0 for raw files, which are not parsed. */
    rows: z.int(),
    /** Why the download failed. */
    problem: z.nullable(problem),
  }),
});
