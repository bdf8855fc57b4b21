import { listings } from '@/lib/datasets/listings/view';
import { OUT_OF_STOCK, offers } from '@/lib/datasets/offers/view';
import { ranks } from '@/lib/datasets/ranks/view';
import { scorecards } from '@/lib/metrics/scorecards';
import { and, NAMED_TUPLES, param, pick, raw, type Sql, selectList, sql, tupleOf } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { isRankedRetailer, ownerOf, type ShelfNames, shelfNames } from './names';
import { KNOWN, LISTED, PRICES, RATINGS } from './needs';
import type { ShelfParams } from './params';

const { c } = listings;
const r = ranks.c;
const o = offers.c;
const rated = scorecards.c;

interface OfferNeed {
  view: typeof offers;
  as: string;
}

interface ListedOf {
  /** The need of the listings. */
  listed?: { view: typeof listings; as: string };
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
  { listed = LISTED, prices = PRICES, withRatings = false }: ListedOf = {},
): Promise<Sql> {
  const names = await shelfNames(params, run);
  const listing = sql`SELECT *, ${await ownerOf(params, names, run)} AS is_own, ifNull(${c.product_id}, '') AS of_product FROM ${run.from(listed)}`;
  const matched = sql`SELECT *, ifNull(known_barcode, '') AS of_barcode
    FROM (${listing}) AS listing LEFT JOIN (${knownProducts(params, names, run)}) AS known ON of_product = known_product`;
  const byProduct = sql`SELECT * FROM (${matched}) AS matched
    LEFT JOIN (${offersBy('product', names, prices, run)}) AS priced ON of_product = product_key`;
  const byBarcode = sql`SELECT * FROM (${byProduct}) AS by_product
    LEFT JOIN (${offersBy('barcode', names, prices, run)}) AS priced ON of_barcode = barcode_key`;
  const joined = sql`SELECT *, ifNull(offer.csku_id, '') AS of_sku FROM (
      SELECT *, if(product_key != '', product_offer, barcode_offer) AS offer, product_key != '' OR barcode_key != '' AS has_price,
        if(product_key != '', product_out, barcode_out) AS out_of_stock
      FROM (${byBarcode}))`;
  const ratings = withRatings
    ? sql`SELECT * FROM (${joined}) AS priced LEFT JOIN (${ratingsBySku(names, run)}) AS rated ON of_sku = rated_sku`
    : sql`SELECT *, CAST(NULL, 'Nullable(Float64)') AS rating, CAST(NULL, 'Nullable(Float64)') AS reviews FROM (${joined})`;
  const columns = {
    ...pick(c, ...listings.columns),
    is_own: sql`is_own`,
    name: sql`coalesce(nullIf(known_name, ''), nullIf(offer.product_title, ''), nullIf(${c.product_title}, ''), nullIf(${c.product_id}, ''), 'title not stated')`,
    brand: sql`coalesce(nullIf(toString(${c.brand_name}), ''), nullIf(toString(known_brand), ''), nullIf(toString(offer.brand_name), ''))`,
    barcode: sql`coalesce(nullIf(known_barcode, ''), nullIf(offer.barcode, ''))`,
    is_power: sql`coalesce(known_power, offer.is_psku)`,
    has_name: sql`known_product != ''`,
    has_price: sql`has_price`,
    sku: sql`if(has_price, nullIf(offer.sku, ''), NULL)`,
    csku_id: sql`nullIf(offer.csku_id, '')`,
    currency: sql`offer.currency`,
    price: sql`offer.selling_price`,
    list_price: sql`offer.list_price`,
    is_out_of_stock: sql`if(has_price, out_of_stock, NULL)`,
    rating: sql`rating`,
    reviews: sql`reviews`,
  };
  return sql`(SELECT ${selectList(columns)} FROM (${ratings}) ${NAMED_TUPLES})`;
}

/** SELECT of the products that Search By Product tracks at the retailer, by their identifier there. */
function knownProducts({ retailer_code }: ShelfParams, names: ShelfNames, run: Run): Sql {
  const isKnown = and(sql`${r.product_id} != ''`, isRankedRetailer(retailer_code, names.retailer_name));
  return sql`SELECT assumeNotNull(${r.product_id}) AS known_product, argMin(toString(${r.csku_title}), ${r.row_no}) AS known_name,
      argMin(toString(${r.brand_name}), ${r.row_no}) AS known_brand, argMin(${r.barcode}, ${r.row_no}) AS known_barcode,
      argMin(${r.is_psku}, ${r.row_no}) AS known_power
    FROM ${run.from(KNOWN)} WHERE ${isKnown} GROUP BY known_product`;
}

/** The offer that a shopper sees first: by stock, buybox position and price. Unknown values are last. */
const FIRST_OFFER = sql`(NOT ifNull(${o.in_stock}, false), ifNull(${o.buybox_position}, inf), NOT ifNull(${o.is_main_merchant}, false), ifNull(${o.selling_price}, inf), ${o.row_no})`;
const OFFER = tupleOf([
  ...[o.sku, o.csku_id, o.product_title, o.barcode, o.brand_name, o.is_psku, o.currency, o.selling_price, o.list_price],
]);

/** SELECT of the first offer at the retailer by a key, and whether all offers are out of stock. */
function offersBy(name: 'product' | 'barcode', names: ShelfNames, prices: OfferNeed, run: Run): Sql {
  const key = name === 'product' ? o.product_id : o.barcode;
  const [keyName, offer, isOut] = [raw(`${name}_key`), raw(`${name}_offer`), raw(`${name}_out`)];
  return sql`SELECT assumeNotNull(${key}) AS ${keyName}, argMin(${OFFER}, ${FIRST_OFFER}) AS ${offer}, ${OUT_OF_STOCK} AS ${isOut}
    FROM ${run.from(prices)} WHERE ${key} != '' AND ${o.retailer} = ${param(names.retailer_name ?? '', 'String')}
    GROUP BY ${keyName} ${NAMED_TUPLES}`;
}

/** SELECT of the ratings at the retailer by SKU. */
function ratingsBySku({ retailer_name }: ShelfNames, run: Run): Sql {
  return sql`SELECT assumeNotNull(${rated.service_sku_id}) AS rated_sku, argMin(${rated.average_rating}, ${rated.row_no}) AS rating,
      argMin(${rated.review_count}, ${rated.row_no}) AS reviews
    FROM ${run.from(RATINGS)} WHERE ${rated.service_sku_id} != '' AND ${rated.retailer} = ${param(retailer_name ?? '', 'String')}
    GROUP BY rated_sku`;
}
