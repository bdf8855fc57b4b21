import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { buybox } from './buybox';
import { shopOf, skuOf } from './test-figures';
import { dayNo, historyOf, type OffersOn } from './test-history';
import { offer } from './test-offers';

ownDatabase();

const DAYS = 8;
type Shop = 'k' | 'h' | 't';

/**
 * Offers of an SKU by a main merchant and by QX, a letter for each day: w won by the main merchant, l lost to QX, u won by
 * a merchant of which it is not known, n without a winner, x not listed.
 */
function listing(sku: 'soap' | 'cream' | 'foam', shop: Shop, letters: string, over: Partial<PriceItem> = {}): OffersOn {
  return (_, no) => {
    const letter = letters[no - 1] ?? 'x';
    if (letter === 'x') return [];
    const position = (isWinner: boolean) => ({ buybox_position: letter === 'n' ? null : isWinner ? 1 : 2 });
    return [
      offer(sku, shop, 3 + no / 10, 5, position(letter === 'w')),
      offer(sku, shop, 2 + no / 10, 5, {
        merchant_name: 'QX',
        is_main_merchant: letter === 'u' ? null : false,
        ...position(letter !== 'w'),
        ...over,
      }),
    ];
  };
}

const LISTINGS = [
  // The third day is not collected.
  listing('soap', 'k', 'ww.wllll'),
  // Days without a winner, of a merchant of which the kind is not known, and without offers do not break it.
  listing('soap', 'h', 'wl.lnuxl'),
  listing('soap', 't', 'll.lllll'),
  listing('cream', 'k', 'll.llllw'),
  listing('cream', 'h', 'll.llllu'),
  listing('cream', 't', 'll.lllln'),
  listing('foam', 'k', 'll.lllll'),
];
const LETTERS: Record<string, string> = { w: 'g', l: 'b', u: 'u', n: 'u', x: 'n', '.': '-' };

describe.each(SERVICES)('of $title', (kind) => {
  it('has own SKUs with the buybox lost, to whom, since when and at which price', async () => {
    const { ask, sent, params } = await historyOf(DAYS, LISTINGS, { missing: [3], kind });
    const { answer } = await ask(buybox, { ...params, own: 'own' });
    const summaries = answer.rows.map(({ sku, retailer, since, since_at_least, days_lost, strip }) => [
      ...[sku, retailer, since, since_at_least],
      ...[days_lost, strip],
    ]);
    const strip = (letters: string) => [...letters].map((letter) => LETTERS[letter]).join('');
    expect(summaries).toEqual([
      ['S1', 'Thistle GB', dayNo(1), true, 7, strip('ll.lllll')],
      ['S1', 'Halvéo FR', dayNo(2), false, 3, strip('wl.lnuxl')],
      ['S1', 'Korbina DE', dayNo(5), false, 4, strip('ww.wllll')],
    ]);
    for (const row of answer.rows) {
      const offers = sent.get(params.date)?.filter((item) => skuOf(item) === row.sku && shopOf(item) === row.shop);
      const winner = offers?.find(({ buybox_position }) => buybox_position === 1);
      const main = offers?.find(({ is_main_merchant }) => is_main_merchant);
      expect(row).toMatchObject({
        winner: winner?.merchant_name,
        winner_price: winner?.price,
        currency: winner?.currency,
        main: main?.merchant_name,
        main_price: main?.price,
      });
    }
  });
});

it('compares the price only with a main merchant in the same currency, and not with unknown prices', async () => {
  const { ask, params } = await historyOf(1, [
    listing('soap', 'k', 'l', { currency: 'GBP' }),
    listing('soap', 'h', 'l', { price: null }),
    listing('soap', 't', 'l', { price: 0 }),
  ]);
  const { answer } = await ask(buybox, { ...params, sort: 'retailer.asc' });
  const rows = answer.rows.map((row) => [row.retailer, row.winner_price, row.currency, row.main_price]);
  expect(rows).toEqual([
    ['Halvéo FR', null, 'EUR', 3.1],
    ['Korbina DE', 2.1, 'GBP', null],
    ['Thistle GB', null, 'GBP', 3.1],
  ]);
});

it('compares the price with a main merchant that has it in stock, if any does', async () => {
  const main = (name: string, price: number, availability: number | null) =>
    offer('soap', 'k', price, 5, { merchant_name: name, is_main_merchant: true, buybox_position: 2, availability });
  const lost = offer('soap', 'k', 2, 5, { merchant_name: 'QX', is_main_merchant: false, buybox_position: 1 });
  const rowsOf = async (mains: PriceItem[]) => {
    const { ask, params } = await historyOf(1, [() => [lost, ...mains]]);
    return (await ask(buybox, params)).answer.rows.map((row) => [row.main, row.main_price, row.main_in_stock]);
  };
  expect(await rowsOf([main('A', 3, 0), main('B', 4, 1)])).toEqual([['B', 4, true]]);
  expect(await rowsOf([main('A', 3, 0)])).toEqual([['A', 3, false]]);
  expect(await rowsOf([main('A', 3, null)])).toEqual([['A', 3, null]]);
});

it('selects SKUs at retailers by filters', async () => {
  const { ask, params } = await historyOf(DAYS, LISTINGS, { missing: [3] });
  const listed = async (over: object) =>
    (await ask(buybox, { ...params, own: 'own', ...over })).answer.rows.map(
      ({ sku, retailer }) => `${sku} ${retailer}`,
    );
  expect(await listed({ country: 'DE' })).toEqual(['S1 Korbina DE']);
  expect(await listed({ own: 'competitor' })).toEqual(['S3 Korbina DE']);
  expect(await listed({ own: 'all', country: 'DE' })).toEqual(['S3 Korbina DE', 'S1 Korbina DE']);
  expect(await listed({ buybox: 'kept' })).toEqual([]);
  expect(await listed({ search: 'halveo' })).toEqual(['S1 Halvéo FR']);
});
