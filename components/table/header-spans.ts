import type { Column } from '@/components/table/column';

export interface HeaderSpan {
  group: string | undefined;
  /** Index of its first column. */
  start: number;
  span: number;
}

/** Returns the upper header: adjacent columns of a group share a heading. Null if no column has a group. */
export function headerSpans<Row>(columns: readonly Column<Row>[], pinnedCount: number): HeaderSpan[] | null {
  if (!columns.some((column) => column.group)) return null;
  const spans: HeaderSpan[] = [];
  columns.forEach(({ group }, start) => {
    const last = spans.at(-1);
    if (last && group && last.group === group && start > pinnedCount) last.span += 1;
    else spans.push({ group, start, span: 1 });
  });
  return spans;
}
