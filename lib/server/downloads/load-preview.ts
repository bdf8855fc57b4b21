import 'server-only';
import type { downloadPreview } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';
import { passFile } from '../bulk/pass-file';
import type { Answer } from '../sets/load';
import type { LoadOptions } from '../sets/load-pages';
import type { Question } from '../sets/question';
import { valueAnswer } from '../sets/value-answer';
import type { Service } from '../upstream/service';
import { hourFile } from './hour-file';
import { csvRecords } from './records';

const ROWS = 100;

/** Reads the first rows of a file and hangs up. */
export async function loadPreview(
  service: Service,
  { params }: Question,
  { priority, signal = new AbortController().signal }: LoadOptions,
): Promise<Answer> {
  const file = hourFile(params, 'csv');
  const { parts } = await passFile(service, file, { priority, signal });
  const records: string[][] = [];
  for await (const record of csvRecords(parts)) {
    records.push(record);
    if (records.length > ROWS + 1) break;
  }
  const [header = [], ...rest] = records;
  const rows = rest.slice(0, ROWS).map((record) => header.map((_, index) => record[index] || null));
  const columns = header.map((name, index) => {
    const column = file.dataset.promised ? file.dataset.columns[name] : undefined;
    const nulls = rows.filter((row) => row[index] === null).length;
    return { name, type: column?.type ?? null, meaning: column?.meaning ?? null, nulls };
  });
  const value: ResponseOf<typeof downloadPreview> = { columns, rows, complete: rest.length <= ROWS };
  return valueAnswer(value);
}
