import { price, priceColumns } from '@/lib/contract/price';
import { type Sql, sql } from './sql';
import { flagRatio, keysOf, ratio, view } from './view';

/** Price with the shipping fee, null if either is not known. The sum of two floats may differ from its decimal value. */
export const LANDED_PRICE = sql`round(selling_price + cargo_fee, 6)`;
/** Selling price below the list price. The average of equal prices can differ from them in its last digits. */
export const BELOW_LIST = sql`discount > 1e-9`;

/** Less than half a cent is a rounding error of averages, and no change of a price. */
const ROUNDING = sql`0.005`;
export const fell = (before: Sql, now: Sql) => sql`${before} - ${now} > ${ROUNDING}`;
export const rose = (before: Sql, now: Sql) => sql`${now} - ${before} > ${ROUNDING}`;

/** Counts SKUs at retailers, each once regardless of its merchants. A hash is counted three times as fast as the texts. */
const listings = (condition: Sql) => sql`uniqExactIf(cityHash64(sku, shop), ${condition})`;

/** The offers of a day: a product at a retailer by a merchant (Price). */
export const offers = view({
  name: 'offers',
  dataset: price.name,
  columns: [
    ...keysOf(priceColumns),
    'day',
    'row_no',
    'id',
    'sku',
    'sku_name',
    'shop',
    'in_stock',
    'selling_price',
    'list_price',
    'discount',
    'above_list',
    'discount_agrees',
    'has_buybox',
  ],
  measureColumns: [
    'sku',
    'shop',
    'in_stock',
    'selling_price',
    'list_price',
    'cargo_fee',
    'discount',
    'above_list',
    'discount_agrees',
    'has_buybox',
    'is_main_merchant',
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
      sql: sql`uniqExact(sku)`,
      unit: 'count',
      better: null,
    },
    retailers: {
      title: 'Retailers',
      definition: 'Different retailers with an offer.',
      sql: sql`uniqExact(shop)`,
      unit: 'count',
      better: null,
    },
    discount: {
      title: 'Average discount',
      definition:
        'Mean of list price less selling price, of the list price, over the offers with both prices. An offer at or above its list price counts as 0.',
      sql: sql`round(avgIf(greatest(discount, 0), discount IS NOT NULL), 9)`,
      unit: 'percent',
      better: null,
      counts: { part: sql`count(discount)`, whole: sql`count()`, of: 'offers' },
      known: { rows: sql`count(discount)`, all: sql`count()`, of: 'offers' },
    },
    below_list: ratio({
      title: 'Below list price',
      definition: 'Offers whose selling price is below their list price, of those with both prices.',
      better: null,
      counts: { part: sql`countIf(${BELOW_LIST})`, whole: sql`count(discount)`, of: 'offers with both prices' },
      all: { sql: sql`count()`, of: 'offers' },
    }),
    above_list: flagRatio('above_list', {
      title: 'Above list price',
      definition: 'Offers whose selling price is above their list price, of those with both prices.',
      better: 'lower',
      of: 'offers with both prices',
      all: 'offers',
    }),
    in_stock: flagRatio('in_stock', {
      title: 'In stock',
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
        part: listings(sql`has_buybox AND is_main_merchant`),
        whole: listings(sql`has_buybox AND is_main_merchant IS NOT NULL`),
        of: 'SKUs at retailers with a known winner',
      },
      all: null,
    }),
    landed: ratio({
      title: 'Shipping fee known',
      definition: 'Offers with a landed price, of those with a selling price.',
      better: null,
      counts: {
        part: sql`count(${LANDED_PRICE})`,
        whole: sql`count(selling_price)`,
        of: 'offers with a selling price',
      },
      all: null,
    }),
    discount_agrees: flagRatio('discount_agrees', {
      title: 'Discounts add up',
      definition: 'Discounts that are the difference of both prices, to the cent, of those that can be checked.',
      better: 'higher',
      of: 'that can be checked',
      all: null,
    }),
  },
});

export type OfferColumn = (typeof offers.columns)[number];
