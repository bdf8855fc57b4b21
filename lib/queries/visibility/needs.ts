import { and, raw, type Sql, sql } from '@/lib/metrics/sql';
import { scores } from '@/lib/metrics/visibility';
import { dayNeeds } from '@/lib/queries/shared/day-needs';
import { isOneOf, matchesSearch } from '../conditions';
import { chosenValues } from '../params';
import type { Need, Run } from '../query';
import type { PositionType, VisibilityParams } from './params';

const needs = dayNeeds(scores, ({ visibility_type, position_type, first_n_products }: VisibilityParams) => ({
  visibility_type,
  position_type,
  first_n_products,
}));

export const { comparedPeriodNeeds, periodNeed } = needs;

/** The scores of the day as the need `today`. */
export function todayNeed(params: VisibilityParams): Need {
  return needs.dayNeed(params, TODAY.as);
}

/** The needs of `bothDays`. */
export function bothDayNeeds(params: VisibilityParams): Need[] {
  return params.against ? [todayNeed(params), needs.comparedNeed(params)] : [todayNeed(params)];
}

/** The scores of the day of another position type, named after it with `_day`. */
export function kindDayNeed(params: VisibilityParams, position_type: PositionType): Need {
  return needs.dayNeed({ ...params, position_type }, `${position_type.toLowerCase()}_day`);
}

/** The value of a score that a filter compares, as text. '' if there is none. */
export const FILTERED = {
  retailer: sql`ifNull(toString(retailer_name), '')`,
  country: sql`ifNull(toString(retailer_country), '')`,
  brand: sql`ifNull(toString(searched_brand), '')`,
  own: sql`multiIf(is_own_brand IS NULL, '', is_own_brand, 'own', 'competitor')`,
  group: sql`ifNull(toString(searched_brand_group), '')`,
  source: sql`source_name`,
  key: sql`multiIf(is_power_visibility_source IS NULL, '', is_power_visibility_source, 'yes', 'no')`,
  target: sql`multiIf(is_target_met IS NULL, '', is_target_met, 'met', 'missed')`,
  check: sql`multiIf(NOT ifNull(score_agrees, true) OR NOT ifNull(verdict_agrees, true), 'differs', score_agrees IS NULL AND verdict_agrees IS NULL, '', 'agrees')`,
} as const satisfies { [Filter in keyof VisibilityParams]?: Sql };
export type VisibilityFilter = keyof typeof FILTERED;

const SEARCHED = sql`concat(source_name, ' ', ifNull(representative_name, ''))`;

/** Columns that `chosenScores` reads. */
export const FILTER_COLUMNS = [
  'place',
  'source_name',
  'representative_name',
  'is_power_visibility_source',
  'retailer_name',
  'retailer_country',
  'searched_brand',
  'searched_brand_group',
  'is_own_brand',
  'is_target_met',
  'score_agrees',
  'verdict_agrees',
] as const;

/** Returns the filters as a condition on scores. The row of an item without retailers, at place 0, is not a score. */
export function chosenScores(params: VisibilityParams, except?: VisibilityFilter): Sql {
  const filters = (Object.entries(FILTERED) as [VisibilityFilter, Sql][]).map(([name, column]) => {
    const values = chosenValues(params[name]);
    return name !== except && values.length > 0 && isOneOf(column, values);
  });
  return and(sql`place > 0`, ...filters, params.q !== '' && matchesSearch(SEARCHED, params.q));
}

/**
 * The scores that targets and shares are about: own brands, or the brands that the filters leave where none of them is
 * own on the day.
 */
export async function targetedScores(params: VisibilityParams, run: Run): Promise<Sql> {
  const where = chosenScores(params);
  if (params.own !== 'all') return where;
  const { has_own } = await run.sharedRow<{ has_own: boolean }>(
    sql`SELECT toBool(countIf(is_own_brand) > 0) AS has_own FROM ${run.from(TODAY, FILTER_COLUMNS)} WHERE ${where}`,
  );
  return has_own ? and(where, sql`is_own_brand`) : where;
}

/** Returns the FROM operand of a need's scores, with the columns of measures and filters. */
export function measuredRows(run: Run, as: string = scores.name): Sql {
  return run.from({ view: scores, as }, ['day', ...FILTER_COLUMNS, ...scores.measureColumns]);
}

/** The rows of `todayNeed`. */
export const TODAY = { view: scores, as: 'today' } as const;
const COMPARED = { view: scores, as: 'compared' } as const;

type ScoreColumn = (typeof scores.columns)[number];

/** The scores of the day and, if there is one, of the compared day. `now` is true for those of the day. */
export function bothDays({ against }: VisibilityParams, run: Run, columns: readonly ScoreColumn[]): Sql {
  const today = sql`SELECT *, true AS now FROM ${run.from(TODAY, columns)}`;
  return against ? sql`${today} UNION ALL SELECT *, false AS now FROM ${run.from(COMPARED, columns)}` : today;
}

/** Returns SQL of the same score's value on the compared day, over the rows of `bothDays`. */
export function before(column: 'score' | 'own_product_count'): Sql {
  return sql`anyIf(${raw(column)}, NOT now) OVER (PARTITION BY id)`;
}
