import 'server-only';
import { string } from '@/lib/contract/column';
import { price, priceColumns } from '@/lib/contract/price';
import { FLAG, NOT_STATED, NUMBER, namedColumns, WORD } from './fields';
import { itemTable } from './table';

const BASE_ID = `concat(sku, '/', shop, '/', ifNull(merchant_name, ${NOT_STATED}))`;
/** In the order of `FRONT_ORDER` of `lib/queries/prices/frame.ts`. */
const FRONT = `PARTITION BY set_id, sku, shop, ifNull(currency, '')
  ORDER BY buybox_position NULLS LAST, NOT ifNull(is_main_merchant, false), selling_price NULLS LAST, row_no`;
const REPEAT = `row_number() OVER (PARTITION BY set_id, ${BASE_ID} ORDER BY row_no)`;

/**
 * SQL of the identifier of an offer's SKU: the service's, else a barcode, else the product at its retailer, as retailers
 * use equal numbers for different products. Null if it has none: titles are never compared.
 */
const IDENTIFIED = `coalesce(nullIf(csku_id, ''), if(match(barcode, '^[0-9]{8,14}$'), barcode, NULL), concat(shop, '/', nullIf(product_id, '')))`;

/** A row for each offer of a day: a product at a retailer by a merchant. */
export const offers = itemTable({
  name: 'offers',
  version: 3,
  endpoint: price.name,
  params: { calculation_type: string('which price of the day: last, lowest, highest or average') },
  item: priceColumns,
  sortedBy: ['sku', 'shop'],
  derived: namedColumns({
    /** The first known of SKU, barcode of 8 to 14 digits, and retailer with product identifier; else the row itself. */
    sku: ['String', `ifNull(${IDENTIFIED}, concat(${NOT_STATED}, '/', toString(day), '/', toString(row_no)))`],
    /** False if the SKU is the row itself. */
    has_sku: ['Bool', `${IDENTIFIED} IS NOT NULL`],
    sku_name: [
      'String',
      "coalesce(nullIf(product_title, ''), nullIf(csku_id, ''), nullIf(barcode, ''), nullIf(product_id, ''), 'SKU not stated')",
    ],
    shop: [WORD, `concat(ifNull(retailer, ${NOT_STATED}), '/', ifNull(retailer_country, ${NOT_STATED}))`],
    /** SKU, shop and merchant, the same on every day; repeats within a set are numbered. */
    id: ['String', `if(${REPEAT} = 1, ${BASE_ID}, concat(${BASE_ID}, '/', toString(${REPEAT})))`],
    /** Null throughout a set in which availability has other values than 0 and 1. */
    in_stock: [
      FLAG,
      'if(countIf(availability IS NOT NULL AND availability NOT IN (0, 1)) OVER (PARTITION BY set_id) > 0, NULL, availability = 1)',
    ],
    /** A price of 0 is no price. */
    selling_price: [NUMBER, 'if(price > 0, price, NULL)'],
    /** A price of 0 is no price. */
    list_price: [NUMBER, 'if(price_2 > 0, price_2, NULL)'],
    /** List price less selling price, of the list price, 0 to 1; negative above the list price. */
    discount: [NUMBER, '(list_price - selling_price) / list_price'],
    /** Null unless both prices are known. The average of equal prices can differ from them in its last digits. */
    above_list: [FLAG, 'selling_price > list_price * (1 + 1e-9)'],
    /** Whether the discount is the difference of the prices, to the cent. */
    discount_agrees: [FLAG, 'abs(discount_amount - (list_price - selling_price)) <= 0.006'],
    has_buybox: [FLAG, 'buybox_position = 1'],
    /** The offer of an SKU at a retailer in a currency that a shopper sees first. */
    is_front: ['Bool', `row_number() OVER (${FRONT}) = 1`],
  }),
});
