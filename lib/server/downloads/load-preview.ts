import 'server-only';
import { datasetByName } from '@/lib/contract/datasets';
import type { downloadPreview } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';
import { ROW_FILTERS } from '@/lib/contract/file-choice';
import { ownValue } from '@/lib/contract/own-value';
import { isPersonal } from '@/lib/contract/personal-columns';
import { csvRecords } from '../bulk/csv-records';
import type { FileRequest } from '../bulk/file-request';
import { passFile } from '../bulk/pass-file';
import type { Facts } from '../bulk/tally-thread';
import { ProblemError } from '../problem-error';
import type { Answer } from '../sets/load';
import type { Question } from '../sets/question';
import type { LoadOptions } from '../sets/read-pages';
import { valueAnswer } from '../sets/value-answer';
import type { Service } from '../upstream/service';
import { ColumnTally } from './column-profile';
import { checkRows } from './open-files';
import { createPickColumns } from './pick-columns';

const ROWS = 100;
/** Retailers and brands to choose from. */
const MAX_VALUES = 500;
/** Number of rows behind the profiles of columns. The rest of the file is not transferred. */
const ROWS_READ = 20_000;

/** Reads the first rows of a file, counts the values of its columns, and ends the transfer. */
export async function loadPreview(
  service: Service,
  { params }: Question,
  { priority, signal = new AbortController().signal }: LoadOptions,
): Promise<Answer> {
  const file = fileOf(params);
  let facts: Facts | null = null;
  const { parts } = await passFile(service, file, { priority, signal }, (counted) => {
    facts = counted;
  });
  const records = csvRecords(parts);
  const first = await records.next();
  const header = first.done ? [] : first.value;
  const leftOut = params.reviewers === 'included' ? [] : header.filter(isPersonal);
  const names = header.filter((name) => !leftOut.includes(name));
  const pick = createPickColumns(header, names);
  const columns = names.map((name) => {
    const column = file.dataset.promised ? ownValue(file.dataset.columns, name) : undefined;
    return { name, column, tally: new ColumnTally(column?.type ?? null) };
  });
  const rows: (string | null)[][] = [];
  let counted = 0;
  let shifted = 0;
  let complete = true;
  for await (const record of records) {
    if (counted === ROWS_READ) {
      complete = false;
      break;
    }
    const values = pick(record);
    if (!values) {
      shifted += 1;
      continue;
    }
    counted += 1;
    const row = values.map((value) => value || null);
    row.forEach((value, index) => void columns[index]?.tally.add(value));
    if (rows.length < ROWS) rows.push(row);
  }
  if (complete) checkRows(facts, counted + shifted);
  const value: ResponseOf<typeof downloadPreview> = {
    leftOut,
    columns: columns.map(({ name, column, tally }) => ({
      name,
      type: column?.type ?? null,
      meaning: column?.meaning ?? null,
      profile: tally.profile(),
    })),
    values: {
      retailers: valuesOf(columns, ROW_FILTERS.retailers),
      brands: valuesOf(columns, ROW_FILTERS.brands),
    },
    rows,
    read: counted,
    shifted,
    complete,
  };
  return valueAnswer(value);
}

function valuesOf(columns: readonly { name: string; tally: ColumnTally }[], name: string): string[] {
  return columns.find((column) => column.name === name)?.tally.values(MAX_VALUES) ?? [];
}

function fileOf({ dataset: name, date, time }: Question['params']): FileRequest {
  const dataset = datasetByName(String(name));
  if (!dataset) throw new ProblemError({ code: 'bad_request', title: 'No such dataset.', retryable: false });
  return { dataset, date: String(date), hour: Number(time), encoding: 'csv' };
}
