import type { PositionType } from '@/lib/datasets/scores/filters';
import { scores } from '@/lib/datasets/scores/view';
import { isDay } from '@/lib/metrics/conditions';
import { and, type Sql, sql } from '@/lib/metrics/sql';
import { dayNeeds } from '@/lib/queries/shared/day-needs';
import type { Need, Run } from '../query';
import type { VisibilityParams } from './params';

const { c } = scores;
const needs = dayNeeds(scores, ({ visibility_type, position_type, first_n_products }: VisibilityParams) => ({
  visibility_type,
  position_type,
  first_n_products,
}));

export const { TODAY, todayNeed, bothDayNeeds, periodNeed, comparedPeriodNeeds } = needs;

/** The scores of the day of another position type, named after it with `_day`. */
export function kindDayNeed(params: VisibilityParams, position_type: PositionType): Need {
  return needs.dayNeed({ ...params, position_type }, `${position_type.toLowerCase()}_day`);
}

/**
 * The scores of a need that targets and shares are about: own brands, or the brands that the filters leave if none of them
 * is own. The day decides, or all days of the need if the filters leave no score of the day.
 */
export async function targetedScores(
  params: VisibilityParams,
  run: Run,
  need: { view: typeof scores; as?: string } = TODAY,
): Promise<Sql> {
  const where = scores.where(params);
  if (params.own !== 'all') return where;
  const isOfDay = isDay(c.day, params.date);
  const { has_own } = await run.sharedRow<{ has_own: boolean }>(
    sql`SELECT toBool(if(countIf(${isOfDay}) > 0, countIf(${c.is_own_brand} AND ${isOfDay}), countIf(${c.is_own_brand})) > 0) AS has_own
    FROM ${run.from(need)} WHERE ${where}`,
  );
  return has_own ? and(where, c.is_own_brand) : where;
}

/** Removes the filter by verdict, with which every target of a figure would be met, or every one missed. */
export function withoutVerdict(params: VisibilityParams): VisibilityParams {
  return { ...params, target: [] };
}

/** The scores of `bothDayNeeds`. `now` is true for those of the day. */
export function bothDays({ against }: VisibilityParams, run: Run): Sql {
  const today = sql`SELECT *, true AS now FROM ${run.from(TODAY)}`;
  return against ? sql`${today} UNION ALL SELECT *, false AS now FROM ${run.from(needs.COMPARED)}` : today;
}

/** Returns SQL of the same score's value on the compared day, over the rows of `bothDays`. */
export function before(column: Sql): Sql {
  return sql`anyIf(${column}, NOT now) OVER (PARTITION BY ${c.id})`;
}
