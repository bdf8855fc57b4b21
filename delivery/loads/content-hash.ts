import type { LoadTarget } from './target';

/**
 * SQL that hashes the rows of a group: every value, its column, and the order of the rows.
 * It hashes the rows' JSON because the engine's hash passes over nulls and their columns. A sum needs no sorting, as
 * each row's hash holds the row's own number.
 */
export function contentHash({ content }: LoadTarget): string {
  const values = content.map((name) => `\`${name}\``).join(', ');
  const row = `formatRowNoNewline('JSONCompactEachRow', row_no, ${values})`;
  return `lower(hex(sum(reinterpretAsUInt128(sipHash128(${row})))))`;
}
