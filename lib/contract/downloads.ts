import * as z from 'zod/mini';
import { ENCODINGS } from './dataset';
import { DATASET_NAMES } from './dataset-names';
import { jsonEndpoint } from './endpoint';
import { REVIEWERS } from './file-formats';
import { choice, day, ordered, whole } from './params';
import { problem } from './problem';

/**
 * What is known of one hour of one dataset.
 * available: listed, not yet fetched · fetched: passed through here · light: fetched, and smaller than that hour
 * usually is · missing: inferred, the hour usually has a file · empty: asked, and there is no file · unknown: the
 * service has no list and nobody asked.
 */
export const HOUR_STATES = ['available', 'fetched', 'light', 'missing', 'empty', 'unknown'] as const;
export type HourState = (typeof HOUR_STATES)[number];

export const instant = z.iso.datetime();
export const hour = z.int().check(z.minimum(0), z.maximum(23));

/** What was learned of a file as it passed. Bytes, rows and SHA-256 are null when it did not pass whole. */
export const seenFile = z.object({
  encoding: z.enum(ENCODINGS),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  /** Lines of a csv that have not as many values as its header; null for ndjson. */
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
  /** Why the state is what it is, in a sentence, where the word alone does not say it. */
  reason: z.nullable(z.string()),
  /** Whether enough files of this hour are known to tell a light one. */
  compared: z.boolean(),
  /** Of a light one: which share of the size that its hour usually has. */
  share: z.nullable(z.number()),
  files: z.array(seenFile),
});
export type CalendarHour = z.infer<typeof calendarHour>;

/** Of the seven bulk datasets. */
export function datasetName() {
  return choice('Short name of the dataset', DATASET_NAMES);
}

/** Whether people get the columns that say who a person is. */
const reviewers = z._default(choice('Names of reviewers, which are personal data', REVIEWERS), 'left-out');

/** Identifies a download in `downloadProgress`. Its reader chooses it. */
export const DOWNLOAD_ID = /^[\w-]{8,64}$/;

const oneHour = {
  dataset: datasetName(),
  date: day('Day of the file'),
  time: whole('Hour of the file, 0 to 23', { min: 0, max: 23 }),
};

/** Costs one call for a listed dataset whose list has grown stale, none otherwise. */
export const downloadCalendar = jsonEndpoint({
  name: 'download_calendar',
  title: 'Calendar',
  summary: 'Each day and hour of a range with what is known of its file.',
  path: '/downloads/calendar',
  paged: false,
  params: z.object({ dataset: datasetName(), start_date: day('First day'), end_date: day('Last day') }).check(ordered),
  response: z.object({
    dataset: z.string(),
    listed: z.boolean(),
    /** When the service's list was fetched; null for a dataset without a list. */
    listedAt: z.nullable(instant),
    /** The newest day known to have a file, in the range or not; null when none is known. */
    newest: z.nullable(z.iso.date()),
    /** The rules behind "missing" and "light", in sentences. */
    rules: z.array(z.string()),
    days: z.array(z.object({ date: z.iso.date(), hours: z.array(calendarHour) })),
  }),
});

/** What a column holds, counted over the rows that were read. */
export const columnProfile = z.object({
  /** Rows without a value. */
  nulls: z.int(),
  /** Different values. */
  distinct: z.int(),
  /** Of numbers and times, in even bins from the smallest to the largest; null for text, and where no value could be read. */
  histogram: z.nullable(z.object({ from: z.string(), to: z.string(), bins: z.array(z.int()) })),
  /** The most frequent values, of a column in which values come more than once. */
  top: z.array(z.object({ value: z.string(), count: z.int() })),
});
export type ColumnProfile = z.infer<typeof columnProfile>;

/** The first rows of a file and what its columns hold. Costs one call; of a large file only the beginning is read. */
export const downloadPreview = jsonEndpoint({
  name: 'download_preview',
  title: 'Preview',
  summary: 'The first hundred rows of a file, and what its columns hold. Costs one call.',
  path: '/downloads/preview',
  paged: false,
  params: z.object({ ...oneHour, reviewers }),
  response: z.object({
    /** Columns that the file has and the answer has not: they say who a person is. */
    leftOut: z.array(z.string()),
    /** The file's own header; `type` and `meaning` are null for a column that the specification does not promise. */
    columns: z.array(
      z.object({
        name: z.string(),
        type: z.nullable(z.string()),
        meaning: z.nullable(z.string()),
        profile: columnProfile,
      }),
    ),
    /** Retailers and brands in the rows that were read: rows of a file can be chosen by them. */
    values: z.object({ retailers: z.array(z.string()), brands: z.array(z.string()) }),
    rows: z.array(z.array(z.nullable(z.string()))),
    /** Rows that the columns were counted over. */
    read: z.int(),
    /** Rows with other columns than the header, left out with them: the names may stand anywhere in these. */
    shifted: z.int(),
    /** These are all rows of the file. */
    complete: z.boolean(),
  }),
});

/** How far a download of several files is, while it is sent and for a while afterwards. Costs no call. */
export const downloadProgress = jsonEndpoint({
  name: 'download_progress',
  title: 'Progress of a download',
  summary: 'How many of the chosen files a download holds so far, and how many do not exist.',
  path: '/downloads/progress',
  paged: false,
  params: z.object({
    id: z
      .string()
      .check(
        z.regex(DOWNLOAD_ID, { error: 'is no id of a download.' }),
        z.describe('The id that was sent with the download'),
      ),
  }),
  response: z.object({
    chosen: z.int(),
    included: z.int(),
    /** Files that do not exist, and files that the service refused. */
    none: z.int(),
    refused: z.int(),
    /** Lines of the files so far that have not as many values as their header. */
    malformed: z.int(),
    /** Rows that were written so far; 0 for raw files, which are not read. */
    rows: z.int(),
    /** Why it broke off. */
    problem: z.nullable(problem),
  }),
});

/** The name of a raw file, `dataset/date/hour/encoding`, such as `price/2026-03-31/07/csv`. */
export const RAW_FILE = /^([a-z_]+)\/(\d{4}-\d{2}-\d{2})\/(\d{1,2})\/(csv|ndjson)$/;

/** The JSON body in which raw files are listed, for the curl commands. */
export const chosenFilesBody = z.object({ files: z.array(z.string()) });
