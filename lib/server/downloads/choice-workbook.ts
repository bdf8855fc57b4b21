import 'server-only';
import { titleOf } from '@/lib/contract/choice-words';
import type { FileChoice } from '@/lib/contract/file-choice';
import type { Value } from '@/lib/spreadsheet/cell';
import type { Sheet } from '@/lib/spreadsheet/workbook';
import { workbookStream } from '../export/workbook-stream';
import { aboutChoice } from './about-choice';
import type { ChosenRows } from './choose-rows';
import type { FileReport, OpenContext } from './open-files';
import { MAX_WORKBOOK_ROWS, tooManyRows } from './row-limit';

export interface WorkbookLimits {
  /** Maximum rows of a sheet, including the header. The limit of Excel by default. */
  sheetRows?: number;
  workbookRows?: number;
}

/** The rows of a dataset. */
export interface DatasetRows extends ChosenRows {
  dataset: string;
}

/** Streams the rows of a choice as one workbook: a table for each dataset, and a sheet that describes them. */
export function choiceWorkbook(
  choice: FileChoice,
  tables: Iterable<DatasetRows> | AsyncIterable<DatasetRows>,
  { reports }: Pick<OpenContext, 'reports'>,
  { sheetRows, workbookRows = MAX_WORKBOOK_ROWS }: WorkbookLimits = {},
): AsyncIterable<Uint8Array> {
  async function* sheets(): AsyncGenerator<Sheet> {
    for await (const { dataset, columns, rows } of tables)
      yield { title: titleOf(dataset), columns, rows: limitRows(rows, reports, workbookRows) };
  }
  return workbookStream({ sheets: sheets(), about: () => aboutChoice(choice, reports) }, sheetRows);
}

/** @param reports of the previous files of the workbook, which has at most `maxRows` rows in total */
async function* limitRows(
  rows: AsyncIterable<Value[]>,
  reports: readonly FileReport[],
  maxRows: number,
): AsyncGenerator<Value[]> {
  let remaining = maxRows - reports.reduce((sum, report) => sum + report.rows, 0);
  for await (const row of rows) {
    if (remaining === 0) throw tooManyRows('more', maxRows);
    remaining -= 1;
    yield row;
  }
}
