import { expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { ownValues, sharedValues } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { offer } from '../prices/test-offers';
import { line } from './line';
import { lines } from './lines';
import { mainPrices } from './main-prices';
import { summary } from './summary';
import { bucket, competition, row } from './test-answers';
import { idOf } from './test-page';

ownDatabase();

const RANGE = { customer_page_id: 101, start_date: '2026-03-01', end_date: '2026-03-02' };
const PARAMS = { page: '101', date: '2026-03-02', days: '2' };

type Side = Record<string, unknown>;
type Price = [base: string, merchant: string | null, isLowest: boolean | null, baseAll?: string];

/** Returns a competition with a price of the base on each day. 8.00 is off target. */
function priced(id: string, base: Side, days: Price[]) {
  return competition({
    competition_id: idOf(id),
    base,
    date_buckets: days.map(([price, merchant, isLowest, baseAll], index) =>
      bucket(
        `2026-03-0${index + 1}`,
        row({
          ...{ index: Number(price) * 10, verdict: Number(price) === 8 ? 'NEGATIVE' : 'POSITIVE', base: price },
          ...{
            benchmark: '10.00',
            baseCheapest: merchant,
            isLowest,
            ...(baseAll && { baseAll, benchmarkAll: '10.00' }),
          },
        }),
      ),
    ),
  });
}

const MIN = { merchant_type: 'MIN_PRICE' };
const soap = { product: { brand_name: 'Velquin', is_customer_brand: true, csku_id: 'S1', tags: [] } };

const body = JSON.stringify({
  competitions: [
    // The same merchant moved.
    priced('1', { ...MIN, ...soap }, [
      ['10.00', 'Putzpalast24', true],
      ['8.00', 'Putzpalast24', true],
    ]),
    // Another merchant is cheaper than the one before.
    priced('2', MIN, [
      ['10.00', 'Seifenhaus', true],
      ['8.00', 'Putzpalast24', true],
    ]),
    // The buybox is not the cheapest offer, so its merchant is not known.
    priced('3', {}, [
      ['10.00', 'Putzpalast24', false],
      ['8.00', 'Putzpalast24', false],
    ]),
    // The price of the buybox is the cheapest merchant's.
    priced('4', {}, [
      ['10.00', 'Putzpalast24', false],
      ['8.00', 'Putzpalast24', true],
    ]),
    // The retailer itself.
    priced('5', MIN, [
      ['10.00', 'Korbina DE', true],
      ['8.00', 'Korbina DE', true],
    ]),
    // A mean of several products.
    priced('6', { ...MIN, number_of_products: 3 }, [
      ['10.00', 'Putzpalast24', true],
      ['8.00', 'Putzpalast24', true],
    ]),
    // The cheapest merchant is of offers in stock, and one out of stock is cheaper.
    priced('7', MIN, [
      ['10.00', 'Putzpalast24', true, '10.00'],
      ['8.00', 'Putzpalast24', true, '7.00'],
    ]),
  ],
});

it('names the merchant of a price and of its change only where it is known', async () => {
  const { ask } = await sharedValues(priceCompetition, [{ params: RANGE, body }]);
  const { answer } = await ask(lines, { ...PARAMS, sort: 'id.asc' });
  const sellers = new Map(
    answer.rows.map((row) => [row.id, [row.now_base_seller, row.mover, row.mover_seller, row.seller_before]]),
  );
  expect(['1', '2', '3', '4', '5', '6', '7'].map((id) => sellers.get(idOf(id)))).toEqual([
    ['Putzpalast24', 'base', 'Putzpalast24', 'Putzpalast24'],
    ['Putzpalast24', 'base', 'Putzpalast24', 'Seifenhaus'],
    [null, 'base', null, null],
    ['Putzpalast24', 'base', 'Putzpalast24', null],
    [null, 'base', null, null],
    [null, 'base', null, null],
    ['Putzpalast24', 'base', 'Putzpalast24', 'Putzpalast24'],
  ]);
  const { answer: all } = await ask(lines, { ...PARAMS, offers: 'with_oos', id: idOf('7') });
  expect(all.rows[0]?.now_base_seller).toBeNull();
  const { answer: matches } = await ask(lines, { ...PARAMS, search: 'putzpalast' });
  expect(matches.total).toBe(4);
  const { answer: opened } = await ask(line, { ...PARAMS, id: idOf('2') });
  expect(opened?.cells.map(({ base_seller }) => base_seller)).toEqual(['Seifenhaus', 'Putzpalast24']);
});

it('names the merchant of a list price only if it is the lowest list price', async () => {
  const listed = (id: string, is_min_price_2: boolean) => {
    const data = { ...row({ index: 100, base: '8.00', benchmark: '10.00', baseList: '10.00' }) };
    const base_min_info = {
      is_min_price: true,
      min_merchant: 'Seifenhaus',
      is_min_price_2,
      min_merchant_2: 'Putzpalast24',
    };
    return competition({
      ...{ competition_id: idOf(id), base: MIN },
      date_buckets: [bucket('2026-03-02', { ...data, base_min_info })],
    });
  };
  const lists = JSON.stringify({ competitions: [listed('1', false), listed('2', true)] });
  const { ask } = await sharedValues(priceCompetition, [{ params: RANGE, body: lists }]);
  const { answer } = await ask(lines, { ...PARAMS, kind: 'rrp', sort: 'id.asc' });
  expect(answer.rows.map(({ now_base_price, now_base_seller }) => [now_base_price, now_base_seller])).toEqual([
    [10, null],
    [10, 'Putzpalast24'],
  ]);
});

it('has the lowest price of a main merchant for the SKU, retailer and day of a base', async () => {
  const account = await ownValues(priceCompetition, [{ params: RANGE, body }]);
  const offers = [
    offer('soap', 'k', 9.5, 11),
    offer('soap', 'k', 9.9, 10.5, { merchant_name: 'Second' }),
    offer('soap', 'k', 9.1, 12, { merchant_name: 'Sold out', availability: 0 }),
    offer('soap', 'k', 8, 11, { merchant_name: 'Putzpalast24', is_main_merchant: false }),
    offer('soap', 'k', 7, 11, { merchant_name: 'Unknown', is_main_merchant: null }),
    offer('soap', 'h', 6, 11),
    offer('cream', 'k', 5, 11),
  ];
  await account.collectValue({ date: PARAMS.date }, pageBody(offers), price);
  const of = async (params: object) => (await account.ask(mainPrices, { ...PARAMS, ...params })).answer;
  expect(await of({})).toEqual([{ id: idOf('1'), price: 9.5, merchant: 'Korbina DE' }]);
  expect(await of({ offers: 'with_oos' })).toEqual([{ id: idOf('1'), price: 9.1, merchant: 'Sold out' }]);
  expect(await of({ kind: 'rrp' })).toEqual([{ id: idOf('1'), price: 10.5, merchant: 'Second' }]);
  expect(await of({ date: '2026-03-01' })).toEqual([]);
  expect(await of({ price_type: 'UNIT' })).toEqual([]);
});

it.each([
  ['countries', { retailer_country: 'AT' }],
  ['currencies', { currency: 'CHF' }],
])('has no price of a main merchant if the retailer has the SKU in several %s', async (_, other) => {
  const account = await ownValues(priceCompetition, [{ params: RANGE, body }]);
  const sellers = { merchant_name: 'Putzpalast24', is_main_merchant: false };
  const offers = [offer('soap', 'k', 9.5, 11), offer('soap', 'k', 9, 11, { ...sellers, ...other })];
  await account.collectValue({ date: PARAMS.date }, pageBody(offers), price);
  expect((await account.ask(mainPrices, PARAMS)).answer).toEqual([]);
});

it('counts the competitions off target without a known change and at the edge of the band', async () => {
  const competitionOf = (id: string, days: [index: number, verdict: string, base: string | null][]) =>
    competition({
      competition_id: idOf(id),
      date_buckets: days.map(([index, verdict, base], day) =>
        bucket(`2026-03-0${day + 1}`, row({ index, verdict, base, benchmark: '10.00' })),
      ),
    });
  const edges = JSON.stringify({
    competitions: [
      competitionOf('1', [
        [100, 'POSITIVE', null],
        [110, 'NEGATIVE', null],
      ]),
      // Exactly the edge, but off target by the verdict of the service.
      competitionOf('2', [
        [102, 'NEGATIVE', '10.20'],
        [102, 'NEGATIVE', '10.20'],
      ]),
      competitionOf('3', [
        [90, 'NEGATIVE', '9.00'],
        [80, 'NEGATIVE', '8.00'],
      ]),
    ],
  });
  const { ask } = await sharedValues(priceCompetition, [{ params: RANGE, body: edges }]);
  const { answer } = await ask(summary, PARAMS);
  expect(answer).toMatchObject({
    moved: { ours: 0, theirs: 0, earlier: 2, unknown: 1 },
    sides: { above: 1, below: 1, neither: 1 },
    tones: { off: 3 },
  });
  const { answer: rows } = await ask(lines, PARAMS);
  expect(rows.rows.map(({ id, now_distance, strip }) => [id, now_distance, strip])).toEqual(
    expect.arrayContaining([[idOf('2'), 0, 'ff']]),
  );
});
