import { POSITION_TYPES } from '@/lib/contract/params';
import type { PositionType } from '@/lib/datasets/scores/filters';
import { scores } from '@/lib/datasets/scores/view';
import { join, NAMED_TUPLES, pick, raw, sql, tupleOf } from '@/lib/metrics/sql';
import { table } from '../table';
import { matrixColumns, positionColumns, SHELF_CELL } from './matrix.columns';
import { before, bothDayNeeds, bothDays, kindDayNeed, targetedScores, todayNeed } from './needs';
import { visibilityParams } from './params';

const { c } = scores;
const CELL = SHELF_CELL.map((name) => c[name]);

/** Options of both tables: rows of keywords by brand, power keywords first, then by missed targets. */
const KEYWORDS = {
  noun: 'keywords',
  sort: 'is_power.desc',
  key: ['fewer', 'source_name', 'searched_brand', 'source'],
} as const;
const KEYWORD = {
  ...pick(c, 'source', 'searched_brand'),
  source_name: sql`any(${c.source_name})`,
  is_power: sql`max(${c.is_power_visibility_source})`,
  scale: sql`any(${c.scale})`,
  cells: sql`groupArray(cell)`,
};

/** Scores by keyword and retailer. */
export const matrix = table({
  ...KEYWORDS,
  name: 'visibility/matrix',
  title: 'Against target',
  columns: matrixColumns,
  params: visibilityParams,
  needs: (params) => bothDayNeeds(params),
  select: () => ({
    ...KEYWORD,
    missed: sql`countIf(NOT ${c.is_target_met})`,
    judged: sql`countIf(${c.is_target_met} IS NOT NULL)`,
    fewer: sql`0 - countIf(NOT ${c.is_target_met})`,
  }),
  async from(params, run) {
    return sql`FROM (
        SELECT *, ${tupleOf([...CELL, c.id, c.gap, 'change'])} AS cell
        FROM (SELECT *, ${c.score} - ${before(c.score)} AS change FROM (${bothDays(params, run)})) WHERE now AND ${await targetedScores(params, run)} ${NAMED_TUPLES})
      GROUP BY ${c.source}, ${c.searched_brand}`;
  },
});

const kindIs = (kind: PositionType) => sql`kind = ${raw(`'${kind}'`)}`;
const missed = (kind: PositionType) => sql`countIf(NOT ${c.is_target_met} AND ${kindIs(kind)})`;
const judged = (kind: PositionType) => sql`countIf(${c.is_target_met} IS NOT NULL AND ${kindIs(kind)})`;

/** Organic and sponsored positions next to each other: is a target missed by content, or by budget? */
export const positions = table({
  ...KEYWORDS,
  name: 'visibility/positions',
  title: 'Organic and sponsored',
  columns: positionColumns,
  params: visibilityParams,
  // The table does not read `today`, which as the first need decides the words of an empty table.
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
    const rows = await Promise.all(
      POSITION_TYPES.map(async (kind) => {
        const need = { view: scores, as: `${kind.toLowerCase()}_day` };
        return sql`SELECT *, ${raw(`'${kind}'`)} AS kind FROM ${run.from(need)} WHERE ${await targetedScores(params, run, need)}`;
      }),
    );
    return sql`FROM (
        SELECT *, ${tupleOf([...CELL, 'kind'])} AS cell FROM (${join(rows, ' UNION ALL ')}) ${NAMED_TUPLES})
      GROUP BY ${c.source}, ${c.searched_brand}`;
  },
});
