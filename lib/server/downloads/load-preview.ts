import { ownValue } from '@/lib/contract/own-value';
import 'server-only';
import type { downloadPreview } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';
import { passFile } from '../bulk/pass-file';
import type { Answer } from '../sets/load';
import type { Question } from '../sets/question';
import type { LoadOptions } from '../sets/read-pages';
import { valueAnswer } from '../sets/value-answer';
import type { Service } from '../upstream/service';
import { ColumnTally } from './column-profile';
import { hourFile } from './hour-file';
import { forPeople } from './personal';
import { csvRecords } from './records';

const ROWS = 100;
/** A file is read this far: what its columns hold is counted over these, and the rest is not transferred. */
const ROWS_READ = 20_000;

/** Reads the first rows of a file, counts what its columns hold, and hangs up. */
export async function loadPreview(
  service: Service,
  { params }: Question,
  { priority, signal = new AbortController().signal }: LoadOptions,
): Promise<Answer> {
  const file = hourFile(params, 'csv');
  const { parts } = await passFile(service, file, { priority, signal });
  const reviewers = params.reviewers === 'included' ? 'included' : 'left-out';
  const { records, leftOut, shifted } = await forPeople(csvRecords(parts), reviewers);
  const first = await records.next();
  const columns = (first.done ? [] : first.value).map((name) => {
    const column = file.dataset.promised ? ownValue(file.dataset.columns, name) : undefined;
    return { name, column, tally: new ColumnTally(column?.type ?? null) };
  });
  const rows: (string | null)[][] = [];
  let counted = 0;
  let complete = true;
  for await (const record of records) {
    if (counted === ROWS_READ) {
      complete = false;
      break;
    }
    counted += 1;
    const row = columns.map((_, index) => record[index] || null);
    row.forEach((value, index) => void columns[index]?.tally.add(value));
    if (rows.length < ROWS) rows.push(row);
  }
  const value: ResponseOf<typeof downloadPreview> = {
    leftOut,
    columns: columns.map(({ name, column, tally }) => ({
      name,
      type: column?.type ?? null,
      meaning: column?.meaning ?? null,
      profile: tally.profile(),
    })),
    rows,
    read: counted,
    shifted: shifted(),
    complete,
  };
  return valueAnswer(value);
}
