import { offers } from '@/lib/datasets/offers/view';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { dayNeeds } from '@/lib/queries/shared/day-needs';
import type { Need } from '../query';
import type { PricesParams } from './params';

const needs = dayNeeds(offers, ({ calculation_type }: PricesParams) => ({ calculation_type }));

export const { comparedPeriodNeeds, periodNeed } = needs;

/** The offers of the day as the need `today`. */
export function todayNeed(params: PricesParams): Need {
  return needs.dayNeed(params, TODAY.as);
}

/** The offers of the day and, if there is one, of the compared day. */
export function bothDayNeeds(params: PricesParams): Need[] {
  return params.against ? [todayNeed(params), needs.comparedNeed(params)] : [todayNeed(params)];
}

/** The rows of `todayNeed`. */
export const TODAY = { view: offers, as: 'today' } as const;
/** The rows of the compared day of `bothDayNeeds`. */
export const COMPARED = { view: offers, as: 'compared' } as const;

/** Whether an offer is of the day or of the compared day. */
export function isComparedDay({ date, against }: PricesParams): Sql {
  return sql`${offers.c.day} IN ${param([date, against ?? date], 'Array(Date)')}`;
}
