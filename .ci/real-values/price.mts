// Every value of the prices of recorded days, worked out again from the raw rows by a reader of the specification.
import { CALCULATION_TYPES, type CalculationType } from '@/lib/contract/calculation-types';
import { type PriceItem, price } from '@/lib/contract/price';
import { collectedOn, dayOf, groupBy, mean, type Row } from '../raw-rows.mts';
import { type Ask, allItems, comparison } from './comparison.mts';
import { type FindRetailer, isOwn, rounded, timestamp } from './customer.mts';

/** Columns of the answer that stand in a row under a name, and how they are written there. */
const SAME = {
  retailer: 'retailer_name',
  product_id: 'product_id',
  csku_id: 'service_sku_id',
  merchant_name: 'merchant_name',
  barcode: 'product_barcode',
  product_title: 'service_sku_name',
  url: 'product_url',
  brand_name: 'brand',
  tags: 'tags',
  is_psku: 'is_power_sku',
  cargo_fee: 'cargo_fee',
  buybox_position: 'buybox_position',
  promotion_text: 'promotion_text',
} as const;

/** Compares every offer of these days, by each way to choose its price. */
export async function checkPrices(ask: Ask, rows: readonly Row[], retailerOf: FindRetailer, days: readonly string[]) {
  const compared = comparison(price.title);
  for (const date of days) {
    const offers = offersOf(collectedOn(rows, date));
    for (const calculation_type of CALCULATION_TYPES) {
      const { items } = await allItems<PriceItem>(ask, price, { date, calculation_type });
      compared.sameSet(
        `${date} ${calculation_type}`,
        items,
        offers.map((offerRows) => toPriceItem(offerRows, calculation_type, retailerOf)),
        ({ retailer, product_id, csku_id, merchant_name }) =>
          JSON.stringify([retailer, product_id ?? csku_id, merchant_name]),
      );
    }
  }
  return compared.finish();
}

const offersOf = (rows: readonly Row[]) =>
  groupBy(
    rows.map((row) => ({ ...row, offered: row.product_id ?? row.service_sku_id })),
    'retailer_name',
    'offered',
    'merchant_name',
  );
const timeOf = (row: Row | undefined) => Date.parse(String(row?.crawling_time ?? row?.session_time));
const numbers = (rows: readonly Row[], name: string) =>
  rows.flatMap((row) => (row[name] === null ? [] : Number(row[name])));

function toPriceItem(rows: readonly Row[], calculation: CalculationType, retailerOf: FindRetailer): PriceItem {
  const newestFirst = rows.toReversed().sort((a, b) => timeOf(b) - timeOf(a));
  const priced = newestFirst.filter((row) => row.product_price !== null);
  const extreme = (sign: number) =>
    priced.toSorted((a, b) => sign * (Number(a.product_price) - Number(b.product_price)))[0] ?? newestFirst[0];
  const row =
    (calculation === 'MIN_PRICE' ? extreme(1) : calculation === 'MAX_PRICE' ? extreme(-1) : newestFirst[0]) ?? {};
  const average = (name: string) => (numbers(rows, name).length === 0 ? null : rounded(mean(numbers(rows, name))));
  const its = (name: string) => (calculation === 'AVG' ? average(name) : (row[name] as number | null));
  const [amount, list] = [its('product_price'), its('product_price_2')];
  const merchants = row.main_merchants as string[];
  const retailer = retailerOf(row.retailer_name);
  return {
    ...Object.fromEntries(Object.entries(SAME).map(([name, from]) => [name, row[from] ?? null])),
    is_own_brand: row.is_own_product ?? isOwn(row.brand),
    retailer_country: retailer?.retailer_country ?? null,
    currency: retailer?.currency ?? null,
    is_main_merchant:
      row.merchant_name === null || merchants.length === 0 ? null : merchants.includes(String(row.merchant_name)),
    availability: row.in_stock == null ? null : Number(row.in_stock),
    price: amount,
    price_2: list,
    discount_amount: amount === null || list === null ? null : rounded(list - amount),
    crawling_time: timestamp(row.crawling_time),
    date: dayOf(row),
  } as unknown as PriceItem;
}
