import { listings } from '@/lib/datasets/listings/view';
import { OUT_OF_STOCK, offers } from '@/lib/datasets/offers/view';
import { scorecards } from '@/lib/metrics/scorecards';
import { NAMED_TUPLES, param, pick, raw, type Sql, selectList, sql, tupleOf } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { same } from '../table';
import { knownProducts, ownerOf, type ShelfNames, shelfNames } from './names';
import { LISTED, PRICES, RATINGS } from './needs';
import type { ShelfParams } from './params';

const { c } = listings;
const o = offers.c;
const rated = scorecards.c;

/** Columns of listings that queries read. */
const LISTING = [
  ...(['day', 'row_no', 'id', 'product', 'product_id', 'product_title', 'product_url', 'product_image_url'] as const),
  ...(['brand_name', 'merchant_name', 'is_searched_brand', 'is_sponsored', 'rank', 'page', 'crawling_time'] as const),
  ...(['max_product_count_in_page', 'searched_brand', 'visibility_source_url'] as const),
] as const satisfies readonly (typeof listings.columns)[number][];

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
  const joined = {
    ...pick(c, ...LISTING),
    is_own: await ownerOf(sql`known_own`, run),
    has_name: sql`known_product != ''`,
    ...same('known_name', 'known_brand', 'known_barcode', 'known_power'),
    has_price: sql`product_key != '' OR barcode_key != ''`,
    offer: sql`if(product_key != '', product_offer, barcode_offer)`,
    out_of_stock: sql`if(product_key != '', product_out, barcode_out)`,
  };
  // Listings do not have barcodes.
  const priced = sql`SELECT ${selectList(joined)}
    FROM (SELECT *, ifNull(${c.product_id}, '') AS of_product FROM ${run.from(listed)}) AS listing
    LEFT JOIN (${knownProducts(params, names, run)}) AS known ON listing.of_product = known.known_product
    LEFT JOIN (${offersBy('product', names, prices, run)}) AS by_product ON listing.of_product = by_product.product_key
    LEFT JOIN (${offersBy('barcode', names, prices, run)}) AS by_barcode ON ifNull(known.known_barcode, '') = by_barcode.barcode_key`;
  const ratings =
    withRatings &&
    sql` LEFT JOIN (${ratingsBySku(names, run)}) AS rated ON ifNull(offer.csku_id, '') = rated.rated_sku`;
  const noRating = sql`CAST(NULL, 'Nullable(Float64)')`;
  const columns = {
    ...pick(c, ...LISTING),
    ...same('is_own', 'has_name', 'has_price'),
    name: sql`coalesce(nullIf(known_name, ''), nullIf(offer.product_title, ''), nullIf(${c.product_title}, ''), nullIf(${c.product_id}, ''), 'title not stated')`,
    brand: sql`coalesce(nullIf(toString(${c.brand_name}), ''), nullIf(toString(known_brand), ''), nullIf(toString(offer.brand_name), ''))`,
    barcode: sql`coalesce(nullIf(known_barcode, ''), nullIf(offer.barcode, ''))`,
    is_power: sql`coalesce(known_power, offer.is_psku)`,
    sku: sql`if(has_price, nullIf(offer.sku, ''), NULL)`,
    currency: sql`offer.currency`,
    price: sql`offer.selling_price`,
    list_price: sql`offer.list_price`,
    is_out_of_stock: sql`if(has_price, out_of_stock, NULL)`,
    rating: ratings ? sql`rating` : noRating,
    reviews: ratings ? sql`reviews` : noRating,
  };
  return sql`(SELECT ${selectList(columns)} FROM (${priced}) AS priced${ratings || sql``} ${NAMED_TUPLES})`;
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
