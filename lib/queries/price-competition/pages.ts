import { cellsIn } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { identifier, join, raw, rowsNamed, type Sql, sql } from '@/lib/metrics/sql';
import { columnOf } from '@/lib/metrics/view';
import type { Run } from '../query';

const { c } = competitions;

/** The name of the need of a page. */
export function needOfPage(page: number): string {
  return `competitions_${page}`;
}

/**
 * The cells of pages by day under the prices and offers that signals judge, to be put behind FROM. The service identifies
 * a competition by a UUID, so one that is on several pages has one row a day, that of the last page.
 */
export function cellsOfPages(run: Pick<Run, 'from'>, pages: readonly number[]): Sql {
  const rows = rowsNamed(competitions.name, (names) => {
    const selects = pages.map(
      (page, no) => sql`
        SELECT ${join(names.map((name) => columnOf(competitions, name)))},
          ${c.day} AS of_day, ${c.id} AS of_id, ${c.row_no} AS of_row, ${raw(String(no))} AS page_no
        FROM ${run.from({ view: competitions, as: needOfPage(page) })}`,
    );
    return sql`(SELECT ${join(names.map(identifier))} FROM (${join(selects, ' UNION ALL ')})
      ORDER BY page_no DESC, of_row DESC LIMIT 1 BY of_id, of_day)`;
  });
  return cellsIn(rows, { kind: 'rsp', offers: 'standard' });
}
