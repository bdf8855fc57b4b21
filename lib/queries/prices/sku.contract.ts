import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { sku } from './sku';
import { frontsOf, idOf, isOnPromotion, landedOf, listOf, on, sellingOf, shopOf, skuOf } from './test-figures';
import { account, BEFORE, DAYS, NOW, offer, ownAccount, PARAMS } from './test-offers';

ownDatabase();

const PERIOD = [BEFORE, '2026-03-02', '2026-03-03', NOW];
const SOAP = { ...PARAMS, sku: 'S1' };
const ofSku = (day: string, name: string) => on(day).filter((row) => skuOf(row) === name);

/** A SKU at a retailer on a day, recomputed from its offers there. */
function dayOf(rows: readonly PriceItem[]) {
  const [front] = frontsOf(rows);
  if (!front) return null;
  const stock = rows.map(({ availability }) => availability);
  return {
    selling_price: sellingOf(front),
    compared: front.availability === 0 ? null : sellingOf(front),
    list_price: listOf(front),
    promotion_text: front.promotion_text,
    on_promotion: isOnPromotion(front),
    in_stock: stock.includes(1) || (stock.includes(null) ? null : false),
  };
}

describe.each(SERVICES)('of $title', (kind) => {
  it('has the offers of the SKU by retailer and buybox position, regardless of filters', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(sku, { ...SOAP, retailer: 'Nosuch', stock: 'out' });
    const rows = ofSku(NOW, 'S1');
    expect(answer?.offers.map(({ retailer, merchant_name }) => [retailer, merchant_name])).toEqual([
      ['Korbina DE', 'Korbina DE'],
      ['Korbina DE', 'QX'],
      ['Halvéo FR', 'QX'],
      ['Halvéo FR', 'Halvéo FR'],
      ['Thistle GB', 'Thistle GB'],
    ]);
    for (const item of rows) {
      const inStock = rows.filter((row) => row.currency === item.currency && row.availability !== 0);
      const prices = inStock.flatMap((row) => sellingOf(row) ?? []);
      const isLowest = sellingOf(item) === Math.min(...prices) && new Set(prices).size > 1;
      expect(answer?.offers.find(({ id }) => id === idOf(item))).toMatchObject({
        selling_price: sellingOf(item),
        landed_price: landedOf(item),
        promotion_text: item.promotion_text,
        is_lowest: item.availability === 0 || sellingOf(item) === null ? null : isLowest,
      });
    }
  });

  it('has the history of prices, stock and buybox at each retailer', async () => {
    const { ask } = await account(kind);
    for (const name of ['S1', 'S2', 'S3', '-/-/p-9']) {
      const { answer } = await ask(sku, { ...PARAMS, sku: name });
      const shops = [...new Set(Object.keys(DAYS).flatMap((day) => ofSku(day, name).map(shopOf)))];
      expect(answer?.history.map(({ shop }) => shop).sort()).toEqual(shops.sort());
      for (const { shop, days, out, known } of answer?.history ?? []) {
        const expected = PERIOD.map((day) => dayOf(ofSku(day, name).filter((row) => shopOf(row) === shop)));
        expect(days, `${name} at ${shop}`).toEqual(expected);
        expect({ out, known }).toEqual({
          out: expected.filter((cell) => cell?.in_stock === false).length,
          known: expected.filter((cell) => typeof cell?.in_stock === 'boolean').length,
        });
      }
    }
  });
});

it('has what the service sends about the SKU', async () => {
  const { ask } = await account();
  expect((await ask(sku, SOAP)).answer).toMatchObject({
    ...{ name: 'Soap', csku_id: 'S1', barcode: '00S1', brand_name: 'Velquin' },
    ...{ is_own_brand: true, is_psku: true, tags: ['category: Care'] },
  });
  expect((await ask(sku, { ...PARAMS, sku: '-/-/p-9' })).answer).toMatchObject({
    ...{ name: 'p-9', csku_id: null, barcode: null, brand_name: null, is_own_brand: null, tags: [] },
  });
});

it('has null for days without an offer', async () => {
  const { ask, collect, fail } = await ownAccount();
  await collect('2026-03-05', []);
  await fail('2026-03-06');
  const { answer } = await ask(sku, { date: '2026-03-07', days: '7', sku: 'S3' });
  expect(answer?.offers).toEqual([]);
  const thistle = answer?.history.find(({ retailer }) => retailer === 'Thistle GB');
  // Only the fourth day has an offer, without a price.
  const cell = {
    ...{ selling_price: null, compared: null, list_price: null, in_stock: true },
    ...{ promotion_text: null, on_promotion: false },
  };
  expect(thistle?.days).toEqual([null, null, null, cell, null, null, null]);
});

it('does not know the stock of a day on which some merchants do not state theirs, and none has the SKU', async () => {
  const { ask, collect } = await ownAccount();
  const stock = (own: number | null, other: number | null) => [
    offer('soap', 'k', 3, 4, { availability: own }),
    offer('soap', 'k', 3, 4, { merchant_name: 'QX', is_main_merchant: false, availability: other }),
  ];
  for (const [index, rows] of [stock(0, null), stock(1, null), stock(0, 0)].entries())
    await collect(`2026-03-0${index + 5}`, rows);
  const { answer } = await ask(sku, { date: '2026-03-07', days: '3', sku: 'S1' });
  const [korbina] = answer?.history ?? [];
  expect(korbina?.days.map((day) => day?.in_stock)).toEqual([null, true, false]);
  expect(korbina).toMatchObject({ out: 1, known: 2 });
});

it('compares no price of an offer that is out of stock, although another merchant has the SKU', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-05', [
    offer('soap', 'k', 3, 4, { buybox_position: 1, availability: 0 }),
    offer('soap', 'k', 3.5, 4, { merchant_name: 'QX', is_main_merchant: false, buybox_position: 2 }),
  ]);
  const { answer } = await ask(sku, { date: '2026-03-05', days: '1', sku: 'S1' });
  expect(answer?.history[0]?.days).toEqual([
    expect.objectContaining({ selling_price: 3, compared: null, in_stock: true }),
  ]);
});

it('separates the currencies of a retailer', async () => {
  const { ask, collect } = await ownAccount();
  const pounds = { currency: 'GBP', merchant_name: 'QX' };
  await collect('2026-03-05', [offer('soap', 'k', 3, 4), offer('soap', 'k', 2, 4, pounds)]);
  const { answer } = await ask(sku, { date: '2026-03-05', days: '1', sku: 'S1' });
  expect(answer?.history.map(({ currency, days }) => [currency, days[0]?.selling_price])).toEqual([
    ['EUR', 3],
    ['GBP', 2],
  ]);
  expect(answer?.offers.map(({ is_lowest }) => is_lowest)).toEqual([false, false]);
});

it('is null without an offer in the period', async () => {
  const { ask } = await account();
  expect((await ask(sku, { ...PARAMS, sku: 'S9' })).answer).toBeNull();
});
