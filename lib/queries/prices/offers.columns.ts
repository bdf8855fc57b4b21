import { OWN_BRAND, PRODUCT_ID } from '@/lib/queries/shared/product.columns';
import { boolean, columns, day, hidden, moment, money, number, type RowOf, text } from '../columns';

/** An offer of the day: a product at a retailer by a merchant. */
export const offerColumns = columns(
  {
    product_title: text('Title', { width: 248, pinned: true, search: true }),
    retailer: text('Retailer', { width: 120, search: true }),
    merchant_name: text('Merchant', { width: 128, search: true, definition: 'The merchant that makes the offer.' }),
    selling_price: money('Selling price', 'As received from the service. A price of 0 is no price.', {
      short: 'Price',
      width: 88,
    }),
    list_price: money(
      'List price',
      'The second price, as received from the service. A price of 0 is no price. The service does not guarantee that it is the list price.',
      { width: 88 },
    ),
    discount_amount: money('Discount', 'List price less selling price, as received from the service.', { width: 88 }),
    cargo_fee: money('Shipping fee', 'As received from the service.', { short: 'Shipping', width: 88 }),
    in_stock: boolean('Stock', ['in stock', 'out of stock'], {
      width: 104,
      definition:
        'Empty if the service sends none, and for all offers of a day on which availability has other values than 0 and 1.',
    }),
    buybox_position: number('rank', 'Buybox position', 'Rank of the offer in the buybox.', {
      short: 'Buybox',
      width: 72,
    }),
    is_main_merchant: boolean('Main merchant', ['Yes', 'No'], {
      width: 112,
      definition: 'The offer is made by a main merchant.',
    }),
    promotion_text: text('Promotion', { width: 176, search: true }),
    brand_name: text('Brand', { width: 112, search: true }),
    is_own_brand: OWN_BRAND,
    is_psku: boolean('Power SKU', ['Yes', 'No'], { width: 88 }),
    retailer_country: text('Country', { width: 80 }),
    currency: text('Currency', { width: 80, definition: 'Currency of all amounts of the offer.' }),
    barcode: text('Barcode', { width: 128, search: true }),
    url: text('Product page', { width: 128 }),
    crawling_time: moment('Crawled', { width: 144, definition: 'When the service crawled the offer.' }),
    date: day('Day', { width: 104, definition: 'Day of the price.' }),
    landed_price: money('Landed price', 'Selling price and shipping fee. Empty if either is not known.', {
      short: 'Landed',
      width: 88,
    }),
    discount: number(
      'percent',
      'Discount depth',
      'List price less selling price, of the list price. Negative above the list price.',
      { short: 'Depth', width: 80 },
    ),
    discount_agrees: boolean('Discount check', ['agrees', 'differs'], {
      width: 112,
      optional: true,
      definition: 'Whether the discount is list price less selling price, to the cent. Empty if it cannot be checked.',
    }),
    availability: number('count', 'Availability', 'As received from the service: 1 in stock, 0 out of stock.', {
      width: 96,
      optional: true,
    }),
    csku_id: text('SKU', { width: 96, optional: true, search: true }),
    product_id: PRODUCT_ID,
    tags: text('Tags', { width: 200, optional: true }),
  },
  {
    id: hidden.text,
    /** The first known of SKU, product id, barcode and title, which `prices/sku` accepts. */
    sku: hidden.text,
    /** A name for offers without a title. */
    sku_name: hidden.text,
    shop: hidden.text,
  },
);

export type OfferRow = RowOf<typeof offerColumns>;
