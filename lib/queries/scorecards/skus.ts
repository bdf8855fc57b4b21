import { ratings } from '@/lib/datasets/ratings/view';
import { FEW_REVIEWS } from '@/lib/datasets/scorecards/filters';
import { ADDED, IS_FALLING, scorecards } from '@/lib/datasets/scorecards/view';
import { isBetween } from '@/lib/metrics/conditions';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import { daysOfPeriod, periodStart } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import { choice } from '../params';
import type { Run } from '../query';
import { table } from '../table';
import { fileColumns, fileRows, newAverage, withFile } from './file-rows';
import { PERIOD, periodNeeds, RATED, RATED_BEFORE, ratedNeeds, TODAY } from './needs';
import { comparedRanges, type ScorecardsParams, scorecardsParams } from './params';
import { changeRows } from './score-rows';
import { type RatedSku, SKU_GROUPS, skuColumns } from './skus.columns';

const { c } = scorecards;

const GROUPS: Record<(typeof SKU_GROUPS)[number], Sql> = {
  below: sql`ifNull(${ADDED.is_below}, false)`,
  falling: IS_FALLING,
  few: sql`ifNull(${ADDED.total} < ${param(FEW_REVIEWS, 'UInt32')}, false)`,
  all: sql`true`,
};

/** SKUs at retailers by the five-star reviews that they need, and then by their exact rating, the lowest first. */
export const skus = table({
  name: 'scorecards/skus',
  title: 'SKUs',
  noun: 'SKUs at retailers',
  columns: skuColumns,
  params: { ...scorecardsParams, of: choice(SKU_GROUPS, 'below') },
  sort: 'needed.desc',
  key: ['rating', 'change', 'sku_name', 'retailer', 'id'],
  needs: (params) => [...periodNeeds(params), ...ratedNeeds(params)],
  rows(params, run) {
    const { from, to } = comparedRanges(params)?.now ?? {
      from: periodStart(params.date, params.days),
      to: params.date,
    };
    const target = param(run.settings.rating_target, 'Float64');
    return sql`
      SELECT ${c.sku_name}, ${c.retailer}, ${c.brand}, ${c.average_rating} AS rating, ${target} AS target,
        round(${c.average_rating} - ${target}, 6) AS distance, rating_before, rating_change AS change, reviews,
        total, new_average, needed, max(needed) OVER () AS most_needed, ${c.service_sku_id}, ${c.id}, ${c.sku}, ${c.shop}, is_below
      FROM ${withNewAverage(params, run)} AS score LEFT JOIN (
        SELECT ${c.id} AS counted_id, ${scorecards.measures.reviews.sql} AS reviews FROM ${run.from(PERIOD)}
        WHERE ${isBetween(c.day, from, to)} GROUP BY ${c.id}) AS counted
      ON ${c.id} = counted_id
      WHERE ${and(scorecards.where(params), GROUPS[params.of])}`;
  },
  finish: withRatings,
});

/** Returns the ratings of the day with what the rating files of the day and of the compared day add. */
function withNewAverage(params: ScorecardsParams, run: Run): Sql {
  const rows = withFile(changeRows(params, run), run, TODAY, RATED);
  if (!params.against) return sql`(SELECT *, CAST(NULL, 'Nullable(Float64)') AS new_average FROM ${rows})`;
  const before = fileRows(
    run,
    RATED_BEFORE,
    'then',
    sql`${ratings.c.sku} IN (SELECT ${c.sku} FROM ${run.from(TODAY)})`,
  );
  return sql`(SELECT *, ${newAverage(fileColumns('file'), fileColumns('then'))} AS new_average
    FROM ${rows} AS score LEFT JOIN (${before}) AS earlier ON file_id = then_id)`;
}

/** Adds the ratings of the period, which are read for the listed rows only. */
async function withRatings(rows: Omit<RatedSku, 'ratings'>[], params: ScorecardsParams, run: Run): Promise<RatedSku[]> {
  const ids = param(
    rows.map(({ id }) => id),
    'Array(String)',
  );
  const ratingRows = await run.rows<{ of_id: string; on_day: string; rating: number | null }>(
    sql`SELECT ${c.id} AS of_id, toString(${c.day}) AS on_day, any(${c.average_rating}) AS rating FROM ${run.from(PERIOD)}
    WHERE ${c.id} IN ${ids} GROUP BY ${c.id}, ${c.day} HAVING count() = 1`,
  );
  const ratingsOf = groupBy(ratingRows, ({ of_id }) => of_id);
  const period = daysOfPeriod(params);
  return rows.map((row) => {
    const ratingOfDay = new Map(ratingsOf.get(row.id)?.map(({ on_day, rating }) => [on_day, rating]));
    return { ...row, ratings: period.map((day) => ratingOfDay.get(day) ?? null) };
  });
}
