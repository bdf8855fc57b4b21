import type { LoadTarget } from './target';

const OF_LOAD = `customer_id = {customer:String} AND load_id = {load:UInt64}
      AND file_date BETWEEN {first:Date} AND {last:Date}`;

/** SQL that says whether the row numbers of some file have gaps: its rows came among those of others. */
export function gapsIn({ table }: LoadTarget): string {
  return `
    SELECT countIf(numbers != rows) > 0 AS gaps FROM (
      SELECT max(row_no) - min(row_no) + 1 AS numbers, count() AS rows FROM ${table}
      WHERE ${OF_LOAD} GROUP BY file_date, file_hour)`;
}

/** SQL for FROM: the rows of a load, each with its `rank` in its file. */
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

/** Beyond this the rows of a load are put in order on disk. */
export const SORT_IN_MEMORY = 512 * 1024 * 1024;

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
