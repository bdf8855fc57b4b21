import type { ColumnType } from '@/lib/contract/column';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * The JSON value that the text of a csv cell means in a column of this type. Text that means none stays as it is: the
 * check of the row then says what is wrong with it.
 */
export function cellValue(type: ColumnType, cell: string): unknown {
  if (type === 'string') return cell;
  if (cell === '') return null;
  if (type === 'float' || type === 'integer') return numberIn(cell);
  if (type === 'boolean') return cell === 'true' ? true : cell === 'false' ? false : cell;
  if (type === 'timestamp' || type === 'date') return cell;
  return listIn(cell);
}

function numberIn(cell: string): number | string {
  return NUMBER.test(cell) ? Number(cell) : cell;
}

function listIn(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
