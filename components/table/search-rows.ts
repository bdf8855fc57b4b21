import type { Column } from '@/components/table/column';
import type { Format } from '@/lib/client/format';
import { fold, searchWords } from '@/lib/text/fold';

/**
 * Searches the text of rows, including hidden columns: a row must contain all words, in any order and any column. Amounts
 * are not searched, as formatting a million of them would delay the first keystroke. The text of a row is cached.
 */
export function createSearch<Row extends object>(columns: readonly Column<Row>[], format: Format) {
  const worded = columns.filter((column) => column.kind !== 'number');
  const texts = new WeakMap<Row, string>();
  function textOf(row: Row): string {
    const cached = texts.get(row);
    if (cached !== undefined) return cached;
    const text = fold(worded.map((column) => column.text(row, format)).join('\n'));
    texts.set(row, text);
    return text;
  }
  return function search(rows: readonly Row[], query: string): readonly Row[] {
    const words = searchWords(query);
    return words.length === 0 ? rows : rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  };
}
