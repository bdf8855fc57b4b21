import { offers } from '@/lib/datasets/offers/view';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { dayNeeds } from '@/lib/queries/shared/day-needs';
import type { PricesParams } from './params';

export const { TODAY, COMPARED, todayNeed, bothDayNeeds, periodNeed, comparedPeriodNeeds } = dayNeeds(
  offers,
  ({ calculation_type }: PricesParams) => ({ calculation_type }),
);

/** Whether an offer is of the day or of the compared day. */
export function isComparedDay({ date, against }: PricesParams): Sql {
  return sql`${offers.c.day} IN ${param([date, against ?? date], 'Array(Date)')}`;
}
