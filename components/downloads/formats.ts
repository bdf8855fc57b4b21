import type { Source } from '@/lib/client/downloads/transfer';
import type { Separator } from '@/lib/client/export-csv';
import { fileName } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';
import type { Slot } from './selection';

export const FORMATS = ['csv', 'ndjson', 'xlsx', 'excel-csv'] as const;
export type FileFormat = (typeof FORMATS)[number];

export const FORMAT_OPTIONS: readonly { value: FileFormat; label: string; note: string }[] = [
  { value: 'csv', label: 'csv', note: 'Byte for byte what the service sends.' },
  { value: 'ndjson', label: 'ndjson', note: 'Byte for byte what the service sends, one JSON object a line.' },
  { value: 'xlsx', label: 'Excel', note: 'Barcodes as text, real dates, no formulas. Split beyond 1,048,576 rows.' },
  { value: 'excel-csv', label: 'Excel csv', note: 'A csv that Excel opens right: byte order mark, no formulas.' },
];

/** The raw encoding that stands behind a format: what a zip holds and what curl fetches. */
export function rawEncoding(format: FileFormat) {
  return format === 'ndjson' ? 'ndjson' : 'csv';
}

export function slotLabel({ dataset, date, hour }: Slot, format: FileFormat): string {
  const raw = fileName(dataset, date, hour, rawEncoding(format));
  return format === 'xlsx' ? raw.replace(/csv$/, 'xlsx') : raw;
}

/** Where our own server gives this file in this format. */
export function fileSource(slot: Slot, format: FileFormat, separator: Separator): Source {
  const { dataset, date, hour } = slot;
  if (format === 'csv' || format === 'ndjson') {
    const path = datasetByName(dataset)?.endpoint.path;
    return { url: `/api${path}?${new URLSearchParams({ date, time: String(hour), encoding: format })}` };
  }
  const query = { dataset, date, time: String(hour), format: format === 'xlsx' ? 'xlsx' : 'csv', separator };
  return { url: `/api/downloads/excel?${new URLSearchParams(query)}` };
}

/** Several files in one zip, raw, with a manifest and the data dictionary. */
export function zipSource(slots: readonly Slot[], format: FileFormat): Source {
  const files = slots.map(({ dataset, date, hour }) => ['file', `${dataset}/${date}/${hour}/${rawEncoding(format)}`]);
  return { url: '/api/downloads/zip', form: new URLSearchParams(files) };
}
