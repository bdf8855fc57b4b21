import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { fileName } from '@/lib/contract/dataset';
import { FILE_COLUMNS, type FileChoice, isChosenColumn, isRaw } from '@/lib/contract/file-choice';
import type { FileRequest } from '../bulk/file-request';

/** Column types by their names in the Data Package standard. */
const TYPES: Record<string, string> = {
  string: 'string',
  float: 'number',
  integer: 'integer',
  boolean: 'boolean',
  timestamp: 'datetime',
  date: 'date',
  tags: 'array',
  labels: 'array',
  strings: 'array',
};

/**
 * The machine-readable data dictionary: a Data Package of the files, with columns if the specification guarantees them.
 */
export function dataPackage(files: readonly FileRequest[], choice: FileChoice): string {
  const resources = files.map(({ dataset, date, hour, encoding }) => ({
    name: fileName(dataset.name, date, hour, encoding).replace(/\W/g, '-').toLowerCase(),
    path: fileName(dataset.name, date, hour, encoding),
    title: dataset.title,
    description: dataset.purpose,
    format: encoding,
    encoding: 'utf-8',
    ...(dataset.promised && { schema: { fields: fieldsOf(dataset, choice) } }),
  }));
  return `${JSON.stringify({ name: 'delivery', resources }, null, 2)}\n`;
}

function fieldsOf({ name: dataset, columns }: BulkDataset, choice: FileChoice) {
  const fields = Object.entries(columns).map(([name, { type, meaning }]) => ({
    name,
    type: TYPES[type],
    description: meaning,
  }));
  const table = choice.tables.find((candidate) => candidate.dataset === dataset);
  if (!table || isRaw(choice, table)) return fields;
  return [
    { name: 'file_date', type: 'date', description: FILE_COLUMNS.file_date },
    { name: 'file_hour', type: 'integer', description: FILE_COLUMNS.file_hour },
    ...fields.filter(({ name }) => isChosenColumn(table, choice.reviewers, name)),
  ];
}

/** The data dictionary as csv, with a row for each column of each dataset. */
export function dictionaryCsv(datasets: readonly BulkDataset[]): string {
  const lines = datasets.flatMap(({ name, promised, columns }) =>
    promised
      ? Object.entries(columns).map(([column, { type, unit = '', meaning }]) => [name, column, type, unit, meaning])
      : [[name, '', '', '', 'Not in the specification. The header of the file decides.']],
  );
  return [['dataset', 'column', 'type', 'unit', 'meaning'], ...lines]
    .map((line) => `${line.map(quoted).join(',')}\r\n`)
    .join('');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
