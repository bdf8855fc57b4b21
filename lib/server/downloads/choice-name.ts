import 'server-only';
import type { FileChoice } from '@/lib/contract/file-choice';
import type { FileFormat } from '@/lib/contract/file-formats';
import { config } from '../base/config';
import { type FileRequest, ownerSlug, savedName } from '../bulk/file-request';
import { requestsOf } from './read-choice';

const EXTENSIONS: Readonly<Record<FileFormat, string>> = {
  xlsx: 'xlsx',
  'excel-csv': 'excel.csv',
  csv: 'csv',
  ndjson: 'ndjson',
};

/** The name under which a choice is saved: dataset, days and account, such as `price_2026-11-15_2026-11-21_acme.xlsx`. */
export function nameOfChoice({ tables, format }: FileChoice, extension = EXTENSIONS[format]): string {
  const { accountName } = config();
  const files = tables.flatMap((table) => requestsOf(table, format));
  const [file, ...others] = files;
  if (file && others.length === 0) return savedName(file, accountName, extension);
  const days = files.map(({ date }) => date).sort();
  const span = new Set([days[0], days.at(-1)]);
  const dataset = tables.length === 1 ? tables[0]?.dataset : 'files';
  return `${[dataset, ...span, ownerSlug(accountName)].filter(Boolean).join('_')}.${extension}`;
}

/** The name of one file of a choice in a zip. */
export function entryName(file: FileRequest, format: FileFormat): string {
  return savedName(file, '', EXTENSIONS[format]);
}
