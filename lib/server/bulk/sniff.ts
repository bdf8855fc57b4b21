import 'server-only';
import type { BulkDataset, Encoding } from '@/lib/contract/dataset';
import { wideEncoding } from '@/lib/text/decode-utf8.mjs';
import { firstRecord } from './csv-records';

/** `unsure`: more bytes are needed. `no_rows`: a CSV with only a header. `foreign`: not a file of the dataset. */
export type Verdict = 'file' | 'unsure' | 'empty' | 'no_rows' | 'foreign';

const KNOWN_COLUMNS = 3;

/**
 * Decides whether the beginning of a response looks like a file of the dataset.
 *
 * @param ended the response is complete
 */
export function sniff(dataset: BulkDataset, encoding: Encoding, beginning: Buffer, ended: boolean): Verdict {
  if (wideEncoding(beginning)) return 'foreign';
  const text = beginning.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') return ended ? 'empty' : 'unsure';
  return encoding === 'csv' ? sniffCsv(dataset, text, ended) : sniffNdjson(dataset, text, ended);
}

function sniffCsv(dataset: BulkDataset, text: string, ended: boolean): Verdict {
  if (/^\s*[<{[]/.test(text)) return 'foreign';
  const header = firstRecord(ended ? `${text}\n` : text);
  if (!header) return ended ? 'foreign' : 'unsure';
  if (!looksLike(dataset, header.fields)) return 'foreign';
  if (header.rest.trim() !== '') return 'file';
  return ended ? 'no_rows' : 'unsure';
}

function sniffNdjson(dataset: BulkDataset, text: string, ended: boolean): Verdict {
  if (!/^\s*\{/.test(text)) return 'foreign';
  const [line, ...rest] = text.trimStart().split(/[\r\n]/, 2);
  if (rest.length === 0 && !ended) return 'unsure';
  try {
    const keys = Object.keys(JSON.parse(line ?? ''));
    return looksLike(dataset, keys) ? 'file' : 'foreign';
  } catch {
    return 'foreign';
  }
}

/**
 * Returns whether enough columns are of the dataset, in any order, or one is the product id, which every dataset has.
 * Datasets without promised columns need any three.
 */
function looksLike(dataset: BulkDataset, names: string[]): boolean {
  const columns = dataset.promised ? names.filter((name) => Object.hasOwn(dataset.columns, name)) : names;
  return columns.length >= KNOWN_COLUMNS || names.includes('product_id');
}
