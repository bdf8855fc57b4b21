import type { CalculationType } from '@/lib/contract/calculation-types';
import type { PriceItem } from '@/lib/contract/price';
import { type Account, isOwn } from './account';
import { dayOf, groupByColumns, mean, type RawRow, rounded, timeOf, timestamp } from './raw-rows';

/** Fields of an answer by the columns with the same value. */
const SAME = {
  retailer: 'retailer_name',
  product_id: 'product_id',
  csku_id: 'service_sku_id',
  merchant_name: 'merchant_name',
  barcode: 'product_barcode',
  product_title: 'service_sku_name',
  url: 'product_url',
  brand_name: 'brand',
  is_psku: 'is_power_sku',
  cargo_fee: 'cargo_fee',
  buybox_position: 'buybox_position',
  promotion_text: 'promotion_text',
} as const;

/** Computes the offers of a day from its rows, which are in the order of collection. */
export function expectedPrices(
  rows: readonly RawRow[],
  calculation: CalculationType,
  account: Account,
): Record<keyof PriceItem, unknown>[] {
  const identified = rows.map((row) => ({ ...row, offered: row.product_id ?? row.service_sku_id }));
  return groupByColumns(identified, 'retailer_name', 'offered', 'merchant_name').map((offerRows) =>
    expectedPrice(offerRows, calculation, account),
  );
}

function expectedPrice(rows: readonly RawRow[], calculation: CalculationType, account: Account) {
  const newestFirst = rows.toReversed().sort((a, b) => timeOf(b) - timeOf(a));
  const priced = newestFirst.filter(({ product_price }) => Number(product_price) > 0);
  const extreme = (sign: number) =>
    priced.toSorted((a, b) => sign * (Number(a.product_price) - Number(b.product_price)))[0] ?? newestFirst[0];
  const row =
    (calculation === 'MIN_PRICE' ? extreme(1) : calculation === 'MAX_PRICE' ? extreme(-1) : newestFirst[0]) ?? {};
  const amountOf = (name: string) => (calculation === 'AVG' ? averageOf(rows, name) : numberOf(row[name]));
  const [price, price_2] = [amountOf('product_price'), amountOf('product_price_2')];
  const merchants = (row.main_merchants ?? []) as string[];
  const retailer = account.retailers.find(({ retailer_name }) => retailer_name === row.retailer_name);
  const fields = Object.entries(SAME).map(([name, column]) => [name, row[column] ?? null]);
  return {
    ...(Object.fromEntries(fields) as Record<keyof typeof SAME, unknown>),
    tags: row.tags ?? [],
    is_own_brand: row.is_own_product ?? isOwn(row.brand, account),
    retailer_country: retailer?.retailer_country ?? null,
    currency: retailer?.currency ?? null,
    is_main_merchant:
      row.merchant_name == null || merchants.length === 0 ? null : merchants.includes(String(row.merchant_name)),
    availability: row.in_stock == null ? null : Number(row.in_stock),
    price,
    price_2,
    discount_amount: price === null || price_2 === null ? null : rounded(price_2 - price),
    crawling_time: timestamp(row.crawling_time),
    date: dayOf(row),
  };
}

const numberOf = (value: unknown) => (value == null ? null : Number(value));

/** Mean of the positive values, as a price of 0 is none. */
function averageOf(rows: readonly RawRow[], name: string): number | null {
  const values = rows.map((row) => Number(row[name])).filter((value) => value > 0);
  return values.length === 0 ? null : rounded(mean(values));
}
