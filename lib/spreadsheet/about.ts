import type { Column } from '@/lib/spreadsheet/cell';
import type { Row } from '@/lib/spreadsheet/row-cursor';

/** A fact about a workbook, for the sheet that describes it. */
export type Fact = readonly [name: string, value: string];

export interface WrittenSheet {
  title: string;
  columns: readonly Column[];
  rows: number;
  /** Names of the sheets of the table. */
  names: readonly string[];
}

export const ABOUT_COLUMNS: readonly Column[] = [
  { title: 'Fact', kind: 'text', width: 28 },
  { title: 'Value', kind: 'text', width: 80 },
];

/** Yields the rows of the sheet: facts about the workbook, row counts and column definitions. */
export function* aboutRows(facts: readonly Fact[], sheets: readonly WrittenSheet[]): Generator<Row> {
  yield* facts;
  for (const { title, rows, names } of sheets) {
    yield [sheets.length === 1 ? 'Rows' : `Rows of ${title}`, rows];
    if (names.length > 1) yield [`Sheets of ${title}`, `${names.join(', ')}: a sheet cannot hold more rows`];
  }
  const columns = sheets.flatMap((sheet) => sheet.columns);
  if (columns.some(({ kind }) => kind === 'time')) yield ['Times', 'UTC'];
  yield* definitionsOf(sheets);
}

/**
 * Returns the definitions by column title. Columns with the same title and different definitions are listed by sheet.
 */
function definitionsOf(sheets: readonly WrittenSheet[]): Map<string, string> {
  const definitions = new Map<string, string>();
  for (const { title: sheet, columns } of sheets)
    for (const column of columns) {
      const meaning = meaningOf(column);
      const isOther = (definitions.get(column.title) ?? meaning) !== meaning;
      if (meaning) definitions.set(isOther ? `${column.title} of ${sheet}` : column.title, meaning);
    }
  return definitions;
}

function meaningOf({ definition, unit }: Column): string {
  return [definition, unit && `Unit: ${unit}`].filter(Boolean).join(definition && unit ? '. ' : '');
}
