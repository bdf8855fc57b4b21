import { SIDES } from '@/lib/contract/price-competition';
import { competitions } from '@/lib/metrics/price-competition';
import { identifier, join, param, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf, prefixed } from '@/lib/metrics/view';
import { isOutside, periodStart } from '@/lib/queries/shared/dates';
import type { Need, Run } from '../query';
import { PAIR } from './competition.columns';
import type { CompetitionParams } from './params';

type Variant = Pick<CompetitionParams, 'page' | 'by' | 'price_type'>;

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
  return page.map((customer_page_id, at): Need => {
    const whole = at === 0 ? partOf : (partOf ?? as);
    return {
      as: at === 0 ? as : `${as}_${customer_page_id}`,
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

/** Returns the table column of each column of a cell. */
function sourcesOf({ kind, offers }: Pick<CompetitionParams, 'kind' | 'offers'>) {
  const second = kind === 'rrp' ? '_2' : '';
  return {
    id: 'id',
    place: 'place',
    row_no: 'row_no',
    bucket: 'bucket',
    ends: 'ends',
    dated: 'dated',
    retailer: 'retailer',
    band_min: 'band_min',
    band_max: 'band_max',
    margin: 'margin',
    base_title: 'base_title',
    benchmark_title: 'benchmark_title',
    base_retailer: 'base_retailer',
    benchmark_retailer: 'benchmark_retailer',
    base_brand: 'base_product_brand_name',
    benchmark_brand: 'benchmark_product_brand_name',
    base_tags: 'base_product_tags',
    benchmark_tags: 'benchmark_product_tags',
    own: 'base_product_is_customer_brand',
    csku_id: 'base_product_csku_id',
    barcode: 'base_product_barcode',
    base_price: `${offers}_base_${kind}_price`,
    benchmark_price: `${offers}_benchmark_${kind}_price`,
    base_all: `with_oos_base_${kind}_price`,
    benchmark_all: `with_oos_benchmark_${kind}_price`,
    base_state: `${offers}_base_state`,
    benchmark_state: `${offers}_benchmark_state`,
    base_depth: `${offers}_base_depth`,
    benchmark_depth: `${offers}_benchmark_depth`,
    base_cheapest: `base_min_info_min_merchant${second}`,
    benchmark_cheapest: `benchmark_min_info_min_merchant${second}`,
    base_lowest: `base_min_info_is_min_price${second}`,
    benchmark_lowest: `benchmark_min_info_is_min_price${second}`,
    index: `${offers}_${kind}_said_index`,
    depth: `${offers}_${kind}_said_depth`,
    verdict: `${offers}_${kind}_verdict`,
    tone: `${offers}_${kind}_tone`,
    distance: `${offers}_${kind}_distance`,
    rules: `${offers}_${kind}_rules`,
    depth_agrees: `${offers}_${kind}_depth_agrees`,
    verdict_agrees: `${offers}_${kind}_verdict_agrees`,
  } as const satisfies Record<string, (typeof competitions.columns)[number]>;
}

/** Columns of a side whose value is computed from several columns of the table. */
const SELLERS = prefixed(SIDES, ['seller'] as const);
type Seller = (typeof SELLERS)[number];

export type CellColumn = keyof ReturnType<typeof sourcesOf> | Seller;

/**
 * Returns SQL of the merchant whose price a side has in a bucket, and the columns that it reads. Null if that is not
 * known, and for the retailer itself. The service names only the cheapest merchant. A price of several days or products
 * is a mean, and the cheapest merchant is of offers in stock.
 */
function sellerOf(side: (typeof SIDES)[number], { kind, offers }: Pick<CompetitionParams, 'kind' | 'offers'>) {
  const second = kind === 'rrp' ? '_2' : '';
  const columns = [
    `${side}_merchant_type`,
    `${side}_number_of_products`,
    `${side}_retailer`,
    `${side}_min_info_min_merchant${second}`,
    `${side}_min_info_is_min_price${second}`,
    `standard_${side}_${kind}_price`,
    `${offers}_${side}_${kind}_price`,
    'bucket',
    'ends',
  ] as const satisfies readonly (typeof competitions.columns)[number][];
  const [type, products, retailer, cheapest, isLowest, inStock, price] = columns.map(identifier) as [
    Sql,
    Sql,
    Sql,
    Sql,
    Sql,
    Sql,
    Sql,
  ];
  const isCheapest = sql`ifNull((${type} = 'MIN_PRICE' OR ${isLowest}) AND ifNull(${products}, 1) <= 1 AND bucket = ends AND ${price} = ${inStock}, false)`;
  const merchant = sql`nullIf(nullIf(toString(${cheapest}), ''), ifNull(toString(${retailer}), ''))`;
  return { columns, sql: sql`if(${isCheapest}, ${merchant}, NULL)` };
}

const isSeller = (column: CellColumn): column is Seller => SELLERS.some((seller) => seller === column);

/** The index of a cell, its verdict, and the two prices behind it. */
export const INDEX_COLUMNS = ['index', 'verdict', 'tone', 'distance', 'base_price', 'benchmark_price'] as const;

/** What a competition is called. */
export const NAME_COLUMNS = keysOf(PAIR);

/** Columns that exist for either side. */
type EitherSide<Column extends string> = `base_${Column}` | `benchmark_${Column}`;

interface CellValues
  extends Record<'bucket' | 'ends' | 'tone', string>,
    Record<'verdict' | EitherSide<'state' | 'cheapest' | 'seller'>, string | null>,
    Record<'index' | 'distance' | 'margin' | 'rules' | EitherSide<'price' | 'all' | 'depth'>, number | null>,
    Record<'depth_agrees' | 'verdict_agrees' | EitherSide<'lowest'>, boolean | null> {}

/** A cell with these columns. */
export type Cell<Column extends keyof CellValues> = Pick<CellValues, Column>;

/**
 * Returns the FROM operand of a need's cells: a row for each bucket of each competition, with the selected price and
 * offers. Unused columns cost planning time.
 */
export function cellsOf(
  params: Pick<CompetitionParams, 'page' | 'kind' | 'offers'>,
  run: Run,
  columns: readonly CellColumn[],
  as: string = competitions.name,
): Sql {
  const sources = sourcesOf(params);
  const read = [...new Set(columns)];
  const parts = read.map((column) => {
    if (!isSeller(column)) return { column, columns: [sources[column]], sql: identifier(sources[column]) };
    return { column, ...sellerOf(column === 'base_seller' ? 'base' : 'benchmark', params) };
  });
  const selected = parts.map((part) => sql`${part.sql} AS ${identifier(part.column)}`);
  const rowsWith = (identifying: readonly (typeof competitions.columns)[number][]) =>
    run.from({ view: competitions, as }, [...new Set([...parts.flatMap(({ columns }) => columns), ...identifying])]);
  if (params.page.length < 2) return sql`(SELECT ${join(selected)} FROM ${rowsWith([])})`;
  const pageNo = sql`indexOf(${param(params.page, 'Array(Float64)')}, assumeNotNull(customer_page_id))`;
  return sql`(SELECT ${join(selected)} FROM ${rowsWith(['id', 'bucket', 'row_no', 'customer_page_id'])}
    ORDER BY ${pageNo} DESC, row_no DESC LIMIT 1 BY id, bucket)`;
}
