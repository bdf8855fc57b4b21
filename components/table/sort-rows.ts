import type { SortingState } from '@tanstack/react-table';
import type { CellValue, Column } from '@/components/table/column';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * Sorts rows by a column. The sort is stable, and rows without a value are last in both directions. The rank of each text is
 * computed once and cached, also for the other direction and for a part of the rows.
 */
export function createSort<Row>(columns: readonly Column<Row>[]) {
  const known = new Map<string, ReadonlyMap<CellValue, number>>();

  function numbered(id: string, values: readonly CellValue[]): ReadonlyMap<CellValue, number> {
    const before = known.get(id);
    if (before && values.every((value) => typeof value !== 'string' || before.has(value))) return before;
    const numbers = numberWords(values);
    known.set(id, numbers);
    return numbers;
  }

  return function sort(rows: readonly Row[], [by]: SortingState): readonly Row[] {
    const column = columns.find(({ id }) => id === by?.id);
    if (!by || !column) return rows;
    const values = rows.map(column.value);
    const words = numbered(by.id, values);
    const keyOf = (value: CellValue) => (typeof value === 'string' ? (words.get(value) ?? 0) : Number(value));
    const there: { row: Row; key: number }[] = [];
    const missing: Row[] = [];
    for (const [at, row] of rows.entries()) {
      const value = values[at] ?? null;
      if (value === null) missing.push(row);
      else there.push({ row, key: keyOf(value) });
    }
    there.sort(by.desc ? (a, b) => b.key - a.key : (a, b) => a.key - b.key);
    return [...there.map(({ row }) => row), ...missing];
  };
}

/** Ranks the texts among the values in natural order. Texts that differ only in case share a rank. */
function numberWords(values: readonly CellValue[]): ReadonlyMap<CellValue, number> {
  const words = [...new Set(values.filter((value) => typeof value === 'string'))];
  // A cheap rough sort first: natural comparison is expensive and then has less to do.
  const sorted = words.sort().sort(collator.compare);
  const numbers = new Map<CellValue, number>();
  let number = 0;
  for (const [at, word] of sorted.entries()) {
    if (at > 0 && collator.compare(sorted[at - 1] ?? '', word) !== 0) number += 1;
    numbers.set(word, number);
  }
  return numbers;
}
