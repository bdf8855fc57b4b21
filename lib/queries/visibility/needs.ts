import { and, raw, type Sql, sql } from '@/lib/metrics/sql';
import { scores } from '@/lib/metrics/visibility';
import { isOutside, periodStart } from '@/lib/queries/shared/dates';
import { isOneOf, matchesSearch } from '../conditions';
import { chosenValues } from '../params';
import type { Need, Run } from '../query';
import type { PositionType, VisibilityParams } from './params';

type Variant = Pick<VisibilityParams, 'visibility_type' | 'position_type' | 'first_n_products'>;

function need(
  { visibility_type, position_type, first_n_products }: Variant,
  rest: Omit<Need, 'view' | 'params'>,
): Need {
  return { ...rest, view: scores, params: { visibility_type, position_type, first_n_products } };
}

/** The scores of the day as the need `today`, which is collected first if it is missing. */
export function dayNeed(params: VisibilityParams): Need {
  return need(params, { as: 'today', from: params.date, to: params.date, urgent: true });
}

/** The scores of the compared day, named `compared`. */
export function comparedNeed(params: VisibilityParams): Need[] {
  const { against } = params;
  return against ? [need(params, { as: 'compared', from: against, to: against, urgent: true })] : [];
}

/** The scores of the period. */
export function periodNeed(params: VisibilityParams): Need {
  return need(params, { from: periodStart(params.date, params.days), to: params.date });
}

/**
 * The scores of the period and of the compared day, which is a separate need if the period does not include it.
 * @param as name of both needs
 */
export function comparedPeriodNeeds(params: VisibilityParams, as: string = scores.name): Need[] {
  const period = { ...periodNeed(params), as };
  if (!isOutside(params, params.against)) return [period];
  return [period, ...comparedNeed(params).map((compared) => ({ ...compared, as: `${as}_compared`, partOf: as }))];
}

/** `comparedPeriodNeeds` of another position type, named after it in lower case. */
export function kindNeeds(params: VisibilityParams, position_type: PositionType): Need[] {
  return comparedPeriodNeeds({ ...params, position_type }, position_type.toLowerCase());
}

/** The scores of the day of another position type, named after it with `_day`. */
export function kindDayNeed(params: VisibilityParams, position_type: PositionType): Need {
  return { ...dayNeed({ ...params, position_type }), as: `${position_type.toLowerCase()}_day` };
}

export type VisibilityFilter =
  | 'retailer'
  | 'country'
  | 'brand'
  | 'own'
  | 'group'
  | 'source'
  | 'key'
  | 'target'
  | 'check';

/** The value of a score that a filter compares, as text. '' if there is none. */
export const FILTERED: Readonly<Record<VisibilityFilter, Sql>> = {
  retailer: sql`ifNull(toString(retailer_name), '')`,
  country: sql`ifNull(toString(retailer_country), '')`,
  brand: sql`ifNull(toString(searched_brand), '')`,
  own: sql`multiIf(is_own_brand IS NULL, '', is_own_brand, 'own', 'competitor')`,
  group: sql`ifNull(toString(searched_brand_group), '')`,
  source: sql`source_name`,
  key: sql`multiIf(is_power_visibility_source IS NULL, '', is_power_visibility_source, 'yes', 'no')`,
  target: sql`multiIf(is_target_met IS NULL, '', is_target_met, 'met', 'missed')`,
  check: sql`multiIf(NOT ifNull(score_agrees, true) OR NOT ifNull(verdict_agrees, true), 'differs', score_agrees IS NULL AND verdict_agrees IS NULL, '', 'agrees')`,
};

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

/** The rows of `dayNeed`. */
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
