import type { OFFER_SETS, PRICE_KINDS } from '@/lib/contract/competition-request';
import type { SideName } from '@/lib/contract/price-competition';
import { columnsOf, identifier, join, pick, rowsNamed, type Sql, sql } from '@/lib/metrics/sql';
import { keysOf } from '@/lib/metrics/view';
import { c } from './columns';

/** The prices and offers that are compared. */
export interface PriceChoice {
  kind: (typeof PRICE_KINDS)[number];
  offers: (typeof OFFER_SETS)[number];
}

const stored = (name: keyof typeof c) => c[name];

/** Returns each column of a cell over the stored rows. */
function cellColumns({ kind, offers }: PriceChoice) {
  const second = kind === 'rrp' ? '_2' : '';
  return {
    ...pick(c, 'day', 'id', 'place', 'row_no', 'bucket', 'ends', 'dated', 'retailer', 'band_min', 'band_max', 'margin'),
    page: c.customer_page_id,
    ...pick(c, 'base_title', 'benchmark_title', 'base_retailer', 'benchmark_retailer'),
    base_brand: c.base_product_brand_name,
    benchmark_brand: c.benchmark_product_brand_name,
    base_tags: c.base_product_tags,
    benchmark_tags: c.benchmark_product_tags,
    own: c.base_product_is_customer_brand,
    csku_id: c.base_product_csku_id,
    barcode: c.base_product_barcode,
    base_url: c.base_product_product_url,
    base_price: stored(`${offers}_base_${kind}_price`),
    benchmark_price: stored(`${offers}_benchmark_${kind}_price`),
    base_all: stored(`with_oos_base_${kind}_price`),
    benchmark_all: stored(`with_oos_benchmark_${kind}_price`),
    base_state: stored(`${offers}_base_state`),
    benchmark_state: stored(`${offers}_benchmark_state`),
    base_depth: stored(`${offers}_base_depth`),
    benchmark_depth: stored(`${offers}_benchmark_depth`),
    base_cheapest: stored(`base_min_info_min_merchant${second}`),
    benchmark_cheapest: stored(`benchmark_min_info_min_merchant${second}`),
    base_lowest: stored(`base_min_info_is_min_price${second}`),
    benchmark_lowest: stored(`benchmark_min_info_is_min_price${second}`),
    base_seller: sellerOf('base', { kind, offers }),
    benchmark_seller: sellerOf('benchmark', { kind, offers }),
    index: stored(`${offers}_${kind}_said_index`),
    depth: stored(`${offers}_${kind}_said_depth`),
    verdict: stored(`${offers}_${kind}_verdict`),
    tone: stored(`${offers}_${kind}_tone`),
    distance: stored(`${offers}_${kind}_distance`),
    rules: stored(`${offers}_${kind}_rules`),
    depth_agrees: stored(`${offers}_${kind}_depth_agrees`),
    verdict_agrees: stored(`${offers}_${kind}_verdict_agrees`),
  };
}

/**
 * Returns SQL of the merchant whose price a side has in a bucket. Null if that is not known, and for the retailer itself.
 * The service names only the cheapest merchant. A price of several days or products is a mean, and the cheapest merchant
 * is of offers in stock.
 */
function sellerOf(side: SideName, { kind, offers }: PriceChoice): Sql {
  const second = kind === 'rrp' ? '_2' : '';
  const isLowest = stored(`${side}_min_info_is_min_price${second}`);
  // A side of the cheapest merchants has the merchant with the lowest selling price, whose list price may be higher.
  const isCheapest = kind === 'rsp' ? sql`${stored(`${side}_merchant_type`)} = 'MIN_PRICE' OR ${isLowest}` : isLowest;
  const isSingle = sql`ifNull(${stored(`${side}_number_of_products`)}, 1) <= 1 AND ${c.bucket} = ${c.ends}`;
  const isInStock = sql`${stored(`${offers}_${side}_${kind}_price`)} = ${stored(`standard_${side}_${kind}_price`)}`;
  const cheapest = sql`nullIf(toString(${stored(`${side}_min_info_min_merchant${second}`)}), '')`;
  return sql`if(ifNull((${isCheapest}) AND ${isSingle} AND ${isInStock}, false),
    nullIf(${cheapest}, ifNull(toString(${stored(`${side}_retailer`)}), '')), NULL)`;
}

const CELLS = 'cells';

/** The columns of cells: the buckets of competitions under a choice of prices and offers. */
export const cell = columnsOf(CELLS, keysOf(cellColumns({ kind: 'rsp', offers: 'standard' })));

/**
 * Returns the FROM operand of the cells of stored rows: a row for each bucket of each competition.
 *
 * @param order ORDER BY and LIMIT of the stored rows
 */
export function cellsIn(rows: Sql, choice: PriceChoice, order: Sql = sql``): Sql {
  const columns: Readonly<Record<string, Sql>> = cellColumns(choice);
  return rowsNamed(CELLS, (names) => {
    const selected = names.map((name) => sql`${columns[name] ?? identifier(name)} AS ${identifier(name)}`);
    return sql`(SELECT ${join(selected)} FROM ${rows} ${order})`;
  });
}

interface CellValues
  extends Record<'bucket' | 'tone', string>,
    Record<'verdict' | `${SideName}_${'state' | 'cheapest' | 'seller'}`, string | null>,
    Record<'index' | 'distance' | 'margin' | 'rules' | `${SideName}_${'price' | 'depth'}`, number | null>,
    Record<'verdict_agrees' | `${SideName}_lowest`, boolean | null> {}

/** A cell with these columns. */
export type Cell<Column extends keyof CellValues> = Pick<CellValues, Column>;
