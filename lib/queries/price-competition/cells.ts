import { competitions } from '@/lib/metrics/price-competition';
import { daysFrom, earliest, periodStart } from '@/lib/queries/shared/dates';
import type { Condition } from '../params';
import { holds, wordsOf } from '../params';
import type { Need } from '../query';
import type { Statement } from '../table';
import type { CompetitionParams } from './params';

type Asked = Pick<CompetitionParams, 'page' | 'by' | 'price_type'>;

/** The competitions of a page from one day to another: by days each day has an answer, else the range has one. */
export function rangeNeed({ page, by, price_type }: Asked, from: string, to: string): Need {
  const request = { customer_page_id: page, time_dimension: by, price_type };
  return by === 'DAILY' || from === to
    ? { view: competitions, params: request, from, to, urgent: true }
    : { view: competitions, params: { ...request, start_date: from, end_date: to }, from: to, to, urgent: true };
}

/** The competitions of the period and of the compared day. */
export function periodNeed(params: CompetitionParams): Need {
  const start = periodStart(params.date, params.days);
  return rangeNeed(params, params.by === 'DAILY' ? earliest(start, params.against) : start, params.date);
}

/**
 * One row for each bucket of each competition, under a choice of price and offers: index, verdict and prices as the service says
 * them. The plain fields of a row are its standard block: they stand in where a service leaves the block out.
 */
export function cellsOf({ kind, offers }: Pick<CompetitionParams, 'kind' | 'offers'>, from = 'competitions'): string {
  const plain = (...columns: string[]) => (offers === 'standard' ? columns : []);
  const ofKind = kind === 'rsp' ? ['`index`'] : [];
  const verdicts = kind === 'rsp' ? ['positivity'] : [];
  const price = (side: string, of: string, set: string = offers) => `${set}_${side}_${of}_price`;
  const title = (side: string, word: string) => `ifNull(nullIf(${side}_name, ''), concat('${word} ', toString(place)))`;
  return `
    SELECT *, multiIf(index IS NULL, 'none', verdict = 'POSITIVE', 'on', verdict = 'NEUTRAL', 'near', verdict = 'NEGATIVE', 'off', 'unknown') AS tone,
      round(multiIf(index > band_max, index - band_max, index < band_min, index - band_min, index IS NULL OR band_min IS NULL, NULL, 0), 6) AS distance,
      base_rrp_price > 0 ? (base_rrp_price - base_rsp_price) / base_rrp_price : NULL AS base_depth,
      benchmark_rrp_price > 0 ? (benchmark_rrp_price - benchmark_rsp_price) / benchmark_rrp_price : NULL AS benchmark_depth
    FROM (
      SELECT ifNull(competition_id, concat('place-', toString(place))) AS id, place, row_no, toString(ifNull(start_date, toDate32(day))) AS bucket,
        toString(ifNull(end_date, toDate32(day))) AS ends, start_date IS NOT NULL AS dated,
        ${title('base', 'Base')} AS base_title, ${title('benchmark', 'Benchmark')} AS benchmark_title,
        base_retailer, benchmark_retailer, base_merchant_type, benchmark_merchant_type,
        nullIf(arrayStringConcat(arrayDistinct(arrayFilter(name -> name != '', [ifNull(toString(base_retailer), ''), ifNull(toString(benchmark_retailer), '')])), ' / '), '') AS retailer,
        base_product_brand_name AS base_brand, benchmark_product_brand_name AS benchmark_brand,
        base_product_is_customer_brand AS own, benchmark_product_is_customer_brand AS benchmark_own,
        base_product_csku_id AS csku_id, arrayConcat(base_product_tags, benchmark_product_tags) AS tags,
        base_product_barcode AS barcode,
        if(coloring_levels_target_max IS NULL, NULL, coloring_levels_target_min) AS band_min,
        if(coloring_levels_target_min IS NULL, NULL, coloring_levels_target_max) AS band_max,
        if(band_min IS NULL, NULL, greatest(0., ifNull(coloring_levels_margin, 0.))) AS margin,
        coalesce(${[`${offers}_${kind}_index`, ...plain(`${kind}_index`, ...ofKind)].join(', ')}) AS index,
        coalesce(${[`${offers}_${kind}_positivity`, ...plain(`${kind}_positivity`, ...verdicts)].join(', ')}) AS verdict,
        coalesce(${[`${offers}_${kind}_depth_of_promotion`, ...plain('depth_of_promotion')].join(', ')}) AS depth,
        ${price('base', kind)} AS base_price, ${price('benchmark', kind)} AS benchmark_price,
        ${price('base', 'rsp')} AS base_rsp_price, ${price('base', 'rrp')} AS base_rrp_price,
        ${price('benchmark', 'rsp')} AS benchmark_rsp_price, ${price('benchmark', 'rrp')} AS benchmark_rrp_price,
        ${price('base', kind, 'with_oos')} AS base_all, ${price('benchmark', kind, 'with_oos')} AS benchmark_all,
        coalesce(${offers}_base_status, base_status) AS base_state, coalesce(${offers}_benchmark_status, benchmark_status) AS benchmark_state,
        base_min_info_min_merchant${kind === 'rrp' ? '_2' : ''} AS base_cheapest, benchmark_min_info_min_merchant${kind === 'rrp' ? '_2' : ''} AS benchmark_cheapest,
        base_min_info_is_min_price${kind === 'rrp' ? '_2' : ''} AS base_lowest, benchmark_min_info_is_min_price${kind === 'rrp' ? '_2' : ''} AS benchmark_lowest,
        data_rows
      FROM ${from})`;
}

const cents = (price: string) => `if(abs(${price} * 100 - round(${price} * 100)) < 1e-6, 0.005 / ${price}, 0)`;

/** SQL: whether an index follows from its prices by a rule, as far as their rounding can tell. */
function follows(scale: string, flipped: string): string {
  const computed = `(${scale} * if(${flipped}, benchmark_price / base_price, base_price / benchmark_price))`;
  return `abs(index - ${computed}) <= ${scale} * 0.00051 + ${computed} * (${cents('base_price')} + ${cents('benchmark_price')})`;
}

const CHECKABLE = 'index IS NOT NULL AND base_price > 0 AND benchmark_price > 0';

/** The days of the trend, or null for buckets of another length: they are those that the answer has. */
export function daysOf(params: CompetitionParams): string[] | null {
  return params.by === 'DAILY' ? daysFrom(periodStart(params.date, params.days), params.date) : null;
}

/**
 * What statements of the page stand on, to be put behind WITH: `cells`; how the service makes its index out of two prices, read
 * off the numbers of all competitions, as `scale` and `flipped` (`rule` is 0 where no way gives most of the indices); the
 * bucket that is looked at as `at`, the one that it is compared with as `before`, '' where there is none, and all `buckets`.
 */
export function withCells(params: CompetitionParams): Statement {
  const days = daysOf(params);
  const at = params.at ?? (days ? params.date : null);
  const rules = [
    ['100.', 'false'],
    ['1.', 'false'],
    ['100.', 'true'],
    ['1.', 'true'],
  ] as const;
  const agreeing = rules.map(([scale, flipped]) => `countIf(${CHECKABLE} AND ${follows(scale, flipped)})`).join(', ');
  return {
    sql: `
      cells AS (${cellsOf(params)}),
      (SELECT ([${agreeing}] AS agreeing, countIf(${CHECKABLE}), if(2 * arrayMax(agreeing) > countIf(${CHECKABLE}), indexOf(agreeing, arrayMax(agreeing)), 0)) FROM cells) AS calibrated,
      calibrated.3 AS rule, if(rule IN (1, 3), 100., 1.) AS scale, rule IN (3, 4) AS flipped,
      ${at ? '{at:String}' : '(SELECT if(countIf(index IS NOT NULL) > 0, maxIf(bucket, index IS NOT NULL), max(bucket)) FROM cells)'} AS at,
      ${params.against ? '{against:String}' : '(SELECT maxIf(bucket, index IS NOT NULL) FROM cells WHERE bucket < at)'} AS before,
      ${days ? '{buckets:Array(String)}' : '(SELECT arraySort(groupUniqArrayIf(bucket, dated)) FROM cells)'} AS buckets`,
    params: {
      ...(at ? { at } : {}),
      ...(days ? { buckets: days } : {}),
      ...(params.against ? { against: params.against } : {}),
    },
  };
}

/** SQL columns of a cell: whether its index, its depth and its verdict follow from their parts; null where they cannot be checked. */
export const CHECKS = `
  if(rule > 0 AND ${CHECKABLE}, ${follows('scale', 'flipped')}, NULL) AS index_agrees,
  if(depth IS NULL OR base_depth IS NULL, NULL, abs(depth / 100 - base_depth) <= 0.0006 OR abs(depth - base_depth) <= 0.0006) AS depth_agrees,
  if(distance IS NULL OR verdict IS NULL OR verdict NOT IN ('POSITIVE', 'NEUTRAL', 'NEGATIVE'), NULL,
    verdict = multiIf(distance = 0, 'POSITIVE', abs(distance) <= margin, 'NEUTRAL', 'NEGATIVE')) AS verdict_agrees`;

const SEARCHED =
  "concat(base_title, ' ', benchmark_title, ' ', ifNull(retailer, ''), ' ', ifNull(toString(base_brand), ''), ' ', ifNull(toString(benchmark_brand), ''), ' ', ifNull(csku_id, ''), ' ', ifNull(barcode, ''))";

export type CompetitionFilter = 'retailer' | 'brand' | 'tag' | 'own' | 'verdict' | 'since';

/** What a filter reads of a competition, as a list of texts. */
export const FILTERED: Readonly<Record<CompetitionFilter, string>> = {
  retailer:
    "arrayFilter(name -> name != '', [ifNull(toString(base_retailer), ''), ifNull(toString(benchmark_retailer), '')])",
  brand: "arrayFilter(name -> name != '', [ifNull(toString(base_brand), ''), ifNull(toString(benchmark_brand), '')])",
  tag: "arrayMap(tag -> concat(ifNull(tag.tag_name, ''), ':', ifNull(tag.tag_value, '')), tags)",
  own: "multiIf(own IS NULL, [], own, ['own'], ['competitor'])",
  verdict: "[if(now_index IS NULL, 'NO_DATA', ifNull(toString(now_verdict), 'NOT_STATED'))]",
  since: "if(turn = '', [], [turn])",
};

/** The filters as a condition on a row of `histories`. */
export function chosen(params: CompetitionParams, except?: CompetitionFilter): Condition {
  const parts: string[] = [];
  const bound: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(FILTERED) as [CompetitionFilter, string][]) {
    const given = params[name];
    const values = typeof given === 'string' ? (given === 'all' ? [] : [given]) : given;
    if (name === except || values.length === 0) continue;
    parts.push(`hasAny(${sql}, {filter_${name}:Array(String)})`);
    bound[`filter_${name}`] = values;
  }
  for (const [at, word] of wordsOf(params.q).entries()) {
    parts.push(holds(SEARCHED, `filter_q${at}`));
    bound[`filter_q${at}`] = word;
  }
  return { sql: parts.join(' AND ') || 'true', params: bound };
}

const NEWEST = [
  ...[
    'place',
    'base_title',
    'benchmark_title',
    'base_retailer',
    'benchmark_retailer',
    'retailer',
    'base_brand',
    'benchmark_brand',
  ],
  ...['own', 'benchmark_own', 'csku_id', 'barcode', 'tags', 'band_min', 'band_max', 'margin'],
];
const NOW = ['index', 'verdict', 'distance', 'base_price', 'benchmark_price', 'base_state', 'benchmark_state', 'depth'];

/**
 * One row a competition: what it is, `now_…` at the bucket that is looked at, `was_…` at the compared one, and its cells with an
 * index up to now as `known`, the oldest first.
 */
export const HISTORIES = `
  SELECT *, multiIf(was_index IS NULL OR now_index IS NULL, '', was_tone = 'on', if(now_tone = 'on', 'kept', 'left'), now_tone = 'on', 'back', 'away') AS turn
  FROM (
    SELECT id, ${NEWEST.map((name) => `argMax(tuple(${name}), bucket).1 AS ${name}`).join(', ')},
      ${NOW.map((name) => `argMaxIf(tuple(${name}), row_no, bucket = at).1 AS now_${name}`).join(', ')},
      ${NOW.map((name) => `argMaxIf(tuple(${name}), row_no, bucket = before).1 AS was_${name}`).join(', ')},
      ifNull(nullIf(anyIf(tone, bucket = at), ''), 'none') AS now_tone, ifNull(nullIf(anyIf(tone, bucket = before), ''), 'none') AS was_tone,
      arraySort(cell -> cell.1, groupArrayIf((bucket, tone, base_price, benchmark_price), index IS NOT NULL AND bucket <= at)) AS known,
      groupArray((bucket, tone, index, distance, base_state, benchmark_state)) AS all_cells
    FROM cells GROUP BY id)`;
