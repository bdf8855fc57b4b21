import { competitions } from '@/lib/metrics/price-competition';
import { identifier, join, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';

/**
 * The competitions of pages by day, to be put behind FROM. The service identifies a competition by a UUID, so one that is
 * on several pages has one row a day, that of the last page.
 *
 * @param needs names of the needs, one for each page
 */
export function competitionsOfPages<C extends (typeof competitions.columns)[number]>(
  run: Pick<Run, 'from'>,
  needs: readonly string[],
  columns: readonly C[],
): Sql {
  const selected = join(columns.map(identifier));
  const pages = needs.map((as, no) => {
    const rows = run.from({ view: competitions, as }, [...columns, 'day', 'id', 'row_no']);
    return sql`SELECT ${selected}, day AS of_day, id AS of_id, row_no AS of_row, ${raw(String(no))} AS page_no FROM ${rows}`;
  });
  return sql`(SELECT ${selected} FROM (${join(pages, ' UNION ALL ')})
    ORDER BY page_no DESC, of_row DESC LIMIT 1 BY of_id, of_day)`;
}
