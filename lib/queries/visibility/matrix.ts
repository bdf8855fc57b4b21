import { identifier, NAMED_TUPLES, param, sql, tupleOf } from '@/lib/metrics/sql';
import { choice, text } from '../params';
import { same, table } from '../table';
import { matrixColumns } from './matrix.columns';
import { aimOf, before, bothDays, comparedNeed, dayNeed, FILTER_COLUMNS } from './needs';
import { visibilityParams } from './params';
import { SHELF_CELL } from './shelf-cell';

const COLUMNS = [...FILTER_COLUMNS, ...SHELF_CELL, 'id', 'source', 'gap', 'scale'] as const;

/** Keywords or categories by retailer: power keywords first, then those that miss most targets. */
export const matrix = table({
  name: 'visibility/matrix',
  title: 'Against target',
  noun: 'keywords',
  columns: matrixColumns,
  params: {
    ...visibilityParams,
    /** What `at_shop` sorts by, and at which shop. */
    measure: choice(['gap', 'score', 'change'], 'gap'),
    shop: text(),
  },
  sort: 'is_power.desc',
  key: ['fewer', 'source_name', 'searched_brand', 'source'],
  needs: (params) => [dayNeed(params), ...comparedNeed(params)],
  select: ({ measure, shop }) => ({
    ...same('source', 'searched_brand'),
    source_name: sql`any(source_name)`,
    is_power: sql`max(is_power_visibility_source)`,
    missed: sql`countIf(NOT is_target_met)`,
    judged: sql`countIf(is_target_met IS NOT NULL)`,
    scale: sql`any(scale)`,
    cells: sql`groupArray(cell)`,
    at_shop: sql`anyIf(${identifier(measure)}, shop = ${param(shop, 'String')})`,
    fewer: sql`0 - countIf(NOT is_target_met)`,
  }),
  async from(params, run) {
    const rows = bothDays(params, run, COLUMNS);
    return sql`FROM (
        SELECT *, ${tupleOf([...SHELF_CELL, 'id', 'gap', 'change'])} AS cell
        FROM (SELECT *, score - ${before('score')} AS change FROM (${rows})) WHERE now AND ${await aimOf(params, run)} ${NAMED_TUPLES})
      GROUP BY source, searched_brand`;
  },
});
