import { scores } from '@/lib/metrics/visibility';
import { isOutside, periodStart } from '@/lib/queries/shared/dates';
import { type Condition, filterRows } from '../filter-rows';
import type { Need, Run } from '../query';
import type { PositionType, VisibilityParams } from './params';

type Variant = Pick<VisibilityParams, 'visibility_type' | 'position_type' | 'first_n_products'>;

function need({ visibility_type, position_type, first_n_products }: Variant, its: Omit<Need, 'view' | 'params'>): Need {
  return { ...its, view: scores, params: { visibility_type, position_type, first_n_products } };
}

/** The scores of the day, which are collected before everything else where they are missing; under the name `today`. */
export function dayNeed(params: VisibilityParams): Need {
  return need(params, { as: 'today', from: params.date, to: params.date, urgent: true });
}

/** The scores of the compared day, under the name `compared`. */
export function comparedNeed(params: VisibilityParams): Need[] {
  const { against } = params;
  return against ? [need(params, { as: 'compared', from: against, to: against, urgent: true })] : [];
}

/** The scores of the period. */
export function periodNeed(params: VisibilityParams): Need {
  return need(params, { from: periodStart(params.date, params.days), to: params.date });
}

/**
 * The scores of the period and of the compared day, which is a need of its own where the period does not include it.
 * @param as the name under which both are read
 */
export function comparedPeriodNeeds(params: VisibilityParams, as: string = scores.name): Need[] {
  const period = { ...periodNeed(params), as };
  if (!isOutside(params, params.against)) return [period];
  return [period, ...comparedNeed(params).map((compared) => ({ ...compared, as: `${as}_compared`, partOf: as }))];
}

/** The same of another position type, under its name in lower case. */
export function kindNeeds(params: VisibilityParams, position_type: PositionType): Need[] {
  return comparedPeriodNeeds({ ...params, position_type }, position_type.toLowerCase());
}

/** The scores of the day of another kind of places, under its name with `_day`. */
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

/** What a filter reads of a score, as one text; '' where nothing can be said. */
export const FILTERED: Readonly<Record<VisibilityFilter, string>> = {
  retailer: "ifNull(toString(retailer_name), '')",
  country: "ifNull(toString(retailer_country), '')",
  brand: "ifNull(toString(searched_brand), '')",
  own: "multiIf(is_own_brand IS NULL, '', is_own_brand, 'own', 'competitor')",
  group: "ifNull(toString(searched_brand_group), '')",
  source: 'source_name',
  key: "multiIf(is_power_visibility_source IS NULL, '', is_power_visibility_source, 'yes', 'no')",
  target: "multiIf(is_target_met IS NULL, '', is_target_met, 'met', 'missed')",
  check:
    "multiIf(NOT ifNull(score_agrees, true) OR NOT ifNull(verdict_agrees, true), 'differs', score_agrees IS NULL AND verdict_agrees IS NULL, '', 'agrees')",
};

/** The filters as a condition on scores; an item without a retailer has a row that is no score. */
export function chosenScores(params: VisibilityParams, except?: VisibilityFilter): Condition {
  const parts = ['place > 0'];
  const bound: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(FILTERED) as [VisibilityFilter, string][]) {
    if (name === except) continue;
    const given = params[name];
    const values = typeof given === 'string' ? (given === 'all' ? [] : [given]) : given;
    if (values.length === 0) continue;
    parts.push(`${sql} IN {filter_${name}:Array(String)}`);
    bound[`filter_${name}`] = values;
  }
  const searched = filterRows({ filters: { q: scores.filters.q } }, params);
  return {
    sql: [...parts, searched.sql].filter((part) => part !== 'true').join(' AND '),
    params: { ...bound, ...searched.params },
  };
}

/**
 * The scores that targets and shares are told of: own brands; where the filters leave none of them on the day, the brands
 * they leave.
 */
export async function aimOf(params: VisibilityParams, run: Run): Promise<Condition> {
  const where = chosenScores(params);
  if (params.own !== 'all') return where;
  const { has_own } = await run.sharedRow<{ has_own: boolean }>(
    `SELECT toBool(countIf(is_own_brand) > 0) AS has_own FROM today WHERE ${where.sql}`,
    where.params,
  );
  return has_own ? { ...where, sql: `${where.sql} AND is_own_brand` } : where;
}

/** What tables read of a score. */
const COLUMNS = [
  ...[
    'id',
    'row_no',
    'place',
    'source',
    'source_name',
    'representative_name',
    'visibility_source_id',
    'is_power_visibility_source',
  ],
  ...[
    'shelf',
    'shop',
    'retailer_name',
    'retailer_code',
    'retailer_country',
    'searched_brand',
    'searched_brand_group',
    'is_own_brand',
  ],
  ...[
    'own_product_count',
    'total_product_count',
    'score',
    'target',
    'gap',
    'scale',
    'share',
    'to_spare',
    'is_target_met',
  ],
  ...['score_agrees', 'verdict_agrees'],
].join(', ');

/** SQL: the scores of the day, and of the compared day where there is one: `now` tells them apart. */
export function bothDays({ against }: VisibilityParams): string {
  const of = (need: string) => `SELECT ${COLUMNS}, ${need === 'today'} AS now FROM ${need}`;
  return against ? `${of('today')} UNION ALL ${of('compared')}` : of('today');
}

/** SQL: what the same score said on the compared day. */
export function before(column: string): string {
  return `anyIf(${column}, NOT now) OVER (PARTITION BY id)`;
}
