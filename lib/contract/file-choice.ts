import * as z from 'zod/mini';
import type { Encoding } from './dataset';
import { DATASET_NAMES } from './dataset-names';
import { datasetByName } from './datasets';
import { FILE_FORMATS, type FileFormat, MAX_FILES, REVIEWERS, type Reviewers, SEPARATORS } from './file-formats';
import { choice, day } from './params';
import { isPersonal, personalColumns } from './personal-columns';
import { DAY_MS, utcDay } from './utc-day';

/** Columns with the source file of a row: the first columns of all files that the dashboard creates. */
export const FILE_COLUMNS = {
  file_date: 'day of the file that the row is from',
  file_hour: 'hour of the file that the row is from, 0 to 23',
} as const;
/** Columns by which rows are filtered. */
export const ROW_FILTERS = { retailers: 'retailer_name', brands: 'brand' } as const;

const MAX_NAME_LENGTH = 300;
const MAX_NAMES = 1000;

const name = z
  .string()
  .check(
    z.minLength(1, { error: 'is empty.' }),
    z.maxLength(MAX_NAME_LENGTH, { error: `is longer than ${MAX_NAME_LENGTH} characters.` }),
  );
const names = z._default(
  z.array(name).check(z.maxLength(MAX_NAMES, { error: `has more than ${MAX_NAMES} values.` })),
  [],
);
const hours = z
  .array(z.int().check(z.minimum(0), z.maximum(23)))
  .check(z.minLength(1, { error: 'is empty. Name at least one hour, 0 to 23.' }), z.maxLength(24));

/** Consecutive days with the same chosen hours. */
const span = z.object({ from: day('First day'), to: day('Last day'), hours }).check(({ value, issues }) => {
  const days = (Date.parse(value.to) - Date.parse(value.from)) / DAY_MS + 1;
  if (days >= 1 && days * value.hours.length <= MAX_FILES) return;
  const message =
    days < 1
      ? `${value.from} is after ${value.to}. Swap them.`
      : `These are ${days * value.hours.length} files; ${MAX_FILES} are allowed. Choose fewer days.`;
  issues.push({ code: 'custom', path: ['from'], input: value.from, message });
});
export type Span = z.infer<typeof span>;

const table = z.object({
  dataset: choice('Short name of the dataset', DATASET_NAMES),
  spans: z.array(span).check(z.minLength(1, { error: 'is empty. Choose at least one day.' }), z.maxLength(MAX_FILES)),
  /** Empty for all columns except those that identify a person. Listed columns are always in the file. */
  columns: names,
  /** Values of `retailer_name`. Empty for all. */
  retailers: names,
  /** Values of `brand`. Empty for all. */
  brands: names,
});
/** The chosen files, columns and rows of a dataset. */
export type ChosenTable = z.infer<typeof table>;

/** The content of a download, as used by page, link and server. */
export const fileChoice = z.object({
  format: z.enum(FILE_FORMATS),
  tables: z
    .array(table)
    .check(
      z.minLength(1, { error: 'is empty. Choose at least one dataset.' }),
      z.maxLength(DATASET_NAMES.length, { error: 'names a dataset more than once.' }),
    ),
  /** Whether columns that identify a person are among "all columns". */
  reviewers: z._default(z.enum(REVIEWERS), 'left-out'),
  /** Separator of a CSV for Excel, with the decimal sign: a comma with semicolon, a point with the others. */
  separator: z._default(z.enum(SEPARATORS), 'comma'),
});
export type FileChoice = z.infer<typeof fileChoice>;
export type FileChoiceInput = z.input<typeof fileChoice>;

/** Identifies a file of the service. */
export interface FileHour {
  dataset: string;
  date: string;
  /** 0 to 23. */
  hour: number;
}

/** Returns the files of a table by day and hour, without duplicates. */
export function filesOf({ dataset, spans }: Pick<ChosenTable, 'dataset' | 'spans'>): FileHour[] {
  const files = new Map<string, FileHour>();
  for (const { from, to, hours } of spans)
    for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS)
      for (const hour of hours) {
        const date = utcDay(time);
        files.set(`${date}/${String(hour).padStart(2, '0')}`, { dataset, date, hour });
      }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
}

/** Counts the files of a choice. */
export function countFiles({ tables }: Pick<FileChoice, 'tables'>): number {
  return tables.reduce((count, table) => count + filesOf(table).length, 0);
}

/** Groups the days of files into spans of consecutive days with the same hours. */
export function toSpans(files: readonly Pick<FileHour, 'date' | 'hour'>[]): Span[] {
  const byDay = new Map<string, number[]>();
  for (const { date, hour } of files) byDay.set(date, [...(byDay.get(date) ?? []), hour]);
  const spans: Span[] = [];
  for (const [date, hours] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hours.sort((a, b) => a - b);
    const last = spans.at(-1);
    const follows = last && Date.parse(date) - Date.parse(last.to) === DAY_MS;
    if (follows && last.hours.join() === hours.join()) last.to = date;
    else spans.push({ from: date, to: date, hours });
  }
  return spans;
}

/** Tests whether a column is part of the file. */
export function isChosenColumn({ columns }: ChosenTable, reviewers: Reviewers, column: string): boolean {
  if (columns.length > 0) return columns.includes(column);
  return reviewers === 'included' || !isPersonal(column);
}

/** Whether a row has one of the chosen retailers and brands. */
export function isChosenRow(
  table: Pick<ChosenTable, 'retailers' | 'brands'>,
  cellOf: (column: string) => unknown,
): boolean {
  return (['retailers', 'brands'] as const).every((name) => {
    const value = cellOf(ROW_FILTERS[name]);
    return table[name].length === 0 || (typeof value === 'string' && table[name].includes(value));
  });
}

/** The encoding in which files are read from the service for a format. */
export function encodingOf(format: FileFormat): Encoding {
  return format === 'ndjson' ? 'ndjson' : 'csv';
}

/** Whether all rows and columns are chosen. */
export function isWhole({ columns, retailers, brands }: ChosenTable): boolean {
  return columns.length + retailers.length + brands.length === 0;
}

/** Whether files of the dataset contain names of reviewers. */
export function hasPersonal(dataset: string): boolean {
  const described = datasetByName(dataset);
  return described !== undefined && personalColumns(described).length > 0;
}

/** Tests whether a file is an exact copy of the service's file. A raw CSV always has all rows and columns. */
export function isRaw({ format, reviewers }: Pick<FileChoice, 'format' | 'reviewers'>, table: ChosenTable): boolean {
  if (format === 'csv') return true;
  return format === 'ndjson' && isWhole(table) && (reviewers === 'included' || !hasPersonal(table.dataset));
}

/**
 * Returns the packaging of a download: `raw` is one file of the service, `file` is one file with the content of all
 * chosen files, and `zip` has several files, as a CSV has only one dataset and raw files are not joined.
 */
export function packagingOf(choice: FileChoice): 'raw' | 'file' | 'zip' {
  const [table, ...others] = choice.tables;
  if (!table || choice.format === 'xlsx') return 'file';
  if (others.length > 0) return 'zip';
  const isOne = filesOf(table).length === 1;
  if (isRaw(choice, table) && isOne) return 'raw';
  return choice.format === 'csv' ? 'zip' : 'file';
}

/** Body of `POST /api/downloads/file` and `POST /api/downloads/zip`. `id` identifies the download in its progress. */
export const fileRequest = z.object({ choice: fileChoice, id: z.optional(z.string()) });
