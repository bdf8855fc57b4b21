import { readDefinitions } from '@/delivery/definitions/read';
import { currentRows } from '@/delivery/loads/current-rows';
import type { CalculationType } from '@/lib/contract/calculation-types';
import type { FileRowOf } from '@/lib/contract/column';
import type { priceFile } from '@/lib/contract/datasets/price';
import { LATEST_DATE } from '@/lib/contract/params';
import type { PriceItem, price } from '@/lib/contract/price';
import type { Answer } from './answer';
import { engineDay } from './days';
import { newestDay } from './newest-day';
import { ownBrandTest } from './own-brand';
import { envelope, onPage, pageOf, pageRange, type SetRow } from './page';
import { exact } from './rounding';
import { PRODUCT_KEY, positivePrice, SEEN } from './row-keys';

const COLUMNS = [
  'service_sku_id',
  'service_sku_name',
  'product_barcode',
  'brand',
  'is_own_product',
  'tags',
  'retailer_name',
  'product_id',
  'merchant_name',
  'product_url',
  'is_power_sku',
  'main_merchants',
  'in_stock',
  'buybox_position',
  'cargo_fee',
  'promotion_text',
  'crawling_time',
] as const satisfies (keyof typeof priceFile.columns)[];

type Offer = Pick<FileRowOf<typeof priceFile.columns>, (typeof COLUMNS)[number]> & {
  price: number | null;
  list_price: number | null;
  day: string;
};

const NEWEST_FIRST = 'seen DESC, file_hour DESC, load_id DESC, row_no DESC';

/**
 * Order that selects the row of an offer on a day. Averages take all fields other than the two prices from the newest
 * row.
 */
const CHOICE: Record<CalculationType, string> = {
  LAST: NEWEST_FIRST,
  MIN_PRICE: `${positivePrice('product_price')} ASC NULLS LAST, ${NEWEST_FIRST}`,
  MAX_PRICE: `${positivePrice('product_price')} DESC NULLS LAST, ${NEWEST_FIRST}`,
  AVG: NEWEST_FIRST,
};

/**
 * Answers with the offers of a day, one for each product, retailer and merchant, with the requested price of the day.
 */
export const answerPrice: Answer<typeof price> = async (db, customerId, params, signal) => {
  const [rows, retailers, ownBrands] = await Promise.all([
    db.query<Offer & SetRow>(
      pageOf(offers(params), 'retailer_name, product_key, merchant_name'),
      { customer: customerId, day: engineDay(params.date), ...pageRange(params) },
      { signal },
    ),
    readDefinitions(db, customerId, 'retailers', signal),
    readDefinitions(db, customerId, 'own_brands', signal),
  ]);
  const retailerByName = new Map(retailers.map((retailer) => [retailer.retailer_name, retailer]));
  const isOwn = ownBrandTest(ownBrands);

  function toItem(offer: Offer): PriceItem {
    const retailer = retailerByName.get(offer.retailer_name ?? '');
    const prices = { price: exact(offer.price), price_2: exact(offer.list_price) };
    return {
      csku_id: offer.service_sku_id,
      product_title: offer.service_sku_name,
      barcode: offer.product_barcode,
      brand_name: offer.brand,
      is_own_brand: isOwn(offer.is_own_product, offer.brand),
      tags: offer.tags,
      retailer: offer.retailer_name,
      retailer_country: retailer?.retailer_country ?? null,
      product_id: offer.product_id,
      merchant_name: offer.merchant_name,
      url: offer.product_url,
      is_psku: offer.is_power_sku,
      is_main_merchant: isMainMerchant(offer),
      currency: retailer?.currency ?? null,
      availability: offer.in_stock === null ? null : Number(offer.in_stock),
      buybox_position: offer.buybox_position,
      ...prices,
      discount_amount: discount(prices),
      cargo_fee: offer.cargo_fee,
      promotion_text: offer.promotion_text,
      crawling_time: offer.crawling_time,
      date: offer.day,
    };
  }

  return envelope(onPage(rows, params).map(toItem), rows[0]?.total ?? 0, params);
};

function offers({ date, calculation_type }: { date: string; calculation_type: CalculationType }): string {
  const average = calculation_type === 'AVG';
  return `
    SELECT ${COLUMNS.join(', ')}, file_date AS day, ${PRODUCT_KEY} AS product_key, ${SEEN} AS seen,
      ${average ? `avg(${positivePrice('product_price')}) OVER offer` : 'product_price'} AS price,
      ${average ? `avg(${positivePrice('product_price_2')}) OVER offer` : 'product_price_2'} AS list_price
    FROM ${currentRows('price')}
    WHERE file_date = ${date === LATEST_DATE ? newestDay('price') : '{day:Date32}'}
    ${average ? 'WINDOW offer AS (PARTITION BY retailer_name, product_key, merchant_name)' : ''}
    ORDER BY ${CHOICE[calculation_type]}
    LIMIT 1 BY retailer_name, product_key, merchant_name`;
}

/** Returns the discount, or null if a price is unknown or 0. */
function discount({ price, price_2 }: Pick<PriceItem, 'price' | 'price_2'>): number | null {
  return price === null || price_2 === null || price <= 0 || price_2 <= 0 ? null : exact(price_2 - price);
}

function isMainMerchant({ merchant_name, main_merchants }: Offer): boolean | null {
  return merchant_name === null || main_merchants.length === 0 ? null : main_merchants.includes(merchant_name);
}
