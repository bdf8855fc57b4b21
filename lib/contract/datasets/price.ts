import { boolean, float, integer, inUnit, string, strings, tags, timestamp } from '../column';
import { dataset } from '../dataset';
import { AMOUNT } from './amount';

export const priceFile = dataset({
  name: 'price',
  title: 'Prices',
  purpose: 'Every offer of every SKU: price, list price, stock, buybox and promotion.',
  listed: false,
  promised: true,
  whenMissing: 'empty',
  endpoint: { name: 'price_bulk', title: 'Price Bulk', path: '/bulk/price' },
  columns: {
    product_id: string('unique product identifier'),
    retailer_name: string('retailer where the product is listed'),
    merchant_name: string('merchant offering the product'),
    product_price: inUnit(AMOUNT, float('current price')),
    unit_price: inUnit(AMOUNT, float('price per unit, if applicable')),
    product_price_2: inUnit(AMOUNT, float('secondary listed price')),
    product_price_3: inUnit(AMOUNT, float('tertiary listed price, if available')),
    in_stock: boolean('product is in stock'),
    cargo_fee: inUnit(AMOUNT, float('shipping fee')),
    promotion_text: string('promotional text on the product page'),
    is_buybox: boolean('product holds the buybox position'),
    buybox_position: inUnit('rank, 1 is the first', integer('rank in the buybox')),
    session_time: timestamp('when the crawling session started'),
    crawling_time: timestamp('when the data was crawled'),
    product_url: string('product detail page URL'),
    service_sku_id: string('SKU identifier'),
    service_sku_name: string('SKU name'),
    brand: string('brand'),
    is_own_product: boolean("true for the customer's product, false for a competitor's"),
    is_power_sku: boolean('product is a key (power) SKU'),
    product_barcode: string('barcode (for example EAN or UPC)'),
    main_merchants: strings('merchant names considered main merchants'),
    tags: tags('tag objects'),
  },
});
