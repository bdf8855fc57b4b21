import { expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { movers, moves } from './moves';
import type { MoveRow } from './moves.columns';
import { dayNo, historyOf, type OffersOn, priced, prices } from './test-history';

ownDatabase();

const DAYS = 28;

const summarize = (rows: readonly MoveRow[]) =>
  rows.map(({ moved, direction, first, followed_by, state, back }) => [
    ...[moved, direction, first],
    ...[followed_by, state, back],
  ]);

async function ask(listings: readonly OffersOn[], over: object = {}, missing: readonly number[] = []) {
  const history = await historyOf(DAYS, listings, { missing });
  const { answer } = await history.ask(moves, { ...history.params, ...over });
  return answer.rows;
}

it('has who moved first, the followers with their days, and until when it lasted', async () => {
  const rows = await ask([
    priced('A', prices([1, 10], [5, 9], [15, 10])),
    priced('B', prices([1, 11], [7, 10])),
    priced('C', prices([1, 12], [6, 11])),
    priced('D', prices([1, 12])),
    // One known price, and none.
    priced('E', prices([1, undefined], [DAYS, 9])),
    priced('F', prices([1, null])),
  ]);
  expect(summarize(rows)).toEqual([
    [dayNo(15), 'Rose', 'A', '', 'Still there', null],
    [dayNo(5), 'Fell', 'A', `C (${dayNo(6)}), B (${dayNo(7)})`, 'Back', dayNo(15)],
  ]);
  expect(rows[1]).toMatchObject({ before: 10, after: 9, size: expect.closeTo(-0.1, 9), followers: 2, currency: 'EUR' });
  expect(rows[1]?.movers).toEqual([
    { shop: 'A/DE', retailer: 'A', day: dayNo(5), or_earlier: false, before: 10, after: 9, changes: 1 },
    { shop: 'C/DE', retailer: 'C', day: dayNo(6), or_earlier: false, before: 12, after: 11, changes: 1 },
    { shop: 'B/DE', retailer: 'B', day: dayNo(7), or_earlier: false, before: 11, after: 10, changes: 1 },
  ]);
});

it('ignores changes below the minimum, and adds up those of successive days', async () => {
  const rows = await ask([
    priced('A', prices([1, 10], [5, 9.71])),
    priced('B', prices([1, 10], [5, 9.7])),
    priced('C', prices([1, 10], [9, 9.8], [10, 9.6], [11, 9.4])),
    priced('D', prices([1, 10], [9, 9.8], [12, 9.6])),
  ]);
  expect(
    rows.map(({ first, moved, movers }) => [first, moved, movers.map((mover) => [mover.retailer, mover.after])]),
  ).toEqual([
    [
      'B',
      dayNo(5),
      [
        ['B', 9.7],
        ['C', 9.4],
      ],
    ],
  ]);
});

it('begins and ends with a change of at least half of the minimum', async () => {
  const rows = await ask([
    // A cent less on the day before the cut, and on the day after it.
    priced('A', prices([1, 7.96], [4, 7.95], [5, 5.45], [6, 5.44])),
    priced('B', prices([1, 7.9], [4, 5.5])),
    // Small steps that add up.
    priced('C', prices([1, 10], [6, 9.9], [7, 9.8], [8, 9.69])),
  ]);
  expect(rows[0]?.movers.map(({ retailer, day, before, after }) => [retailer, day, before, after])).toEqual([
    ['B', dayNo(4), 7.9, 5.5],
    ['A', dayNo(5), 7.95, 5.45],
    ['C', dayNo(6), 10, 9.69],
  ]);
});

it('is partly back between both prices, and has the newest price', async () => {
  const rows = await ask([priced('A', prices([1, 10], [5, 6], [9, 8]))]);
  expect(rows.find(({ direction }) => direction === 'Fell')).toMatchObject({ state: 'Partly back', last_price: 8 });
  expect(rows.find(({ direction }) => direction === 'Rose')).toMatchObject({ state: 'Still there', last_price: 8 });
  const lower = await ask([priced('A', prices([1, 10], [5, 6], [20, 5]))]);
  expect(lower.map(({ state, last_price }) => [state, last_price])).toEqual([
    ['Still there', 5],
    ['Still there', 5],
  ]);
});

it('is back within half of the minimum of the earlier price', async () => {
  const rows = await ask([priced('A', prices([1, 10], [5, 9], [8, 9.84], [10, 9.85]))]);
  expect(rows.find(({ direction }) => direction === 'Fell')).toMatchObject({ state: 'Back', back: dayNo(10) });
  const risen = await ask([priced('A', prices([1, 10], [5, 11], [8, 10.16], [10, 10.15]))]);
  expect(risen.find(({ direction }) => direction === 'Rose')).toMatchObject({ state: 'Back', back: dayNo(10) });
});

it('neither begins nor ends a move on days that are not collected or without a known price', async () => {
  const missing = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
  const rows = await ask(
    [
      priced('A', prices([1, 10], [5, 9], [18, null], [19, undefined], [20, 9])),
      // Ten days later, but on the next collected day.
      priced('B', prices([1, 11], [10, 10])),
    ],
    {},
    missing,
  );
  expect(summarize(rows)).toEqual([[dayNo(5), 'Fell', 'A', `B (${dayNo(16)})`, 'Still there', null]]);
  expect(rows[0]?.movers.map(({ or_earlier }) => or_earlier)).toEqual([false, true]);
});

it('is unknown if the price of the first retailer is not known on the day', async () => {
  const rows = await ask([priced('A', prices([1, 10], [5, 9], [20, null]))]);
  expect(rows).toMatchObject([{ state: 'Unknown', back: null, last_known: dayNo(19) }]);
});

it('names all retailers that moved first on the same day, the largest change first', async () => {
  const rows = await ask([priced('A', prices([1, 10], [5, 9])), priced('B', prices([1, 10], [5, 8]))]);
  expect(summarize(rows)).toEqual([[dayNo(5), 'Fell', 'B, A', '', 'Still there', null]]);
  expect(rows[0]).toMatchObject({ before: 10, after: 8, followers: 0 });
});

it('begins another move after the days in which others follow, and when the first one is back', async () => {
  const rows = await ask([
    priced('A', prices([1, 10], [3, 9], [6, 10])),
    // After A is back.
    priced('B', prices([1, 10], [6, 9])),
    // Seven collected days after B.
    priced('C', prices([1, 10], [13, 9])),
    // Eight after C.
    priced('D', prices([1, 10], [21, 9])),
  ]);
  expect(summarize(rows.filter(({ direction }) => direction === 'Fell'))).toEqual([
    [dayNo(21), 'Fell', 'D', '', 'Still there', null],
    [dayNo(6), 'Fell', 'B', `C (${dayNo(13)})`, 'Still there', null],
    [dayNo(3), 'Fell', 'A', '', 'Back', dayNo(6)],
  ]);
});

it('has moves of an SKU in one direction by day, whatever column they are sorted by', async () => {
  const cuts = [2, 10, 18, 26];
  const rows = await ask([priced('A', (no) => 10 - cuts.filter((cut) => cut <= no).length)], { sort: 'direction.asc' });
  expect(rows.map(({ moved }) => moved)).toEqual(cuts.map(dayNo));
});

it('counts further cuts of a retailer in the same move', async () => {
  const rows = await ask([priced('A', prices([1, 10], [3, 9], [5, 8], [9, 7])), priced('B', prices([1, 10], [6, 9]))]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ before: 10, after: 7, size: expect.closeTo(-0.3, 9), followers: 1 });
  expect(rows[0]?.movers.map(({ retailer, changes }) => [retailer, changes])).toEqual([
    ['A', 3],
    ['B', 1],
  ]);
});

it('separates countries and currencies', async () => {
  const rows = await ask([
    priced('A', prices([1, 10], [5, 9])),
    priced('B', prices([1, 10], [6, 9]), { retailer_country: 'FR' }),
    priced('C', prices([1, 10], [7, 9]), { currency: 'CHF' }),
    priced('D', prices([1, 10], [8, 9]), { currency: null }),
  ]);
  expect(
    rows.map(({ first, retailer_country, currency, followers }) => [first, retailer_country, currency, followers]),
  ).toEqual([
    ['D', 'DE', null, 0],
    ['C', 'DE', 'CHF', 0],
    ['B', 'FR', 'EUR', 0],
    ['A', 'DE', 'EUR', 0],
  ]);
});

it('counts how often each retailer moved first and followed', async () => {
  const { ask: run, params } = await historyOf(DAYS, [
    priced('A', prices([1, 10], [5, 9], [8, 10])),
    priced('B', prices([1, 10], [5, 9])),
    priced('C', prices([1, 10], [6, 9], [8, 10])),
  ]);
  const { answer } = await run(movers, params);
  expect(answer.map(({ shop, first, followed }) => [shop, first, followed])).toEqual([
    ['A/DE', 2, 0],
    ['B/DE', 1, 0],
    ['C/DE', 1, 1],
  ]);
  expect((await run(movers, { ...params, days: '22' })).answer).toMatchObject([{ shop: 'A/DE' }, { shop: 'C/DE' }]);
});

it('reads the offer that a shopper sees first', async () => {
  const rows = await ask([
    priced('A', prices([1, 10], [5, 9]), { merchant_name: 'QX', is_main_merchant: false, buybox_position: 2 }),
    priced('A', prices([1, 12])),
  ]);
  expect(rows).toEqual([]);
});

it('selects SKUs and moves by filters, and keeps other retailers in a move', async () => {
  const listings = [
    priced('A', prices([1, 10], [5, 9])),
    priced('B', prices([1, 10], [6, 9])),
    priced('A', prices([1, 10], [9, 11]), { csku_id: 'X', product_title: 'Foam', is_own_brand: false }),
  ];
  const { ask: run, params } = await historyOf(DAYS, listings);
  const listed = async (over: object) =>
    (await run(moves, { ...params, ...over })).answer.rows.map(({ sku, movers }) => [sku, movers.length]);
  expect(await listed({})).toEqual([
    ['X', 1],
    ['S1', 2],
  ]);
  expect(await listed({ retailer: 'B' })).toEqual([['S1', 2]]);
  expect(await listed({ own: 'competitor' })).toEqual([['X', 1]]);
  expect(await listed({ country: 'FR' })).toEqual([]);
  expect(await listed({ currency: 'EUR', q: 'foam' })).toEqual([['X', 1]]);
  expect(await listed({ search: 'foam' })).toEqual([['X', 1]]);
  // The code of the SKU.
  expect(await listed({ search: 'x' })).toEqual([['X', 1]]);
  expect(await listed({ days: '22' })).toEqual([['X', 1]]);
});
