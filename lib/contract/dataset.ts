import * as z from 'zod/mini';
import { type Columns, record } from './column';
import type { BulkEndpoint } from './endpoint';
import { ownValue } from './own-value';
import { choice, day, whole } from './params';

export const ENCODINGS = ['csv', 'ndjson'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A bulk dataset: one file for each date and hour, as CSV and NDJSON. */
export interface BulkDataset<C extends Columns = Columns> {
  /** Short name, which also starts its file names: `price` in `price_2026-03-31_07.csv`. */
  readonly name: string;
  readonly title: string;
  /** Description of the content in a sentence. */
  readonly purpose: string;
  readonly columns: C;
  /** Whether the specification defines the columns. If not, only the header of a file does. */
  readonly promised: boolean;
  /** Whether the service lists its files. */
  readonly listed: boolean;
  /** Response of the service for a date and hour without a file: 404 or a file without rows. */
  readonly whenMissing: 'not_found' | 'empty';
  readonly endpoint: { readonly name: string; readonly title: string; readonly path: string };
}

/** Query parameters of all bulk endpoints. */
export const bulkParams = z
  .object({
    date: z.optional(day('Day of the file. Defaults to the newest')),
    time: z.optional(whole('Hour of the file, 0 to 23. Defaults to the newest of the day', { min: 0, max: 23 })),
    encoding: z._default(choice('Encoding of the file', ENCODINGS), 'csv'),
  })
  .check(({ value, issues }) => {
    if (value.time !== undefined && value.date === undefined)
      issues.push({
        code: 'custom',
        path: ['time'],
        input: value.time,
        message: 'An hour needs a date. Add date or omit time.',
      });
  });

export type BulkParams = z.output<typeof bulkParams>;

/** Returns the endpoint that serves the files of a dataset. */
export function bulkEndpoint(dataset: BulkDataset): BulkEndpoint {
  return { kind: 'bulk', ...dataset.endpoint, summary: dataset.purpose, params: bulkParams, dataset };
}

/** Returns a column that the specification defines, or undefined if only the header of a file does. */
export function promisedColumn({ promised, columns }: BulkDataset, name: string): Columns[string] | undefined {
  return promised ? ownValue(columns, name) : undefined;
}

/** Describes a dataset. `row` is the schema of a row of its files. */
export function dataset<C extends Columns>(
  value: BulkDataset<C>,
): BulkDataset<C> & { row: ReturnType<typeof record<C>> } {
  return { ...value, row: record(value.columns) };
}

/** Formats an hour with two digits, as in file names and lists: 7 → "07". */
export function hourText(hour: number): string {
  return String(hour).padStart(2, '0');
}

/** Returns the name of a file, e.g. `review_text_2026-03-31_07.ndjson`. */
export function fileName(name: string, date: string, hour: number, encoding: Encoding): string {
  return `${name}_${date}_${hourText(hour)}.${encoding}`;
}
