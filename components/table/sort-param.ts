import type { SortingState } from '@tanstack/react-table';
import type { Column } from '@/components/table/column';

/** "price.desc" → the table's state; a column that does not exist sorts by nothing. */
export function parseSort<Row>(param: string, columns: readonly Column<Row>[]): SortingState {
  const [id, direction] = param.split('.');
  return id && columns.some((column) => column.id === id) ? [{ id, desc: direction === 'desc' }] : [];
}

export function formatSort([first]: SortingState): string {
  return first ? `${first.id}.${first.desc ? 'desc' : 'asc'}` : '';
}
