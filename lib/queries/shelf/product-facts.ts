import { OUT_OF_STOCK, offers } from '@/lib/datasets/offers/view';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { and, NAMED_TUPLES, param, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { isListed, type KnownProduct, type ListedNeed, readKnownProducts } from './known-products';
import type { ShelfKey, ShelfNames } from './names';
import { RATINGS } from './needs';

const o = offers.c;
const rated = scorecards.c;

/** A need of offers. */
export interface OfferNeed {
  view: typeof offers;
  as: string;
}

/** The first offer of a product at the retailer, and the stock of all its offers. */
interface Offer {
  /** The product identifier or the barcode. */
  key: string;
  is_out_of_stock: boolean | null;
  offer: {
    sku: string;
    retailer: string | null;
    csku_id: string | null;
    product_title: string | null;
    barcode: string | null;
    brand_name: string | null;
    is_psku: boolean | null;
    currency: string | null;
    selling_price: number | null;
    list_price: number | null;
  };
}

interface Rating {
  sku: string;
  /** Identifies the SKU at the retailer on Scorecards. */
  rating_id: string;
  rating: number | null;
  reviews: number | null;
}

/**
 * What Search By Product, Price and Scorecard know of a listed product on the day, with the types in the engine. `has_name`:
 * whether Search By Product has it. `retailer`: the name by which Prices knows it.
 */
export const FACTS = {
  has_name: 'Bool',
  has_price: 'Bool',
  name: 'Nullable(String)',
  brand: 'Nullable(String)',
  barcode: 'Nullable(String)',
  is_own: 'Nullable(Bool)',
  is_power: 'Nullable(Bool)',
  is_out_of_stock: 'Nullable(Bool)',
  sku: 'Nullable(String)',
  retailer: 'Nullable(String)',
  currency: 'Nullable(String)',
  price: 'Nullable(Float64)',
  list_price: 'Nullable(Float64)',
  rating_id: 'Nullable(String)',
  rating: 'Nullable(Float64)',
  reviews: 'Nullable(Float64)',
} as const;

type FactOf<Type> = Type extends `Nullable(${infer Inner})`
  ? FactOf<Inner> | null
  : Type extends 'Bool'
    ? boolean
    : Type extends 'Float64'
      ? number
      : string;

export type ProductFacts = { product: string } & { [Name in keyof typeof FACTS]: FactOf<(typeof FACTS)[Name]> };

interface FactsOptions {
  listed: ListedNeed;
  prices: OfferNeed;
  withRatings: boolean;
}

/**
 * Returns what other endpoints know of the products of a shelf. A shelf has few products, so each endpoint is read by a
 * small statement of its own, which all queries of the page share: a statement that joins all of them takes longer to plan
 * than to run.
 */
export async function readProductFacts(
  key: ShelfKey,
  names: ShelfNames,
  { listed, prices, withRatings }: FactsOptions,
  run: Run,
): Promise<ProductFacts[]> {
  const retailer = names.retailer_name ?? '';
  const [knownProducts, byProduct] = await Promise.all([
    readKnownProducts(key, names, listed, run),
    readOffers(o.product_id, isListed(o.product_id, listed, run), { prices, names }, run),
  ]);
  const barcodes = knownProducts.flatMap(({ product, barcode }) => (barcode && !byProduct.has(product) ? barcode : []));
  const isBarcode = sql`${o.barcode} IN ${param([...new Set(barcodes)].toSorted(), 'Array(String)')}`;
  const byBarcode =
    barcodes.length > 0 ? await readOffers(o.barcode, isBarcode, { prices, names }, run) : new Map<string, Offer>();
  const skus = [...byProduct.values(), ...byBarcode.values()].flatMap(({ offer }) => offer.csku_id ?? []);
  const ratings = withRatings && skus.length > 0 ? await readRatings(skus, retailer, run) : new Map<string, Rating>();
  const knownOf = new Map(knownProducts.map((item) => [item.product, item]));
  return [...new Set([...knownOf.keys(), ...byProduct.keys()])].map((product) => {
    const item = knownOf.get(product);
    const priced = byProduct.get(product) ?? byBarcode.get(item?.barcode ?? '');
    return toFacts(product, item, priced, ratings.get(priced?.offer.csku_id ?? ''));
  });
}

function toFacts(
  product: string,
  knownProduct: KnownProduct | undefined,
  priced: Offer | undefined,
  rating: Rating | undefined,
): ProductFacts {
  const offer = priced?.offer;
  return {
    product,
    has_name: knownProduct !== undefined,
    name: knownProduct?.name || offer?.product_title || null,
    brand: knownProduct?.brand || offer?.brand_name || null,
    barcode: knownProduct?.barcode || offer?.barcode || null,
    is_own: knownProduct?.is_own ?? null,
    is_power: knownProduct?.is_power ?? offer?.is_psku ?? null,
    has_price: offer !== undefined,
    sku: offer?.sku || null,
    retailer: offer?.retailer ?? null,
    currency: offer?.currency ?? null,
    price: offer?.selling_price ?? null,
    list_price: offer?.list_price ?? null,
    is_out_of_stock: priced?.is_out_of_stock ?? null,
    rating_id: rating?.rating_id ?? null,
    rating: rating?.rating ?? null,
    reviews: rating?.reviews ?? null,
  };
}

/** The offer that a shopper sees first: by stock, buybox position and price. Unknown values are last. */
const FIRST_OFFER = sql`(NOT ifNull(${o.in_stock}, false), ifNull(${o.buybox_position}, inf), NOT ifNull(${o.is_main_merchant}, false), ifNull(${o.selling_price}, inf), ${o.row_no})`;
const OFFER = tupleOf([
  o.sku,
  o.retailer,
  o.csku_id,
  o.product_title,
  o.barcode,
  o.brand_name,
  o.is_psku,
  o.currency,
  o.selling_price,
  o.list_price,
]);

/** Returns the condition of the offers at a retailer. Retailers of several countries can have one name. */
function isAtRetailer({ retailer_name, country }: ShelfNames): Sql {
  return and(
    sql`${o.retailer} = ${param(retailer_name ?? '', 'String')}`,
    country !== null && sql`ifNull(${o.retailer_country} = ${param(country, 'String')}, true)`,
  );
}

/** Returns the first offer at a retailer of each product identifier or barcode. */
async function readOffers(
  key: Sql,
  condition: Sql,
  { prices, names }: { prices: OfferNeed; names: ShelfNames },
  run: Run,
): Promise<Map<string, Offer>> {
  const { items } = await run.sharedRow<{ items: Offer[] }>(
    sql`SELECT groupArray(${tupleOf(['key', 'is_out_of_stock', 'offer'])}) AS items FROM (
      SELECT assumeNotNull(${key}) AS key, ${OUT_OF_STOCK} AS is_out_of_stock, argMin(${OFFER}, ${FIRST_OFFER}) AS offer
      FROM ${run.from(prices)} WHERE ${and(condition, isAtRetailer(names))}
      GROUP BY key ORDER BY key) ${NAMED_TUPLES}`,
  );
  return new Map(items.map((item) => [item.key, item]));
}

/** Returns the ratings of SKUs at a retailer. */
async function readRatings(skus: readonly string[], retailer: string, run: Run): Promise<Map<string, Rating>> {
  const { items } = await run.sharedRow<{ items: Rating[] }>(
    sql`SELECT groupArray(${tupleOf(['sku', 'rating_id', 'rating', 'reviews'])}) AS items FROM (
      SELECT assumeNotNull(${rated.service_sku_id}) AS sku, argMin(${rated.id}, ${rated.row_no}) AS rating_id, argMin(${rated.average_rating}, ${rated.row_no}) AS rating,
        argMin(${rated.review_count}, ${rated.row_no}) AS reviews
      FROM ${run.from(RATINGS)}
      WHERE ${and(sql`${rated.service_sku_id} IN ${param([...new Set(skus)].toSorted(), 'Array(String)')}`, sql`${rated.retailer} = ${param(retailer, 'String')}`)}
      GROUP BY sku ORDER BY sku) ${NAMED_TUPLES}`,
  );
  return new Map(items.map((item) => [item.sku, item]));
}
