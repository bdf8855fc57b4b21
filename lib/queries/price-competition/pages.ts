import { cellsIn } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { identifier, join, raw, rowsNamed, type Sql, sql } from '@/lib/metrics/sql';
import { columnOf } from '@/lib/metrics/view';
import type { Run } from '../query';

const { c } = competitions;

/**
 * The cells of pages by day under the prices and offers that signals judge, to be put behind FROM. The service identifies
 * a competition by a UUID, so one that is on several pages has one row a day, that of the last page.
 *
 * @param needs names of the needs, one for each page
 */
export function cellsOfPages(run: Pick<Run, 'from'>, needs: readonly string[]): Sql {
  const rows = rowsNamed(competitions.name, (names) => {
    const pages = needs.map(
      (as, no) => sql`
        SELECT ${join(names.map((name) => columnOf(competitions, name)))},
          ${c.day} AS of_day, ${c.id} AS of_id, ${c.row_no} AS of_row, ${raw(String(no))} AS page_no
        FROM ${run.from({ view: competitions, as })}`,
    );
    return sql`(SELECT ${join(names.map(identifier))} FROM (${join(pages, ' UNION ALL ')})
      ORDER BY page_no DESC, of_row DESC LIMIT 1 BY of_id, of_day)`;
  });
  return cellsIn(rows, { kind: 'rsp', offers: 'standard' });
}
