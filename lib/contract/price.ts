import * as z from 'zod/mini';
import { CALCULATION_TYPES } from './calculation-types';
import { boolean, date, float, integer, record, string, tags, timestamp } from './column';
import { jsonEndpoint } from './endpoint';
import { paging } from './endpoint-params';
import { page } from './page';
import { choice, day, LATEST_DATE } from './params';

export const priceColumns = {
  csku_id: string('SKU identifier'),
  product_title: string('product title'),
  barcode: string('barcode'),
  brand_name: string('brand'),
  is_own_brand: boolean("the customer's own brand"),
  tags: tags('tag objects'),
  retailer: string('retailer'),
  retailer_country: string('country of the retailer'),
  product_id: string('product identifier at the retailer'),
  merchant_name: string('merchant offering the product'),
  url: string('product detail page URL'),
  is_psku: boolean('power SKU'),
  is_main_merchant: boolean('offered by a main merchant'),
  currency: string('currency of the prices'),
  availability: integer('1 if in stock, 0 if not'),
  buybox_position: integer('rank in the buybox'),
  price: float('selling price'),
  price_2: float('second price, which is the list price if the service defines it so'),
  discount_amount: float('price_2 minus price'),
  cargo_fee: float('shipping fee'),
  promotion_text: string('promotional text'),
  crawling_time: timestamp('when the offer was crawled'),
  date: date('day of the price'),
};

const priceItem = record(priceColumns);
export type PriceItem = z.infer<typeof priceItem>;

export const price = jsonEndpoint({
  name: 'price',
  title: 'Price',
  summary: 'Offers of a day, one for each product, retailer and merchant.',
  path: '/price',
  paged: true,
  params: z.object({
    date: day(`Day of the prices. ${LATEST_DATE} means latest data`),
    calculation_type: z._default(
      choice('Price of the day: last, lowest, highest or average', CALCULATION_TYPES),
      'AVG',
    ),
    ...paging(),
  }),
  response: page(priceItem),
});
