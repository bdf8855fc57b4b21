import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { ownValue } from '@/lib/contract/own-value';
import { csvRecords } from './csv-records';
import type { FileRequest } from './file-request';
import { isBlank, linesOf } from './lines';

interface Options {
  /** Called for each record of a csv with other columns than the header, which is left out. */
  onMalformed(): void;
}

/** Reads the records of a file as JSON objects in text, one by one. Those of ndjson are not parsed. */
export async function* fileItems(
  { dataset, encoding }: Pick<FileRequest, 'dataset' | 'encoding'>,
  parts: AsyncIterable<Buffer>,
  { onMalformed }: Options,
): AsyncGenerator<string> {
  if (encoding === 'ndjson') {
    for await (const line of linesOf(parts)) if (!isBlank(line)) yield line;
    return;
  }
  let names: string[] | undefined;
  for await (const record of csvRecords(parts)) {
    if (!names) names = record;
    else if (record.length === names.length) yield toJson(dataset, names, record);
    else onMalformed();
  }
}

function toJson({ columns }: BulkDataset, names: readonly string[], record: readonly string[]): string {
  const fields = names.flatMap((name, index) => {
    const cell = record[index] ?? '';
    // An empty cell is null, like a missing field.
    return cell === '' ? [] : [`${JSON.stringify(name)}:${jsonValue(cell, ownValue(columns, name)?.type)}`];
  });
  return `{${fields.join(',')}}`;
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const FLAG = /^(true|false)$/i;

/** Returns a cell as a JSON value of the column's type, or as text if it is not of the type. */
function jsonValue(cell: string, type: BulkDataset['columns'][string]['type'] | undefined): string {
  switch (type) {
    case 'float':
    case 'integer':
      if (NUMBER.test(cell) && Number.isFinite(Number(cell))) return cell;
      break;
    case 'boolean':
      if (FLAG.test(cell)) return cell.toLowerCase();
      break;
    case 'tags':
    case 'labels':
    case 'strings':
      // A line end between the values of a list would end the record.
      if (isList(cell)) return cell.replaceAll(/[\r\n]/g, ' ');
  }
  return JSON.stringify(cell);
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
