import { listings } from '@/lib/datasets/listings/view';
import { param, pick, raw, type Sql, selectList, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import type { ListedNeed } from './known-products';
import { ownerOf, shelfNames } from './names';
import { LISTED, PRICES } from './needs';
import type { ShelfParams } from './params';
import { type OfferNeed, type ProductFacts, readProductFacts } from './product-facts';

const { c } = listings;

/** Columns of listings that queries read. */
const LISTING = [
  ...(['day', 'row_no', 'id', 'product', 'product_id', 'product_title', 'product_url', 'product_image_url'] as const),
  ...(['brand_name', 'merchant_name', 'is_searched_brand', 'is_sponsored', 'rank', 'page'] as const),
  ...(['searched_brand', 'visibility_source_url'] as const),
] as const satisfies readonly (typeof listings.columns)[number][];

interface ListedOptions {
  /** The need of the listings. */
  listed?: ListedNeed;
  /** The need of the offers of their day. */
  prices?: OfferNeed;
  /** Whether to join ratings, which are null otherwise. Only for queries with `ratingsNeed`. */
  withRatings?: boolean;
}

/**
 * Returns the listings of a shelf, to be put behind FROM, with what other endpoints know of their products on the day: name,
 * brand, owner, price, stock and rating. Search By Product is joined by retailer and product identifier, Price by these or by
 * retailer and barcode, and Scorecard by SKU and retailer. A listing that is not matched has the name of the shelf.
 *
 * @param params of the shelf, which the compared one has as well: see `comparedShelf`
 */
export async function listedRows(
  params: ShelfParams,
  run: Run,
  { listed = LISTED, prices = PRICES, withRatings = false }: ListedOptions = {},
): Promise<Sql> {
  const names = await shelfNames(params, run);
  const [facts, isOwn] = await Promise.all([
    readProductFacts(params, names, { listed, prices, withRatings }, run),
    ownerOf(sql`facts.is_own`, run),
  ]);
  const columns = {
    ...pick(c, ...LISTING),
    ...factColumns(
      'has_name',
      'has_price',
      'is_power',
      'sku',
      'retailer',
      'currency',
      'price',
      'list_price',
      'is_out_of_stock',
    ),
    ...factColumns('barcode', 'rating', 'reviews', 'rating_id'),
    is_own: isOwn,
    name: sql`coalesce(facts.name, nullIf(${c.product_title}, ''), nullIf(${c.product_id}, ''), 'title not stated')`,
    brand: sql`coalesce(nullIf(toString(${c.brand_name}), ''), facts.brand)`,
  };
  return sql`(SELECT ${selectList(columns)}
    FROM ${run.from(listed)} AS listing
    LEFT JOIN (SELECT facts, facts.product AS facts_product FROM (${valuesOf(facts)})) AS known ON ifNull(${c.product_id}, '') = facts_product)`;
}

/** Types of the facts in the engine. */
const FACTS = {
  product: 'String',
  ...{ has_name: 'Bool', has_price: 'Bool' },
  ...{ name: 'Nullable(String)', brand: 'Nullable(String)', barcode: 'Nullable(String)' },
  ...{ is_own: 'Nullable(Bool)', is_power: 'Nullable(Bool)', is_out_of_stock: 'Nullable(Bool)' },
  ...{ sku: 'Nullable(String)', retailer: 'Nullable(String)', currency: 'Nullable(String)' },
  ...{ price: 'Nullable(Float64)', list_price: 'Nullable(Float64)' },
  ...{ rating_id: 'Nullable(String)', rating: 'Nullable(Float64)', reviews: 'Nullable(Float64)' },
} as const satisfies Record<keyof ProductFacts, string>;

const FACTS_TYPE = raw(
  `'Array(Tuple(${Object.entries(FACTS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')}))'`,
);

/** Returns a SELECT of the facts as tuples. */
function valuesOf(facts: readonly ProductFacts[]): Sql {
  const json = param(JSON.stringify(facts), 'String');
  return sql`SELECT arrayJoin(JSONExtract(${json}, ${FACTS_TYPE})) AS facts`;
}

function factColumns(...names: readonly (keyof ProductFacts)[]): Record<string, Sql> {
  return Object.fromEntries(names.map((name) => [name, sql`facts.${raw(name)}`]));
}
