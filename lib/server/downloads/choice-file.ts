import 'server-only';
import type { ChosenTable, FileChoice } from '@/lib/contract/file-choice';
import { badValue, ProblemError } from '../base/problem-error';
import { csvParts } from '../export/csv-parts';
import { choiceWorkbook, type DatasetRows, type WorkbookLimits } from './choice-workbook';
import { chooseLines } from './choose-lines';
import { chooseRows } from './choose-rows';
import { type FileReport, type OpenContext, type OpenedFile, openFiles } from './open-files';
import { requestsOf } from './read-choice';

type Parts = AsyncIterable<Uint8Array>;

/**
 * Streams all files of a choice as one, with constant memory. Skips files that do not exist. Fails if a file ends
 * early. Resolves once the first file is open. Rejects with ProblemError if there is none.
 */
export async function choiceFile(choice: FileChoice, context: OpenContext, limits?: WorkbookLimits): Promise<Parts> {
  const [table, ...others] = choice.tables;
  if (choice.format === 'xlsx') {
    const tables = await begin(openTables(choice, context), context.reports);
    return choiceWorkbook(choice, tables, context, limits);
  }
  if (!table || others.length > 0 || choice.format === 'csv')
    throw badValue('choice.format', `"${choice.format}" holds one dataset. Choose "xlsx" for several, or a zip.`);
  const files = await begin(openFiles(requestsOf(table, choice.format), context), context.reports);
  return tableFile(choice, table, files, context);
}

/** One file of the service in the format of a choice. */
export function singleFile(
  choice: FileChoice,
  table: ChosenTable,
  file: OpenedFile,
  context: OpenContext,
): Promise<Parts> {
  const ofFile = { ...context, reports: [file.report] };
  return tableFile({ ...choice, tables: [table] }, table, once(file), ofFile);
}

async function tableFile(
  choice: FileChoice,
  table: ChosenTable,
  files: AsyncGenerator<OpenedFile>,
  context: OpenContext,
): Promise<Parts> {
  const { format, reviewers, separator } = choice;
  const { progress } = context;
  if (format === 'ndjson') return chooseLines(files, table, reviewers, progress);
  const rows = await chooseRows(files, { table, reviewers, progress, isStrict: format !== 'xlsx' });
  if (!rows) throw noFile(context.reports);
  if (format === 'xlsx') return choiceWorkbook(choice, [{ ...rows, dataset: table.dataset }], context);
  return csvParts(rows.columns, rows.rows, separator);
}

async function* openTables(choice: FileChoice, context: OpenContext): AsyncGenerator<DatasetRows> {
  const { progress } = context;
  for (const table of choice.tables) {
    const files = openFiles(requestsOf(table, choice.format), context);
    const rows = await chooseRows(files, { table, reviewers: choice.reviewers, progress, isStrict: false });
    if (rows) yield { ...rows, dataset: table.dataset };
  }
}

/** Waits for the first item. Rejects with ProblemError if there is none, because no file could be opened. */
async function begin<Item>(items: AsyncGenerator<Item>, reports: readonly FileReport[]): Promise<AsyncGenerator<Item>> {
  const first = await items.next();
  if (first.done) throw noFile(reports);
  return chain(first.value, items);
}

async function* chain<Item>(first: Item, rest: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

export async function* once<Item>(item: Item): AsyncGenerator<Item, void> {
  yield item;
}

function noFile(reports: readonly FileReport[]): ProblemError {
  const [first] = reports.flatMap(({ problem }) => problem ?? []);
  if (!first) return badValue('choice.tables', 'names no file.');
  if (reports.length === 1) return new ProblemError(first);
  return new ProblemError({ ...first, title: `None of the ${reports.length} files can be read. ${first.title}` });
}
