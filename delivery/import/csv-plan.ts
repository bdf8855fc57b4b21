import type { ColumnType } from '@/lib/contract/column';
import type { ColumnNames } from './column-names';
import { columnTwice, lineBreakInName, notThisDataset } from './unknown-columns';

/** How a column of the file is imported. */
export type PlannedColumn =
  | { kind: 'known'; name: string; type: ColumnType }
  | { kind: 'extra'; name: string }
  | { kind: 'ignored' };

/** A name with one is usually the rest of the file, which would be left out as one unknown column. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Plans the import of each column of a csv header. @throws ImportProblem if the header is invalid */
export function planColumns(names: ColumnNames, cells: readonly (string | null)[]): PlannedColumn[] {
  const { stored, options } = names;
  const header = cells.map((cell) => (cell ?? '').trim());
  const columns = header.map((name) => names.find(name, (column) => header.includes(column)));
  if (!columns.some((column) => column)) throw notThisDataset(options.name, stored, header);
  const broken = header.findIndex(
    (name, index) => LINE_BREAK.test(name) && columns[index] === undefined && !names.keeps(name),
  );
  if (broken !== -1) throw lineBreakInName(options.name, broken + 1);
  names.accept(header, columns);
  const plan = header.map((name, index): PlannedColumn => {
    const column = columns[index];
    const type = column ? stored.columns[column]?.type : undefined;
    if (column && type) return { kind: 'known', name: column, type };
    if (column) return { kind: 'extra', name: column };
    return column === undefined && names.keeps(name) ? { kind: 'extra', name } : { kind: 'ignored' };
  });
  const columnNames = namesOf(plan);
  const twice = columnNames.find((name, index) => columnNames.indexOf(name) !== index);
  if (twice !== undefined) throw columnTwice(options.name, twice);
  return plan;
}

export function namesOf(plan: readonly PlannedColumn[]): string[] {
  return plan.flatMap((column) => (column.kind === 'ignored' ? [] : [column.name]));
}
