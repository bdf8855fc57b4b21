import type { LoadTarget } from './target';

/** Beyond this the rows of a load are put in order on disk. */
const SORT_IN_MEMORY = 512 * 1024 * 1024;

/** Settings for a query that reads {@link rankedRows}. */
export const RANKING = { max_bytes_before_external_sort: SORT_IN_MEMORY };

/** SQL for FROM: the rows of a load, each with its `rank` in its file. Their own numbers may have gaps. */
export function rankedRows({ table }: LoadTarget): string {
  return `(
    SELECT *, row_number() OVER (PARTITION BY file_date, file_hour ORDER BY row_no) - 1 AS rank FROM ${table}
    WHERE customer_id = {customer:String} AND load_id = {load:UInt64}
      AND file_date BETWEEN {first:Date} AND {last:Date})`;
}

/**
 * SQL that hashes the rows of a group: every value, its column, and the order of the rows.
 * It hashes the rows' JSON because the engine's hash passes over nulls and their columns. A sum needs no sorting, as
 * each row's hash holds the row's rank.
 */
export function contentHash({ content }: LoadTarget): string {
  const values = content.map((name) => `\`${name}\``).join(', ');
  const row = `formatRowNoNewline('JSONCompactEachRow', rank, ${values})`;
  return `lower(hex(sum(reinterpretAsUInt128(sipHash128(${row})))))`;
}
