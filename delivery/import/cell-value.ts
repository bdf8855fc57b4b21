import type { ColumnType } from '@/lib/contract/column';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * Converts the text of a csv cell to the JSON value of a type. Invalid text is returned unchanged, and is reported by
 * the check of the row.
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
