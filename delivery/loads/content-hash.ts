import type { LoadTarget } from './target';

/**
 * SQL that hashes the rows of a group: every value, its column, and the order of the rows.
 * The engine's hash passes over nulls, so which columns are null is hashed beside them; nested values go in as JSON
 * for the same reason. A sum of row hashes needs no sorting, because each of them holds the row's own number.
 */
export function contentHash({ content }: LoadTarget): string {
  const values = content.map((name) => `toJSONString(\`${name}\`)`).join(', ');
  const nulls = content.map((name) => `isNull(\`${name}\`)`).join(', ');
  return `lower(hex(sum(reinterpretAsUInt128(sipHash128(tuple(row_no, ${nulls}, ${values}))))))`;
}
