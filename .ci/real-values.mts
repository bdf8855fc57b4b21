// Every value of the prices of recorded days, worked out again from the raw rows by a reader of the specification.
import assert from 'node:assert/strict';
import { requestTarget } from '@/lib/contract/endpoint';
import { CALCULATION_TYPES, type CalculationType, type PriceItem, price } from '@/lib/contract/price';
import { collectedOn, groupBy, mean, type Row } from './raw-rows.mts';

type Ask = (target: string) => Promise<Response>;

/** Columns of the answer that stand in a row under a name, and how they are written there. */
const SAME = {
  retailer: 'retailer_name',
  product_id: 'product_id',
  csku_id: 'service_sku_id',
  merchant_name: 'merchant_name',
  barcode: 'product_barcode',
  product_title: 'service_sku_name',
  url: 'product_url',
  cargo_fee: 'cargo_fee',
  buybox_position: 'buybox_position',
  promotion_text: 'promotion_text',
} as const;

/** Compares every offer of these days, by each way to choose its price. @returns the number of values that were compared */
export async function checkPrices(ask: Ask, rows: readonly Row[], days: readonly string[]): Promise<number> {
  let compared = 0;
  for (const date of days)
    for (const calculation_type of CALCULATION_TYPES) {
      const found = await itemsOf(ask, date, calculation_type);
      const expected = offersOf(collectedOn(rows, date)).map((seen) => chosen(seen, calculation_type));
      const byKey = new Map(
        found.map((item) => [keyOf(item.retailer, item.product_id ?? item.csku_id, item.merchant_name), item]),
      );
      assert.equal(found.length, expected.length, `${date} ${calculation_type}: offers`);
      for (const offer of expected) {
        const item = byKey.get(offer.key);
        assert.ok(item, `${date} ${calculation_type}: ${offer.key} is missing`);
        for (const [name, value] of Object.entries(offer.values)) {
          assert.deepEqual(
            written(item[name as keyof PriceItem]),
            value,
            `${date} ${calculation_type} ${offer.key} ${name}`,
          );
          compared++;
        }
      }
    }
  return compared;
}

async function itemsOf(ask: Ask, date: string, calculation_type: CalculationType): Promise<PriceItem[]> {
  const items: PriceItem[] = [];
  for (let page = 1; ; page++) {
    const answer = await (
      await ask(requestTarget(price, { date, calculation_type, current_page: page, page_size: 1000 }))
    ).json();
    items.push(...answer.items);
    if (items.length >= answer.total || answer.items.length === 0) return items;
  }
}

const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
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

function chosen(seen: readonly Row[], calculation: CalculationType) {
  const newestFirst = seen.toReversed().sort((a, b) => timeOf(b) - timeOf(a));
  const priced = newestFirst.filter((row) => row.product_price !== null);
  const extreme = (sign: number) =>
    priced.toSorted((a, b) => sign * (Number(a.product_price) - Number(b.product_price)))[0] ?? newestFirst[0];
  const row = calculation === 'MIN_PRICE' ? extreme(1) : calculation === 'MAX_PRICE' ? extreme(-1) : newestFirst[0];
  const average = (name: string) => (numbers(seen, name).length === 0 ? null : rounded(mean(numbers(seen, name))));
  const its = (name: string) => (calculation === 'AVG' ? average(name) : written(row?.[name] ?? null));
  return {
    key: keyOf(row?.retailer_name, row?.product_id ?? row?.service_sku_id, row?.merchant_name),
    values: {
      ...Object.fromEntries(Object.entries(SAME).map(([name, from]) => [name, written(row?.[from] ?? null)])),
      price: its('product_price'),
      price_2: its('product_price_2'),
      availability: row?.in_stock == null ? null : Number(row.in_stock),
    },
  };
}

const rounded = (value: number) => Number(value.toFixed(6));
const written = (value: unknown) => (typeof value === 'number' ? rounded(value) : value);
