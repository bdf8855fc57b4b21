import * as z from 'zod/mini';
import { ENCODINGS } from './dataset';
import { DATASET_NAMES } from './dataset-names';
import { jsonEndpoint } from './endpoint';
import { REVIEWERS } from './file-formats';
import { choice, day, ordered, whole } from './params';
import { problem } from './problem';

/**
 * The state of an hour of a dataset.
 * - available: listed by the service, but not fetched yet
 * - fetched: downloaded through the dashboard
 * - light: fetched, and smaller than usual for the hour
 * - missing: no file is known, but the hour usually has one
 * - empty: requested, and there is no file
 * - unknown: not listed and not requested
 */
export const HOUR_STATES = ['available', 'fetched', 'light', 'missing', 'empty', 'unknown'] as const;
export type HourState = (typeof HOUR_STATES)[number];

export const instant = z.iso.datetime();
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
  firstSeen: instant,
  lastSeen: instant,
});
export type SeenFile = z.infer<typeof seenFile>;

export const calendarHour = z.object({
  hour,
  state: z.enum(HOUR_STATES),
  /** Explains the state in a sentence if it is not obvious. */
  reason: z.nullable(z.string()),
  /** Whether enough files of this hour are known to detect a light one. */
  compared: z.boolean(),
  /** Size of a light file as a share of the hour's usual size. */
  share: z.nullable(z.number()),
  files: z.array(seenFile),
});
export type CalendarHour = z.infer<typeof calendarHour>;

/** Creates a parameter for the name of a bulk dataset. */
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

/** Sends one request to the service if the dataset has a file list and it is stale. */
export const downloadCalendar = jsonEndpoint({
  name: 'download_calendar',
  title: 'Calendar',
  summary: 'Days and hours of a range with the state of their files.',
  path: '/downloads/calendar',
  paged: false,
  params: z.object({ dataset: datasetName(), start_date: day('First day'), end_date: day('Last day') }).check(ordered),
  response: z.object({
    dataset: z.string(),
    listed: z.boolean(),
    /** Fetch time of the service's file list. Null for a dataset without one. */
    listedAt: z.nullable(instant),
    /** The newest day with a known file, in or outside the range, or null. */
    newest: z.nullable(z.iso.date()),
    /** Explanations of "missing" and "light". */
    rules: z.array(z.string()),
    days: z.array(z.object({ date: z.iso.date(), hours: z.array(calendarHour) })),
  }),
});

/** Statistics of a column over the rows that were read. */
export const columnProfile = z.object({
  /** Rows without a value. */
  nulls: z.int(),
  /** Number of distinct values. */
  distinct: z.int(),
  /** Equal-width bins of numbers or times from minimum to maximum. Null for text and without readable values. */
  histogram: z.nullable(z.object({ from: z.string(), to: z.string(), bins: z.array(z.int()) })),
  /** The most frequent values of a column with repeated values. */
  top: z.array(z.object({ value: z.string(), count: z.int() })),
});
export type ColumnProfile = z.infer<typeof columnProfile>;

/** The first rows of a file and statistics of its columns. Sends one request. Reads only the start of a large file. */
export const downloadPreview = jsonEndpoint({
  name: 'download_preview',
  title: 'Preview',
  summary: 'The first hundred rows of a file and statistics of its columns. Sends one request to the service.',
  path: '/downloads/preview',
  paged: false,
  params: z.object({ ...oneHour, reviewers }),
  response: z.object({
    /** Columns of the file that the answer omits because they identify a person. */
    leftOut: z.array(z.string()),
    /** Columns of the file's header. `type` and `meaning` are null for columns outside the specification. */
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
    /** Number of rows in the statistics. */
    read: z.int(),
    /** Rows that do not match the header. They are omitted with personal columns, as names may be in any column. */
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

/** Matches the name of a raw file, `dataset/date/hour/encoding`, e.g. `price/2026-03-31/07/csv`. */
export const RAW_FILE = /^([a-z_]+)\/(\d{4}-\d{2}-\d{2})\/(\d{1,2})\/(csv|ndjson)$/;

/** JSON body that lists raw files, for the curl commands. */
export const chosenFilesBody = z.object({ files: z.array(z.string()) });
