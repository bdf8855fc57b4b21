import type { Column } from '@/components/table/column';
import type { Format } from '@/lib/client/format';
import { fold, searchWords } from '@/lib/text/fold';

/**
 * A search over the words of a set, hidden columns too: all words asked for must occur in a row, in any order and any
 * column. Amounts are not searched: writing out a million of them would hold up the first letter typed. The text of a
 * row is made once.
 */
export function createSearch<Row extends object>(columns: readonly Column<Row>[], format: Format) {
  const worded = columns.filter((column) => column.kind !== 'number');
  const texts = new WeakMap<Row, string>();
  function textOf(row: Row): string {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const made = fold(worded.map((column) => column.text(row, format)).join('\n'));
    texts.set(row, made);
    return made;
  }
  return function search(rows: readonly Row[], query: string): readonly Row[] {
    const words = searchWords(query);
    return words.length === 0 ? rows : rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  };
}
