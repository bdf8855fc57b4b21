import type { LoadTarget } from './target';

const OF_LOAD = `customer_id = {customer:String} AND load_id = {load:UInt64}
      AND file_date BETWEEN {first:Date} AND {last:Date}`;

/** Returns SQL of whether the row numbers of a file have gaps, because its rows were mixed with those of others. */
export function gapsIn({ table }: LoadTarget): string {
  return `
    SELECT countIf(numbers != rows) > 0 AS gaps FROM (
      SELECT max(row_no) - min(row_no) + 1 AS numbers, count() AS rows FROM ${table}
      WHERE ${OF_LOAD} GROUP BY file_date, file_hour)`;
}

/** Returns the FROM operand of a load's rows, each with its `rank` in its file. */
export function rankedRows({ table }: LoadTarget, gaps: boolean): string {
  if (gaps)
    return `(
      SELECT *, row_number() OVER (PARTITION BY file_date, file_hour ORDER BY row_no) - 1 AS rank FROM ${table}
      WHERE ${OF_LOAD})`;
  return `(
    SELECT *, row_no - first_no AS rank FROM ${table}
    INNER JOIN (
      SELECT file_date, file_hour, min(row_no) AS first_no FROM ${table} WHERE ${OF_LOAD} GROUP BY file_date, file_hour
    ) AS files USING (file_date, file_hour)
    WHERE ${OF_LOAD})`;
}

/** Size from which the rows of a load are sorted on disk. */
export const SORT_IN_MEMORY = 512 * 1024 * 1024;

/**
 * Returns SQL that hashes the rows of a group: all values, their columns, and the order of the rows. It hashes the
 * rows' JSON, as the engine's hash ignores nulls and their columns. The sum needs no sorting, as each row's hash
 * includes its rank.
 */
export function contentHash({ content }: LoadTarget): string {
  const values = content.map((name) => `\`${name}\``).join(', ');
  const row = `formatRowNoNewline('JSONCompactEachRow', rank, ${values})`;
  return `lower(hex(sum(reinterpretAsUInt128(sipHash128(${row})))))`;
}
