import { listings } from '@/lib/datasets/listings/view';
import { param, raw, type Sql, selectList, sql } from '@/lib/metrics/sql';
import { knownDays } from '@/lib/queries/shared/figures';
import type { Run } from '../query';
import type { ListedNeed } from './known-products';
import { ownerOf, shelfNames } from './names';
import { COMPARED, COMPARED_PRICES, LISTED, PRICES } from './needs';
import { comparedShelf, isCompared, type ShelfParams } from './params';
import { FACTS, type OfferNeed, type ProductFacts, readProductFacts } from './product-facts';

const { c } = listings;

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
    ...Object.fromEntries(Object.keys(FACTS).map((name) => [name, sql`facts.${raw(name)}`])),
    is_own: isOwn,
    name: sql`coalesce(facts.name, nullIf(${c.product_title}, ''), nullIf(${c.product_id}, ''), 'title not stated')`,
    brand: sql`coalesce(nullIf(toString(${c.brand_name}), ''), facts.brand)`,
  };
  return sql`(SELECT listing.*, ${selectList(columns)}
    FROM ${run.from(listed)} AS listing
    LEFT JOIN (SELECT facts, facts.product AS facts_product FROM (${valuesOf(facts)})) AS known ON ifNull(${c.product_id}, '') = facts_product)`;
}

/** Returns the listings of the compared shelf: see `listedRows`. Only for queries with `bothNeeds`. */
export function comparedRows(params: ShelfParams, run: Run): Promise<Sql> {
  return listedRows(comparedShelf(params), run, { listed: COMPARED, prices: COMPARED_PRICES });
}

/** Returns whether the shelf is compared with one that has listings. */
export function isComparedKnown(params: ShelfParams, run: Run): boolean {
  return isCompared(params) && knownDays(run, COMPARED).length > 0;
}

const FACTS_TYPE = raw(
  `'Array(Tuple(product String, ${Object.entries(FACTS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')}))'`,
);

/** Returns a SELECT of the facts as tuples. */
function valuesOf(facts: readonly ProductFacts[]): Sql {
  const json = param(JSON.stringify(facts), 'String');
  return sql`SELECT arrayJoin(JSONExtract(${json}, ${FACTS_TYPE})) AS facts`;
}
