import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { offers } from './offers';
import { raw } from './raw';
import { cents, depthOf, idOf, landedOf, listOf, on, sellingOf, skuOf } from './test-figures';
import { account, NOW, offer, ownAccount, PARAMS } from './test-offers';
import { tiles } from './tiles';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('has every offer of the day as it was sent, with what follows from it', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(offers, PARAMS);
    expect(answer.total).toBe(on(NOW).length);
    for (const item of on(NOW)) {
      const row = answer.rows.find(({ id }) => id === idOf(item));
      const { price: _price, price_2: _list, availability, buybox_position, tags, discount_amount, ...rest } = item;
      const discount = cents(item);
      const depth = depthOf(item);
      expect(row, idOf(item)).toMatchObject({
        ...rest,
        ...{ availability, buybox_position, discount_amount, date: NOW },
        sku: skuOf(item),
        selling_price: sellingOf(item),
        list_price: listOf(item),
        landed_price: landedOf(item),
        in_stock: availability === null ? null : availability === 1,
        discount: depth === null ? null : expect.closeTo(depth, 9),
        discount_agrees:
          discount === null || discount_amount === null ? null : Math.round(discount_amount * 100) === discount,
        tags: tags.length === 0 ? null : tags.map(({ tag_name, tag_value }) => `${tag_name}: ${tag_value}`).join('; '),
      });
    }
  });
});

it.each([
  ['creme', ['S2', 'S2']],
  ['fenwarra halvéo', ['S3']],
  ['3 FOR 2', ['S1']],
  ['00s1 qx', ['S1', 'S1']],
  ['p-9', ['-/-/p-9']],
])('the search finds %s', async (search, skus) => {
  const { ask } = await account();
  const rows = async (params: object) => (await ask(offers, { ...PARAMS, ...params })).answer.rows;
  expect((await rows({ search })).map(({ sku }) => sku)).toEqual(skus);
  expect((await rows({ q: search })).map(({ sku }) => sku)).toEqual(skus);
});

it.each([
  ['no filter', {}, 1],
  ['offers below their list price', { discount: 'yes' }, 0],
])('has as many offers above their list price as the tile counts: %s', async (_, filter, count) => {
  const { ask } = await account();
  const params = { ...PARAMS, ...filter };
  expect((await ask(tiles, params)).answer.find(({ name }) => name === 'above_list')?.part).toBe(count);
  const above = { ...params, of: 'above' };
  const totals = [(await ask(offers, above)).answer.total, (await ask(raw, above)).answer.total];
  expect(totals).toEqual([count, count]);
});

it('has windows of rows in the order of the table', async () => {
  const { ask } = await account();
  const sorted = { ...PARAMS, sort: 'selling_price.desc' };
  const all = (await ask(offers, sorted)).answer;
  const prices = on(NOW).flatMap((row) => sellingOf(row) ?? []);
  expect(all.rows.map(({ selling_price }) => selling_price)).toEqual([
    ...prices.sort((a, b) => b - a),
    ...on(NOW)
      .filter((row) => sellingOf(row) === null)
      .map(() => null),
  ]);
  const { answer } = await ask(offers, { ...sorted, offset: '3', limit: '2' });
  expect(answer).toMatchObject({ total: on(NOW).length, offset: 3, sort: 'selling_price.desc' });
  expect(answer.rows.map(({ id }) => id)).toEqual(all.rows.slice(3, 5).map(({ id }) => id));
});

it('has the offers of a calculation type', async () => {
  const { ask, collect } = await ownAccount();
  await collect(NOW, [offer('soap', 'k', 2, 4)], { calculation_type: 'MAX_PRICE' });
  const { answer } = await ask(offers, { ...PARAMS, calculation_type: 'MAX_PRICE' });
  expect(answer.rows.map(({ selling_price }) => selling_price)).toEqual([2]);
});
