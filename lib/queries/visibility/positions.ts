import { POSITION_TYPES } from '@/lib/contract/params';
import { join, NAMED_TUPLES, raw, sql, tupleOf } from '@/lib/metrics/sql';
import { scores } from '@/lib/metrics/visibility';
import { same, table } from '../table';
import { aimOf, dayNeed, FILTER_COLUMNS, kindDayNeed } from './needs';
import { type PositionType, visibilityParams } from './params';
import { positionColumns } from './positions.columns';
import { SHELF_CELL } from './shelf-cell';

const COLUMNS = [...FILTER_COLUMNS, ...SHELF_CELL, 'source', 'scale'] as const;

const text = (kind: PositionType) => raw(`'${kind}'`);

const missed = (kind: PositionType) => sql`countIf(NOT is_target_met AND kind = ${text(kind)})`;
const judged = (kind: PositionType) => sql`countIf(is_target_met IS NOT NULL AND kind = ${text(kind)})`;

/** Organic and sponsored positions next to each other: is a target missed by content, or by budget? */
export const positions = table({
  name: 'visibility/positions',
  title: 'Organic and sponsored',
  noun: 'keywords',
  columns: positionColumns,
  params: visibilityParams,
  sort: 'is_power.desc',
  key: ['fewer', 'source_name', 'searched_brand', 'source'],
  needs: (params) => [dayNeed(params), ...POSITION_TYPES.map((kind) => kindDayNeed(params, kind))],
  select: () => ({
    ...same('source', 'searched_brand'),
    source_name: sql`any(source_name)`,
    is_power: sql`max(is_power_visibility_source)`,
    content: missed('ORGANIC'),
    content_of: judged('ORGANIC'),
    budget: missed('SPONSORED'),
    budget_of: judged('SPONSORED'),
    scale: sql`any(scale)`,
    cells: sql`groupArray(cell)`,
    fewer: sql`0 - ${missed('OVERALL')}`,
  }),
  async from(params, run) {
    const kinds = POSITION_TYPES.map(
      (kind) =>
        sql`SELECT *, ${text(kind)} AS kind FROM ${run.from({ view: scores, as: `${kind.toLowerCase()}_day` }, COLUMNS)}`,
    );
    return sql`FROM (
        SELECT *, ${tupleOf([...SHELF_CELL, 'kind'])} AS cell FROM (${join(kinds, ' UNION ALL ')}) WHERE ${await aimOf(params, run)} ${NAMED_TUPLES})
      GROUP BY source, searched_brand`;
  },
});
