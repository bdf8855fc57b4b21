import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { stock } from './stock';
import { shopOf, skuOf } from './test-figures';
import { dayNo, historyOf, type OffersOn } from './test-history';
import { NOW, offer, ownAccount, PARAMS } from './test-offers';
import { tiles } from './tiles';

ownDatabase();

const DAYS = 10;
/** A letter for each day: i in stock, o out of stock, u not known, n not listed. */
type Stock = Record<string, number | null>;
const STOCK: Stock = { i: 1, o: 0, u: null };

/** Offers of an SKU at a retailer, a text of letters for each merchant. */
function listing(sku: 'soap' | 'cream' | 'foam', shop: 'k' | 'h' | 't', ...merchants: string[]): OffersOn {
  return (_, no) =>
    merchants.flatMap((letters, index) => {
      const letter = letters[no - 1] ?? 'n';
      if (letter === 'n') return [];
      return [offer(sku, shop, 3, 4, { merchant_name: `M${index}`, availability: STOCK[letter] ?? null })];
    });
}

const LISTINGS = [
  // Out of stock since the seventh day. The fifth day is not collected.
  listing('soap', 'k', 'ooii.ioooo'),
  // Not known, not listed and not collected days neither begin nor end it.
  listing('soap', 'h', 'iiio.nuooo'),
  // Never in stock.
  listing('soap', 't', 'nnoo.ooooo'),
  // Of two merchants, the second one had stock until the ninth day.
  listing('cream', 'k', 'oooo.ooooo', 'iiii.iiioo'),
  // In stock at one merchant; not known at the other one.
  listing('cream', 'h', 'oooo.ooooo', 'oooo.ooooi'),
  listing('cream', 't', 'oooo.ooooo', 'oooo.oooou'),
  // An SKU of a competitor.
  listing('foam', 'k', 'iiii.ooooo'),
];
const MISSING = [5];

/** The strip of an SKU at a retailer, from the bodies. */
function stripOf(offersByDay: ReadonlyMap<string, readonly PriceItem[]>, id: string): string {
  return Array.from({ length: DAYS }, (_, index) => {
    const rows = offersByDay.get(dayNo(index + 1))?.filter((row) => `${skuOf(row)}/${shopOf(row)}` === id);
    if (!rows) return '-';
    const states = rows.map(({ availability }) => availability);
    if (states.length === 0) return 'n';
    return states.includes(1) ? 'g' : states.includes(null) ? 'u' : 'b';
  }).join('');
}

/** The merchants that have an SKU at a retailer in stock. */
function merchantsOf(rows: readonly PriceItem[], id: string): string | null {
  const names = rows
    .filter((row) => `${skuOf(row)}/${shopOf(row)}` === id && row.availability === 1)
    .flatMap(({ merchant_name }) => merchant_name ?? []);
  return names.length === 0 ? null : names.toSorted().join(', ');
}

describe.each(SERVICES)('of $title', (kind) => {
  it('has own SKUs of which no offer is in stock, with their days', async () => {
    const { ask, sent, params } = await historyOf(DAYS, LISTINGS, { missing: MISSING, kind });
    const { answer } = await ask(stock, { ...params, own: 'own' });
    const ids = [...new Set((sent.get(params.date) ?? []).filter((row) => row.is_own_brand))].map(
      (row) => `${skuOf(row)}/${shopOf(row)}`,
    );
    const out = [...new Set(ids)].filter((id) => stripOf(sent, id).endsWith('b'));
    expect(answer.rows.map(({ sku, shop }) => `${sku}/${shop}`).toSorted()).toEqual(out.toSorted());
    for (const row of answer.rows) {
      const strip = stripOf(sent, `${row.sku}/${row.shop}`);
      const lastGood = strip.lastIndexOf('g');
      const since = strip.indexOf('b', lastGood + 1);
      expect(row).toMatchObject({
        strip,
        since: dayNo(since + 1),
        since_at_least: lastGood < 0,
        days_out: [...strip.slice(since)].filter((letter) => letter === 'b').length,
        offers: sent
          .get(params.date)
          ?.filter((offer) => `${skuOf(offer)}/${shopOf(offer)}` === `${row.sku}/${row.shop}`).length,
        merchants: merchantsOf(lastGood < 0 ? [] : (sent.get(dayNo(lastGood + 1)) ?? []), `${row.sku}/${row.shop}`),
        is_own: true,
      });
    }
  });
});

it('lists the longest first', async () => {
  const { ask, params } = await historyOf(DAYS, LISTINGS, { missing: MISSING });
  const { answer } = await ask(stock, { ...params, own: 'own' });
  expect(
    answer.rows.map(({ sku, retailer, since, since_at_least, strip }) => [sku, retailer, since, since_at_least, strip]),
  ).toEqual([
    ['S1', 'Thistle GB', dayNo(3), true, 'nnbb-bbbbb'],
    ['S1', 'Halvéo FR', dayNo(4), false, 'gggb-nubbb'],
    ['S1', 'Korbina DE', dayNo(7), false, 'bbgg-gbbbb'],
    ['S2', 'Korbina DE', dayNo(9), false, 'gggg-gggbb'],
  ]);
});

it('selects SKUs at retailers by filters, and counts their other offers', async () => {
  const { ask, params } = await historyOf(DAYS, LISTINGS, { missing: MISSING });
  const listed = async (over: object) =>
    (await ask(stock, { ...params, own: 'own', ...over })).answer.rows.map(({ sku, retailer }) => `${sku} ${retailer}`);
  expect(await listed({ retailer: 'Korbina DE' })).toEqual(['S1 Korbina DE', 'S2 Korbina DE']);
  expect(await listed({ q: 'M1' })).toEqual(['S2 Korbina DE']);
  expect(await listed({ stock: 'in' })).toEqual([]);
  expect(await listed({ own: 'competitor' })).toEqual(['S3 Korbina DE']);
  expect(await listed({ own: 'all', brand: 'Fenwarra' })).toEqual(['S3 Korbina DE']);
  expect(await listed({ days: '3', q: 'M1' })).toEqual(['S2 Korbina DE']);
});

it('lists as many SKUs of competitors as the tile leaves out, next to own SKUs in stock', async () => {
  const { ask, params } = await historyOf(1, [listing('soap', 'k', 'i'), listing('foam', 'k', 'o')]);
  const all = { ...params, own: 'all' };
  const { answer } = await ask(stock, all);
  expect(answer.rows.map(({ sku }) => sku)).toEqual(['S3']);
  const inStock = (await ask(tiles, all)).answer.find(({ name }) => name === 'in_stock');
  expect(inStock).toMatchObject({ part: 1, whole: 1 + answer.total });
});

it('marks days without rows: nothing published, failed, and not collected', async () => {
  const { ask, collect, fail, params } = await historyOf(4, [listing('soap', 'k', 'i..o')], { missing: [2, 3] });
  await collect(dayNo(2), []);
  await fail(dayNo(3));
  const { answer } = await ask(stock, { ...params, days: '5' });
  expect(answer.rows).toMatchObject([{ strip: '-gexb', since: dayNo(4), since_at_least: false, days_out: 1 }]);
});

it('knows no stock on days with other values than 0 and 1', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-05', [
    offer('soap', 'k', 3, 4, { availability: 0 }),
    offer('soap', 'h', 3, 4, { availability: 7 }),
  ]);
  const { answer } = await ask(stock, { ...PARAMS, date: '2026-03-05' });
  expect(answer.rows).toEqual([]);
  const before = await ask(stock, { ...PARAMS, date: NOW });
  expect(before.answer.rows.map(({ sku, retailer }) => `${sku} ${retailer}`)).toEqual(['S2 Halvéo FR']);
});
