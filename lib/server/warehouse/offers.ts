import 'server-only';
import { string } from '@/lib/contract/column';
import { price, priceColumns } from '@/lib/contract/price';
import { itemTable } from './table';

const NOT_STATED = "'-'";
const NUMBER = 'Nullable(Float64)';
const FLAG = 'Nullable(Bool)';

const PLACE = `concat(sku, '/', shop, '/', ifNull(merchant_name, ${NOT_STATED}))`;
const REPEAT = `row_number() OVER (PARTITION BY set_id, ${PLACE} ORDER BY row_no)`;

/**
 * SQL of the identifier of an offer's SKU: the service's, else a barcode, else the product at its retailer, as retailers
 * use equal numbers for different products. Null if it has none: titles are never compared.
 */
const IDENTIFIED = `coalesce(nullIf(csku_id, ''), if(match(barcode, '^[0-9]{8,14}$'), barcode, NULL), concat(shop, '/', nullIf(product_id, '')))`;

/** A row for each offer of a day: a product at a retailer by a merchant. */
export const offers = itemTable({
  name: 'offers',
  version: 2,
  endpoint: price.name,
  params: { calculation_type: string('which price of the day: last, lowest, highest or average') },
  item: priceColumns,
  sortedBy: ['sku', 'shop'],
  derived: [
    {
      name: 'sku',
      type: 'String',
      sql: `ifNull(${IDENTIFIED}, concat(${NOT_STATED}, '/', toString(day), '/', toString(row_no)))`,
      meaning:
        'the first known of SKU, barcode of 8 to 14 digits, and retailer with product identifier; else the row itself',
    },
    { name: 'has_sku', type: 'Bool', sql: `${IDENTIFIED} IS NOT NULL`, meaning: 'false if the SKU is the row itself' },
    {
      name: 'sku_name',
      type: 'String',
      sql: "coalesce(nullIf(product_title, ''), nullIf(csku_id, ''), nullIf(barcode, ''), nullIf(product_id, ''), 'SKU not stated')",
    },
    {
      name: 'shop',
      type: 'LowCardinality(String)',
      sql: `concat(ifNull(retailer, ${NOT_STATED}), '/', ifNull(retailer_country, ${NOT_STATED}))`,
      meaning: 'retailer and country',
    },
    {
      name: 'id',
      type: 'String',
      sql: `if(${REPEAT} = 1, ${PLACE}, concat(${PLACE}, '/', toString(${REPEAT})))`,
      meaning: 'SKU, shop and merchant, the same on every day; repeats within a set are numbered',
    },
    {
      name: 'in_stock',
      type: FLAG,
      sql: 'if(countIf(availability IS NOT NULL AND availability NOT IN (0, 1)) OVER (PARTITION BY set_id) > 0, NULL, availability = 1)',
      meaning: 'null throughout a set in which availability has other values than 0 and 1',
    },
    { name: 'selling_price', type: NUMBER, sql: 'if(price > 0, price, NULL)', meaning: 'a price of 0 is no price' },
    { name: 'list_price', type: NUMBER, sql: 'if(price_2 > 0, price_2, NULL)', meaning: 'a price of 0 is no price' },
    {
      name: 'discount',
      type: NUMBER,
      sql: '(list_price - selling_price) / list_price',
      meaning: 'list price less selling price, of the list price, 0 to 1; negative above the list price',
    },
    {
      name: 'above_list',
      type: FLAG,
      // The average of equal prices can differ from them in its last digits.
      sql: 'selling_price > list_price * (1 + 1e-9)',
      meaning: 'null unless both prices are known',
    },
    {
      name: 'discount_agrees',
      type: FLAG,
      sql: 'abs(discount_amount - (list_price - selling_price)) <= 0.006',
      meaning: 'whether the discount is the difference of the prices, to the cent',
    },
    { name: 'has_buybox', type: FLAG, sql: 'buybox_position = 1', meaning: 'first in the buybox' },
  ],
});
