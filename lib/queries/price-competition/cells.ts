import { cellsIn } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf } from '@/lib/metrics/view';
import { isOutside, periodStart } from '@/lib/queries/shared/dates';
import type { CollectedDay, Need, Run } from '../query';
import { PAIR } from './competition.columns';
import type { CompetitionParams } from './params';

type Variant = Pick<CompetitionParams, 'page' | 'by' | 'price_type'>;

/** Returns the name of the need of a page. @param as name of the need of the first page */
const pageNeed = (as: string, page: number, index: number) => (index === 0 ? as : `${as}_${page}`);

/**
 * Returns the needs of pages over a range of days. Further pages are parts of the first need. Daily buckets have an
 * answer for each day, longer ones have one for the range.
 */
export function rangeNeeds(
  { page, by, price_type }: Variant,
  from: string,
  to: string,
  { as, partOf }: { as: string; partOf?: string } = { as: competitions.name },
): Need[] {
  const range = by === 'DAILY' || from === to ? {} : { start_date: from, end_date: to };
  const isRange = Object.keys(range).length > 0;
  return page.map((customer_page_id, index): Need => {
    const whole = index === 0 ? partOf : (partOf ?? as);
    return {
      as: pageNeed(as, customer_page_id, index),
      ...(whole !== undefined && { partOf: whole }),
      view: competitions,
      params: { customer_page_id, time_dimension: by, price_type, ...range },
      from: isRange ? to : from,
      to,
      urgent: true,
    };
  });
}

/**
 * Returns the needs of the period and of the compared day, which is a separate need if the period does not include it.
 * Longer buckets are compared within the period.
 */
export function periodNeeds(params: CompetitionParams): Need[] {
  const { date, days, against } = params;
  const period = rangeNeeds(params, periodStart(date, days), date);
  if (params.by !== 'DAILY' || !isOutside(params, against)) return period;
  return [...period, ...rangeNeeds(params, against, against, { as: 'compared', partOf: competitions.name })];
}

/** Returns the days of the period of each page. */
export function daysByPage({ page }: Variant, run: Run): Map<number, readonly CollectedDay[]> {
  const daysOf = (as: string) => run.ownDays({ view: competitions, as });
  return new Map(page.map((id, index) => [id, daysOf(pageNeed(competitions.name, id, index))]));
}

/** The index of a cell, its verdict, and the two prices behind it. */
export const INDEX_COLUMNS = ['index', 'verdict', 'tone', 'distance', 'base_price', 'benchmark_price'] as const;

/** What a competition is called. */
export const NAME_COLUMNS = keysOf(PAIR);

/** SQL of the number of a row's page among the pages that are read together. */
export function pageNo({ page }: Pick<CompetitionParams, 'page'>): Sql {
  return sql`indexOf(${param(page, 'Array(Float64)')}, assumeNotNull(${competitions.c.customer_page_id}))`;
}

/** Returns the FROM operand of a need's cells. One that is on several pages is read from the last of them. */
export function cellsOf(
  params: Pick<CompetitionParams, 'page' | 'kind' | 'offers'>,
  run: Run,
  as: string = competitions.name,
): Sql {
  const { c } = competitions;
  const rows = run.from({ view: competitions, as });
  if (params.page.length < 2) return cellsIn(rows, params);
  return cellsIn(rows, params, sql`ORDER BY ${pageNo(params)} DESC, ${c.row_no} DESC LIMIT 1 BY ${c.id}, ${c.bucket}`);
}
