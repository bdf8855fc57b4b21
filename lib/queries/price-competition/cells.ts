import { competitions } from '@/lib/metrics/price-competition';
import { isOutside, periodStart } from '@/lib/queries/shared/dates';
import type { Need, Run } from '../query';
import type { CompetitionParams } from './params';

type Asked = Pick<CompetitionParams, 'page' | 'by' | 'price_type'>;

/** The competitions of a page from one day to another: by days each day has an answer, else the range has one. */
export function rangeNeed({ page, by, price_type }: Asked, from: string, to: string): Need {
  const request = { customer_page_id: page, time_dimension: by, price_type };
  return by === 'DAILY' || from === to
    ? { view: competitions, params: request, from, to, urgent: true }
    : { view: competitions, params: { ...request, start_date: from, end_date: to }, from: to, to, urgent: true };
}

/**
 * The competitions of the period and of the compared day, which is a need of its own where the period does not include
 * it. Longer buckets are compared within the period.
 */
export function periodNeeds(params: CompetitionParams): Need[] {
  const { date, days, against } = params;
  const period = rangeNeed(params, periodStart(date, days), date);
  if (params.by !== 'DAILY' || !isOutside(params, against)) return [period];
  return [period, { ...rangeNeed(params, against, against), as: 'compared', partOf: competitions.name }];
}

/** The names that a statement may have, to find out what it reads: each column costs planning in every subquery that it passes through. */
export type Names = ReadonlySet<string>;

export function namesIn(sql: string): Names {
  return new Set(sql.match(/\w+/g));
}

/**
 * One row for each bucket of each competition, under a choice of price and offers, as the service says it.
 * @param reads what the statement names that reads them: they have those columns alone, else all
 */
export function cellsOf(
  { kind, offers }: Pick<CompetitionParams, 'kind' | 'offers'>,
  run: Run,
  { need = 'competitions', reads }: { need?: string; reads?: Names | undefined } = {},
): string {
  const second = kind === 'rrp' ? '_2' : '';
  const ofKind = {
    ...{ index: 'said_index', depth: 'said_depth', verdict: 'verdict', tone: 'tone', distance: 'distance' },
    ...{ rules: 'rules', depth_agrees: 'depth_agrees', verdict_agrees: 'verdict_agrees' },
  };
  const ofSide = (side: 'base' | 'benchmark') => [
    `${side}_title`,
    `${side}_retailer`,
    `${side}_product_brand_name AS ${side}_brand`,
    `${offers}_${side}_${kind}_price AS ${side}_price`,
    `with_oos_${side}_${kind}_price AS ${side}_all`,
    `${offers}_${side}_state AS ${side}_state`,
    `${offers}_${side}_depth AS ${side}_depth`,
    `${side}_min_info_min_merchant${second} AS ${side}_cheapest`,
    `${side}_min_info_is_min_price${second} AS ${side}_lowest`,
  ];
  const columns = [
    ...['id', 'place', 'row_no', 'bucket', 'ends', 'dated', 'retailer', 'band_min', 'band_max', 'margin'],
    ...ofSide('base'),
    ...ofSide('benchmark'),
    ...Object.entries(ofKind).map(([name, column]) => `${offers}_${kind}_${column} AS ${name}`),
    'base_product_is_customer_brand AS own',
    'benchmark_product_is_customer_brand AS benchmark_own',
    'base_product_csku_id AS csku_id',
    'base_product_barcode AS barcode',
    'base_product_tags AS base_tags',
    'benchmark_product_tags AS benchmark_tags',
  ];
  const read = reads === undefined ? columns : columns.filter((column) => reads.has(nameOf(column)));
  return `SELECT ${read.join(', ')} ${run.from(need)}`;
}

function nameOf(column: string): string {
  return column.slice(column.lastIndexOf(' ') + 1);
}
