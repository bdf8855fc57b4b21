import { price, priceColumns } from '@/lib/contract/price';
import { columnsOf, type Sql, sql } from '@/lib/metrics/sql';
import { flagRatio, keysOf, ratio, rounded } from '@/lib/metrics/view';
import { columnText, flag, several, tagTexts } from '../compared';
import { dataset } from '../dataset';
import { offerFilters } from './filters';

const COLUMNS = [
  ...keysOf(priceColumns),
  // Computed when the table is filled.
  'day',
  'row_no',
  'id',
  'sku',
  'has_sku',
  'sku_name',
  'shop',
  'in_stock',
  'selling_price',
  'list_price',
  'discount',
  'above_list',
  'discount_agrees',
  'has_buybox',
  'is_front',
] as const;

const c = columnsOf('offers', COLUMNS);

/** Price with the shipping fee, null if either is not known. The sum of two floats may differ from its decimal value. */
export const LANDED_PRICE = sql`round(${c.selling_price} + ${c.cargo_fee}, 6)`;
/** Selling price below the list price. The average of equal prices can differ from them in its last digits. */
const BELOW_LIST = sql`${c.discount} > 1e-9`;

/** A text that consists of spaces is none. */
export const HAS_PROMOTION_TEXT = sql`notEmpty(trimBoth(ifNull(${c.promotion_text}, '')))`;
/**
 * Whether an offer is on promotion: it has a promotion text, and a price below its list price. Null if it has a text, and
 * one of both prices is not known.
 */
export const ON_PROMOTION = sql`if(${HAS_PROMOTION_TEXT}, ${BELOW_LIST}, false)`;

/** Less than half a cent is a rounding error of averages, and no change of a price. */
const ROUNDING = sql`0.005`;
/** Whether a price fell by more than `ROUNDING`. Null if either price is. */
export const fell = (before: Sql, now: Sql) => sql`${before} - ${now} > ${ROUNDING}`;
/** Whether a price rose by more than `ROUNDING`. Null if either price is. */
export const rose = (before: Sql, now: Sql) => sql`${now} - ${before} > ${ROUNDING}`;

/** Whether an offer that is first in the buybox is of a main merchant. Null for other offers, and if it is not known. */
export const BUYBOX_WON = sql`if(ifNull(${c.has_buybox}, false), ${c.is_main_merchant}, NULL)`;

/**
 * Whether offers with the same name of a retailer are known to be of several countries. Endpoints without countries name
 * retailers only, so that their rows belong to none of these offers.
 */
export const IN_SEVERAL_COUNTRIES = sql`uniqExact(${c.retailer_country}) > 1`;
export const IN_SEVERAL_CURRENCIES = sql`uniqExact(${c.currency}) > 1`;

/** Whether no offer of an SKU at a retailer is in stock. Null if some do not state their stock, and none is in stock. */
export const OUT_OF_STOCK = sql`multiIf(countIf(${c.in_stock}) > 0, false, count(${c.in_stock}) < count(), NULL, true)`;

/**
 * Whether a merchant that is not a main merchant has the buybox of an SKU at a retailer. Null without an offer in its
 * first position.
 */
export const BUYBOX_LOST = sql`multiIf(countIf(${c.has_buybox}) = 0, NULL, countIf(${BUYBOX_WON}) > 0, false,
  countIf(${c.has_buybox} AND ${c.is_main_merchant} IS NULL) > 0, NULL, true)`;

/**
 * Whether an offer of an SKU at a retailer is above its list price. Null if none is, and a list price or all prices are
 * not known.
 */
export const ABOVE_LIST = sql`multiIf(countIf(${c.above_list}) > 0, true,
  count(${c.above_list}) = 0 OR countIf(${c.selling_price} IS NOT NULL AND ${c.list_price} IS NULL) > 0, NULL, false)`;

/** The tags of an offer, as the filter names them. */
export const TAGS = tagTexts(c.tags);
/** The sign of the discount, null unless both prices are known. */
const DISCOUNT_SIGN = sql`multiIf(${c.discount} IS NULL, NULL, ${c.above_list}, 'above', ${BELOW_LIST}, 'yes', 'no')`;

/** A hash of an SKU at a retailer. It is counted, grouped and looked up several times as fast as the texts. */
export const LISTING = sql`cityHash64(${c.sku}, ${c.shop})`;

/** Counts SKUs at retailers, each once regardless of its merchants. */
const listings = (condition: Sql) => sql`uniqExactIf(${LISTING}, ${condition})`;

const ALL_LISTINGS = listings(sql`true`);
const LISTINGS_IN_STOCK = listings(sql`ifNull(${c.in_stock}, false)`);
/** All listings but those of which `OUT_OF_STOCK` is null: some offers do not state their stock, and none is in stock. */
const LISTINGS_OF_KNOWN_STOCK = sql`(${ALL_LISTINGS} + ${LISTINGS_IN_STOCK} - ${listings(sql`ifNull(${c.in_stock}, true)`)})`;

/** The offers of a day: a product at a retailer by a merchant (Price). */
export const offers = dataset({
  name: 'offers',
  dataset: price.name,
  columns: COLUMNS,
  filters: offerFilters,
  compared: {
    retailer: columnText(c.retailer),
    brand: columnText(c.brand_name),
    own: flag(c.is_own_brand, 'own', 'competitor'),
    country: columnText(c.retailer_country),
    currency: columnText(c.currency),
    tag: several(TAGS),
    power: flag(c.is_psku, 'yes', 'no'),
    merchant: flag(c.is_main_merchant, 'main', 'other'),
    stock: flag(c.in_stock, 'in', 'out'),
    discount: columnText(DISCOUNT_SIGN),
    buybox: flag(BUYBOX_WON, 'kept', 'lost'),
    check: flag(c.discount_agrees, 'agrees', 'differs'),
    // The table is sorted by SKU, which a text made of it would not use.
    skus: { text: c.sku },
  },
  search: [
    c.product_title,
    c.brand_name,
    c.barcode,
    c.csku_id,
    c.product_id,
    c.merchant_name,
    c.retailer,
    c.promotion_text,
  ],
  measures: {
    offers: {
      title: 'Offers',
      definition: 'Offers of the day: a product at a retailer by a merchant.',
      sql: sql`count()`,
      unit: 'count',
      better: null,
    },
    skus: {
      title: 'SKUs',
      definition: 'Different SKUs with an offer.',
      sql: sql`uniqExact(${c.sku})`,
      unit: 'count',
      better: null,
    },
    discount: {
      title: 'Average discount',
      definition:
        'Mean of list price less selling price, of the list price, over the offers with both prices. An offer at or above its list price counts as 0.',
      sql: rounded(sql`avgIf(greatest(${c.discount}, 0), ${c.discount} IS NOT NULL)`),
      unit: 'percent',
      better: null,
      counts: { part: sql`count(${c.discount})`, whole: sql`count()`, of: 'offers' },
      known: { rows: sql`count(${c.discount})`, all: sql`count()`, of: 'offers' },
    },
    above_list: flagRatio(c.above_list, {
      title: 'Above list price',
      definition: 'Offers whose selling price is above their list price, of those with both prices.',
      better: 'lower',
      of: 'offers with both prices',
      all: 'offers',
    }),
    in_stock: ratio({
      title: 'In stock',
      definition:
        'SKUs at a retailer that one of its merchants has in stock, of those whose stock is known. An SKU is out of stock at a retailer if no merchant has it.',
      better: 'higher',
      counts: { part: LISTINGS_IN_STOCK, whole: LISTINGS_OF_KNOWN_STOCK, of: 'SKUs at retailers with known stock' },
      all: { sql: ALL_LISTINGS, of: 'SKUs at retailers' },
    }),
    offers_in_stock: flagRatio(c.in_stock, {
      title: 'Offers in stock',
      definition: 'Offers that are in stock, of those whose stock is known.',
      better: 'higher',
      of: 'offers whose stock is known',
      all: 'offers',
    }),
    buybox: ratio({
      title: 'Buybox won',
      definition:
        'SKUs at a retailer with a main merchant in the first position of the buybox, of those whose first position has a merchant that is known to be a main merchant or not.',
      better: 'higher',
      counts: {
        part: listings(BUYBOX_WON),
        whole: listings(sql`${BUYBOX_WON} IS NOT NULL`),
        of: 'SKUs at retailers with a known winner',
      },
      all: null,
    }),
  },
});
