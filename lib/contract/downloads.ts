import * as z from 'zod/mini';
import { ENCODINGS } from './dataset';
import { DATASET_NAMES } from './dataset-names';
import { jsonEndpoint } from './endpoint';
import { choice, day, ordered, whole } from './params';

/**
 * What is known of one hour of one dataset.
 * available: listed, not yet fetched · fetched: passed through here · light: fetched, and smaller than that hour
 * usually is · missing: inferred, the hour usually has a file · empty: asked, and there is no file · unknown: the
 * service has no list and nobody asked.
 */
export const HOUR_STATES = ['available', 'fetched', 'light', 'missing', 'empty', 'unknown'] as const;
export type HourState = (typeof HOUR_STATES)[number];

const instant = z.iso.datetime();
const hour = z.int().check(z.minimum(0), z.maximum(23));

/** What was learned of a file as it passed. Bytes, rows and SHA-256 are null when it did not pass whole. */
export const seenFile = z.object({
  encoding: z.enum(ENCODINGS),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  firstSeen: instant,
  lastSeen: instant,
});
export type SeenFile = z.infer<typeof seenFile>;

export const calendarHour = z.object({
  hour,
  state: z.enum(HOUR_STATES),
  /** Why the state is what it is, in a sentence, where the word alone does not say it. */
  reason: z.nullable(z.string()),
  files: z.array(seenFile),
});
export type CalendarHour = z.infer<typeof calendarHour>;

function datasetName() {
  return choice('Short name of the dataset', DATASET_NAMES);
}

const oneHour = {
  dataset: datasetName(),
  date: day('Day of the file'),
  time: whole('Hour of the file, 0 to 23', { min: 0, max: 23 }),
};

/** A dataset's day at a glance: the worst that any of its hours is in, and what is known to have come. */
const recentDay = z.object({
  date: z.iso.date(),
  state: z.enum(HOUR_STATES),
  /** Hours with a file. */
  files: z.int(),
  /** Of the files that passed, one for each hour; null when none did. */
  bytes: z.nullable(z.int()),
});
export type RecentDay = z.infer<typeof recentDay>;

/** The cards of the page. Costs no call: of the service's lists those are read that are kept. */
export const downloadDatasets = jsonEndpoint({
  name: 'download_datasets',
  title: 'Datasets',
  summary: 'The seven bulk datasets: purpose, columns, the newest file seen, and the last days.',
  path: '/downloads/datasets',
  paged: false,
  params: z.object({ until: day('Last of the days told') }),
  response: z.object({
    datasets: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        purpose: z.string(),
        listed: z.boolean(),
        promised: z.boolean(),
        columns: z.array(z.object({ name: z.string(), type: z.string(), meaning: z.string() })),
        last: z.nullable(z.object({ date: z.iso.date(), hour, file: seenFile })),
        /** The last days up to `until`, the oldest first. */
        recent: z.array(recentDay),
      }),
    ),
  }),
});

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

/** Asks the service for one hour of a dataset and hangs up after the first bytes. Costs one call. */
export const downloadProbe = jsonEndpoint({
  name: 'download_probe',
  title: 'Probe',
  summary: 'Whether one hour has a file. Costs one call.',
  path: '/downloads/probe',
  paged: false,
  params: z.object(oneHour),
  response: z.object({ exists: z.boolean(), sentence: z.string() }),
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
  params: z.object(oneHour),
  response: z.object({
    /** The file's own header; `type` and `meaning` are null for a column that the specification does not promise. */
    columns: z.array(
      z.object({
        name: z.string(),
        type: z.nullable(z.string()),
        meaning: z.nullable(z.string()),
        profile: columnProfile,
      }),
    ),
    rows: z.array(z.array(z.nullable(z.string()))),
    /** Rows that the columns were counted over. */
    read: z.int(),
    /** These are all rows of the file. */
    complete: z.boolean(),
  }),
});

export const EXCEL_FORMATS = ['xlsx', 'csv'] as const;
export const SEPARATORS = ['comma', 'semicolon'] as const;

/** One file as Excel opens it right. The answer is a file, no value. Costs one call. */
export const excelDownload = jsonEndpoint({
  name: 'download_excel',
  title: 'Excel',
  summary: 'A file as a workbook, or as a csv that a double click opens right.',
  path: '/downloads/excel',
  paged: false,
  params: z.object({
    ...oneHour,
    format: z._default(choice('Workbook, or csv with a byte order mark', EXCEL_FORMATS), 'xlsx'),
    separator: z._default(choice('Separator of the csv, as the reader’s Excel expects it', SEPARATORS), 'comma'),
  }),
  response: z.unknown(),
});

/** One file of a zip, written `dataset/date/hour/encoding`, such as `price/2026-03-31/07/csv`. */
export const ZIP_FILE = /^([a-z_]+)\/(\d{4}-\d{2}-\d{2})\/(\d{1,2})\/(csv|ndjson)$/;
/** Files in one zip. */
export const ZIP_MAX_FILES = 1000;
