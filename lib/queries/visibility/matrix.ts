import { POSITION_TYPES } from '@/lib/contract/params';
import { identifier, join, NAMED_TUPLES, param, raw, sql, tupleOf } from '@/lib/metrics/sql';
import { scores } from '@/lib/metrics/visibility';
import { choice, text } from '../params';
import { same, table } from '../table';
import { matrixColumns, positionColumns, SHELF_CELL } from './matrix.columns';
import { before, bothDayNeeds, bothDays, FILTER_COLUMNS, kindDayNeed, targetedScores, todayNeed } from './needs';
import { type PositionType, visibilityParams } from './params';

const COLUMNS = [...FILTER_COLUMNS, ...SHELF_CELL, 'source', 'scale'] as const;

/** Options of both tables: rows of keywords by brand, power keywords first, then by missed targets. */
const KEYWORDS = {
  noun: 'keywords',
  sort: 'is_power.desc',
  key: ['fewer', 'source_name', 'searched_brand', 'source'],
} as const;
const KEYWORD = {
  ...same('source', 'searched_brand'),
  source_name: sql`any(source_name)`,
  is_power: sql`max(is_power_visibility_source)`,
  scale: sql`any(scale)`,
  cells: sql`groupArray(cell)`,
};

/** Scores by keyword and retailer. */
export const matrix = table({
  ...KEYWORDS,
  name: 'visibility/matrix',
  title: 'Against target',
  columns: matrixColumns,
  params: {
    ...visibilityParams,
    /** The measure that `at_shop` sorts by, at `shop`. */
    measure: choice(['gap', 'score', 'change'], 'gap'),
    shop: text(),
  },
  needs: (params) => bothDayNeeds(params),
  select: ({ measure, shop }) => ({
    ...KEYWORD,
    missed: sql`countIf(NOT is_target_met)`,
    judged: sql`countIf(is_target_met IS NOT NULL)`,
    at_shop: sql`anyIf(${identifier(measure)}, shop = ${param(shop, 'String')})`,
    fewer: sql`0 - countIf(NOT is_target_met)`,
  }),
  async from(params, run) {
    const rows = bothDays(params, run, [...COLUMNS, 'id', 'gap']);
    return sql`FROM (
        SELECT *, ${tupleOf([...SHELF_CELL, 'id', 'gap', 'change'])} AS cell
        FROM (SELECT *, score - ${before('score')} AS change FROM (${rows})) WHERE now AND ${await targetedScores(params, run)} ${NAMED_TUPLES})
      GROUP BY source, searched_brand`;
  },
});

const kindIs = (kind: PositionType) => sql`kind = ${raw(`'${kind}'`)}`;
const missed = (kind: PositionType) => sql`countIf(NOT is_target_met AND ${kindIs(kind)})`;
const judged = (kind: PositionType) => sql`countIf(is_target_met IS NOT NULL AND ${kindIs(kind)})`;

/** Organic and sponsored positions next to each other: is a target missed by content, or by budget? */
export const positions = table({
  ...KEYWORDS,
  name: 'visibility/positions',
  title: 'Organic and sponsored',
  columns: positionColumns,
  params: visibilityParams,
  needs: (params) => [todayNeed(params), ...POSITION_TYPES.map((kind) => kindDayNeed(params, kind))],
  select: () => ({
    ...KEYWORD,
    content: missed('ORGANIC'),
    content_of: judged('ORGANIC'),
    budget: missed('SPONSORED'),
    budget_of: judged('SPONSORED'),
    fewer: sql`0 - ${missed('OVERALL')}`,
  }),
  async from(params, run) {
    const rows = POSITION_TYPES.map((kind) => {
      const need = { view: scores, as: `${kind.toLowerCase()}_day` };
      return sql`SELECT *, ${raw(`'${kind}'`)} AS kind FROM ${run.from(need, COLUMNS)}`;
    });
    return sql`FROM (
        SELECT *, ${tupleOf([...SHELF_CELL, 'kind'])} AS cell FROM (${join(rows, ' UNION ALL ')}) WHERE ${await targetedScores(params, run)} ${NAMED_TUPLES})
      GROUP BY source, searched_brand`;
  },
});
