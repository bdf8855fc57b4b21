import type { SortingState } from '@tanstack/react-table';
import type { Column } from '@/components/table/column';

/** Parses "price.desc". An unknown column does not sort. An id may contain dots. */
export function parseSort<Row>(param: string, columns: readonly Column<Row>[]): SortingState {
  const dot = param.lastIndexOf('.');
  const id = param.slice(0, dot);
  return columns.some((column) => column.id === id) ? [{ id, desc: param.slice(dot + 1) === 'desc' }] : [];
}

export function formatSort([first]: SortingState): string {
  return first ? `${first.id}.${first.desc ? 'desc' : 'asc'}` : '';
}
