import { ADDED, IS_FALLING, scorecards } from '@/lib/datasets/scorecards/view';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import { daysOfPeriod, periodStart } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import { choice } from '../params';
import type { Run } from '../query';
import { table } from '../table';
import { PERIOD, periodNeeds } from './needs';
import { comparedRanges, type ScorecardsParams, scorecardsParams } from './params';
import { changeRows } from './score-rows';
import { type RatedSku, SKU_GROUPS, skuColumns } from './skus.columns';

const { c } = scorecards;

const GROUPS: Record<(typeof SKU_GROUPS)[number], Sql> = {
  below: sql`ifNull(${ADDED.is_below}, false)`,
  falling: IS_FALLING,
  all: sql`true`,
};

/** SKUs at retailers by their exact rating, the lowest first. */
export const skus = table({
  name: 'scorecards/skus',
  title: 'SKUs',
  noun: 'SKUs at retailers',
  columns: skuColumns,
  params: { ...scorecardsParams, of: choice(SKU_GROUPS, 'below') },
  sort: 'rating.asc',
  key: ['change', 'sku_name', 'retailer', 'id'],
  needs: periodNeeds,
  rows(params, run) {
    const { from, to } = comparedRanges(params)?.now ?? {
      from: periodStart(params.date, params.days),
      to: params.date,
    };
    const target = param(run.settings.rating_target, 'Float64');
    return sql`
      SELECT ${c.sku_name}, ${c.retailer}, ${c.brand}, ${c.average_rating} AS rating, ${target} AS target,
        round(${c.average_rating} - ${target}, 6) AS distance, rating_before, rating_change AS change, reviews, ${c.service_sku_id}, ${c.id}, ${c.sku}, ${c.shop}, is_below
      FROM ${changeRows(params, run)} AS score LEFT JOIN (
        SELECT ${c.id} AS counted_id, ${scorecards.measures.reviews.sql} AS reviews FROM ${run.from(PERIOD)}
        WHERE ${c.day} BETWEEN ${param(from, 'Date')} AND ${param(to, 'Date')} GROUP BY ${c.id}) AS counted
      ON ${c.id} = counted_id
      WHERE ${and(scorecards.where(params), GROUPS[params.of])}`;
  },
  finish: withRatings,
});

/** Adds the ratings of the period, which are read for the listed rows only. */
async function withRatings(rows: Omit<RatedSku, 'ratings'>[], params: ScorecardsParams, run: Run): Promise<RatedSku[]> {
  const ids = param(
    rows.map(({ id }) => id),
    'Array(String)',
  );
  const read = await run.rows<{ of_id: string; at: string; rating: number | null }>(
    sql`SELECT ${c.id} AS of_id, toString(${c.day}) AS at, any(${c.average_rating}) AS rating FROM ${run.from(PERIOD)}
    WHERE ${c.id} IN ${ids} GROUP BY ${c.id}, ${c.day} HAVING count() = 1`,
  );
  const ratingsOf = groupBy(read, ({ of_id }) => of_id);
  const period = daysOfPeriod(params);
  return rows.map((row) => {
    const on = new Map(ratingsOf.get(row.id)?.map(({ at, rating }) => [at, rating]));
    return { ...row, ratings: period.map((day) => on.get(day) ?? null) };
  });
}
