import 'server-only';
import { type BulkDataset, promisedColumn } from '@/lib/contract/dataset';
import type { DownloadProgress } from '@/lib/contract/downloads';
import { type ChosenTable, FILE_COLUMNS, isChosenColumn, ROW_FILTERS } from '@/lib/contract/file-choice';
import type { Reviewers } from '@/lib/contract/file-formats';
import type { Column, Value } from '@/lib/spreadsheet/cell';
import { MAX_COLUMNS } from '@/lib/spreadsheet/sheet-xml';
import { unreadableFile } from '../base/problem-error';
import { csvRecords } from '../bulk/csv-records';
import { sheetColumns } from '../export/sheet-columns';
import { LIST_TYPES, listText } from './list-text';
import { checkRows, errorIn, type OpenedFile } from './open-files';
import { createPickColumns } from './pick-columns';

/** The chosen rows of a table, from all of its files. */
export interface ChosenRows {
  /** Day and hour of the file, then those of the first file. */
  columns: Column[];
  rows: AsyncGenerator<Value[]>;
}

interface Options {
  table: ChosenTable;
  reviewers: Reviewers;
  progress: DownloadProgress;
  /**
   * Whether a file with columns that the first one does not have fails the download, because its format cannot report
   * them.
   */
  isStrict: boolean;
}

/** Reads csv files as one table, row by row. Returns null if none of them could be opened. */
export async function chooseRows(files: AsyncGenerator<OpenedFile>, options: Options): Promise<ChosenRows | null> {
  const first = await nextFile(files);
  if (!first) return null;
  const { dataset } = first.file.report.file;
  const { table, reviewers } = options;
  const names = first.header.filter((name) => isChosenColumn(table, reviewers, name));
  // Later files may have the other chosen columns.
  names.push(...table.columns.filter((name) => !names.includes(name)));
  const columns = [...FILE_TIME, ...sheetColumns(dataset, names)];
  const rows = readRows(first, files, names, options);
  if (columns.length <= MAX_COLUMNS) return { columns, rows };
  await first.records.return(undefined);
  throw unreadableFile(
    `The file has ${first.header.length} columns, and Excel holds ${MAX_COLUMNS}. Download it as raw csv instead.`,
  );
}

const FILE_TIME: readonly Column[] = [
  { title: 'file_date', kind: 'date', definition: FILE_COLUMNS.file_date },
  { title: 'file_hour', kind: 'integer', definition: FILE_COLUMNS.file_hour },
];

interface CsvFile {
  file: OpenedFile;
  header: string[];
  records: AsyncGenerator<string[]>;
}

async function nextFile(files: AsyncGenerator<OpenedFile>): Promise<CsvFile | null> {
  const { done, value: file } = await files.next();
  if (done) return null;
  const records = csvRecords(file.parts);
  try {
    const { value: header } = await records.next();
    return { file, header: header ?? [], records };
  } catch (error) {
    throw errorIn(file.report.file, error);
  }
}

async function* readRows(
  first: CsvFile,
  files: AsyncGenerator<OpenedFile>,
  names: readonly string[],
  { table, reviewers, progress, isStrict }: Options,
): AsyncGenerator<Value[]> {
  let current: CsvFile | null = first;
  try {
    for (; current; current = await nextFile(files)) {
      const { header, records } = current;
      const { report } = current.file;
      const { file } = report;
      const fileTime = [new Date(file.date), file.hour];
      try {
        report.extra = header.filter((name) => !names.includes(name) && isChosenColumn(table, reviewers, name));
        if (isStrict && report.extra.length > 0)
          throw unreadableFile(
            `Columns that the first file does not have: ${report.extra.join(', ')}. Choose columns, a workbook, or fewer days.`,
          );
        const pick = createPickColumns(header, names);
        const isList = names.map((name) => isListColumn(file.dataset, name));
        const isChosen = createRowFilter(header, table);
        let recordCount = 0;
        for await (const record of records) {
          recordCount += 1;
          if (!isChosen(record)) continue;
          const values = pick(record);
          if (!values) {
            report.shifted += 1;
            continue;
          }
          report.rows += 1;
          progress.rows += 1;
          yield [...fileTime, ...values.map((value, index) => (value && isList[index] ? listText(value) : value))];
        }
        checkRows(report.facts, recordCount);
      } catch (error) {
        throw errorIn(file, error);
      }
    }
  } finally {
    await current?.records.return(undefined);
    await files.return(undefined);
  }
}

/** Returns whether a record has one of the chosen values. Throws a ProblemError if the file lacks the column. */
function createRowFilter(
  header: readonly string[],
  table: Pick<ChosenTable, 'retailers' | 'brands'>,
): (record: readonly string[]) => boolean {
  const filters = (['retailers', 'brands'] as const).flatMap((name) => {
    if (table[name].length === 0) return [];
    const column = header.indexOf(ROW_FILTERS[name]);
    if (column < 0)
      throw unreadableFile(
        `The file has no column ${ROW_FILTERS[name]}, so its rows cannot be chosen by it. Choose all of them.`,
      );
    return { column, values: new Set(table[name]) };
  });
  return (record) => filters.every(({ column, values }) => values.has(record[column] ?? ''));
}

function isListColumn(dataset: BulkDataset, name: string): boolean {
  const column = promisedColumn(dataset, name);
  return column !== undefined && LIST_TYPES.includes(column.type);
}
