import { boolean, float, integer, inUnit, string, strings, tags, timestamp } from '../column';
import { dataset } from '../dataset';
import { AMOUNT } from './amount';

export const priceHourly = dataset({
  name: 'price_hourly',
  title: 'Hourly prices',
  purpose: 'The price and the promotional price of every offer at each hour.',
  listed: false,
  promised: true,
  whenMissing: 'empty',
  endpoint: { name: 'price_bulk_hourly', title: 'Price Bulk Hourly', path: '/bulk/price-hourly' },
  columns: {
    product_id: string('unique product identifier'),
    retailer_name: string('retailer'),
    merchant_name: string('merchant'),
    product_price: inUnit(AMOUNT, float('current listed price')),
    product_price_2: inUnit(AMOUNT, float('listed price without discount, if available')),
    product_price_with_promo: inUnit(AMOUNT, float('promotional price tied to product_price, if available')),
    product_price_2_with_promo: inUnit(AMOUNT, float('promotional price tied to product_price_2, if available')),
    in_stock: boolean('in stock'),
    cargo_fee: inUnit(AMOUNT, float('shipping fee')),
    promotion_text: string('promotional text'),
    is_buybox: boolean('holds the buybox position'),
    buybox_position: inUnit('rank, 1 is the first', integer('rank in the buybox')),
    session_time: timestamp('when the hourly snapshot was collected'),
    product_url: string('product detail page URL'),
    service_sku_id: string('SKU identifier'),
    service_sku_name: string('SKU name'),
    brand: string('brand'),
    is_own_product: boolean("customer's product (true) or competitor's (false)"),
    is_power_sku: boolean('key (power) SKU'),
    product_barcode: string('barcode'),
    main_merchants: strings('main merchant names'),
    tags: tags('tag objects'),
  },
});
