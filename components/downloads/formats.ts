import type { FileFormat, Reviewers } from '@/components/downloads/download-params';
import type { Source } from '@/lib/client/downloads/queue-item';
import { type Encoding, fileName } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';
import type { Separator } from '@/lib/spreadsheet/csv';
import type { Slot } from './selection';

export const FORMAT_OPTIONS: readonly { value: FileFormat; label: string; note: string }[] = [
  { value: 'xlsx', label: 'Excel', note: 'Barcodes as text, real dates, no formulas. Split beyond 1,048,576 rows.' },
  { value: 'excel-csv', label: 'Excel csv', note: 'A csv that Excel opens right: byte order mark, no formulas.' },
  { value: 'csv', label: 'csv', note: 'Byte for byte what the service sends.' },
  { value: 'ndjson', label: 'ndjson', note: 'Byte for byte what the service sends, one JSON object a line.' },
];

/** The raw encoding that stands behind a format: what a zip holds and what curl fetches. */
export function rawEncoding(format: FileFormat): Encoding {
  return format === 'ndjson' ? 'ndjson' : 'csv';
}

/** Whether the files are for people: then names of reviewers can be left out. */
export function isForPeople(format: FileFormat): boolean {
  return format === 'xlsx' || format === 'excel-csv';
}

/** Whether files of the dataset hold names of reviewers. */
export function hasReviewers(dataset: string): boolean {
  return Object.values(datasetByName(dataset)?.columns ?? {}).some((column) => 'personal' in column);
}

export function slotLabel({ dataset, date, hour }: Slot, format: FileFormat): string {
  const raw = fileName(dataset, date, hour, rawEncoding(format));
  return format === 'xlsx' ? raw.replace(/csv$/, 'xlsx') : raw;
}

/** Where our own server gives this file in this format. */
export function fileSource(slot: Slot, format: FileFormat, separator: Separator, reviewers: Reviewers): Source {
  const { dataset, date, hour: time } = slot;
  const file = { dataset, date, time, encoding: rawEncoding(format) };
  if (!isForPeople(format)) {
    const path = datasetByName(dataset)?.endpoint.path;
    const query = { date, time: String(time), encoding: file.encoding };
    return { url: `/api${path}?${new URLSearchParams(query)}`, file, raw: true };
  }
  const named = { ...(hasReviewers(dataset) && { reviewers }) };
  const query = { dataset, date, time: String(time), format: format === 'xlsx' ? 'xlsx' : 'csv', separator, ...named };
  const withoutNames = hasReviewers(dataset) && reviewers === 'left-out';
  return { url: `/api/downloads/excel?${new URLSearchParams(query)}`, file, ...(withoutNames && { withoutNames }) };
}

/** Names of raw files as the zip, the curl commands and the basket take them. */
export function fileNames(slots: readonly Slot[], format: FileFormat): string[] {
  return slots.map(({ dataset, date, hour }) => `${dataset}/${date}/${hour}/${rawEncoding(format)}`);
}

/** Several files in one zip, raw, with a manifest and the data dictionary. */
export function zipSource(slots: readonly Slot[], format: FileFormat): Source {
  const zip = crypto.randomUUID();
  return { url: '/api/downloads/zip', body: JSON.stringify({ files: fileNames(slots, format), id: zip }), zip };
}
