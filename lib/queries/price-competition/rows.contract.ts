import { describe, expect, it } from 'vitest';
import { priceCompetition } from '@/lib/contract/price-competition';
import { ownValues, sharedValues } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { buckets } from './buckets';
import { line } from './line';
import { lines } from './lines';
import { facets, days as pageDays } from './page-queries';
import { retailers } from './retailers';
import { summary } from './summary';
import { bucket, competition, row } from './test-answers';
import { IDS, idOf, RANGE as PAGE_RANGE, PARAMS, PRICES, pageOf, verdicts } from './test-page';
import { tiles } from './tiles';

ownDatabase();

const ODD = {
  competitions: [
    competition({
      competition_id: null,
      base: {
        name: 'معجون أسنان "q" 😀',
        number_of_products: 1.5,
        height: 3,
        product: {
          brand_name: "d'Oro",
          is_customer_brand: true,
          tags: [{ tag_name: 'Line', tag_value: null }],
          width: 1,
        },
      },
      benchmark: { retailer: null },
      coloring_levels: { target_min: 98, target_max: 104, margin: null },
      tomorrow: [1],
      date_buckets: [
        bucket('2026-03-01', {
          ...row({ index: 110, base: '11,00', benchmark: ' 10.00 ' }),
          base: 1e300,
          extra: { a: 1 },
        }),
        bucket('2026-03-02', { base: null, index: null, standard: null, positivity: 'WORD_NOBODY_KNOWS' }, row({})),
        bucket('2026-03-03'),
      ],
    }),
    competition({ date_buckets: [bucket('2026-03-01', row({ index: 100, base: '1,299', benchmark: '1.299,00' }))] }),
    competition({ competition_id: '6f1c2b5e-0000-4000-8000-000000000003', date_buckets: [] }),
  ],
};

const RANGE = { customer_page_id: 101, start_date: '2026-03-01', end_date: '2026-03-03' };

it('reads a price of 0 as no price', async () => {
  const days = [
    row({ index: 100, base: '0', benchmark: '10.00', baseList: '5.00' }),
    { base: 0, benchmark: 10, index: null },
  ];
  const body = JSON.stringify({
    competitions: [competition({ date_buckets: days.map((day, index) => bucket(`2026-03-0${index + 1}`, day)) })],
  });
  const { ask } = await ownValues(priceCompetition, [{ params: RANGE, body }]);
  const { answer } = await ask(buckets, { page: '101', date: '2026-03-03', days: '3' });
  expect(answer.rows.map((row) => [row.base_price, row.benchmark_price, row.base_depth])).toEqual([
    [null, 10, null],
    [null, 10, null],
  ]);
});

it('has the rows of the bodies, with odd values, at the day of their bucket', async () => {
  const { db, account, ask } = await ownValues(priceCompetition, [{ params: RANGE, body: JSON.stringify(ODD) }]);
  const rows = await db.query<Record<string, unknown>>(
    'SELECT *, toString(day) AS at FROM competitions_v6 WHERE account = {account:String} ORDER BY row_no',
    { account },
  );
  expect(rows.map(({ at, place, data_rows }) => [at, place, data_rows])).toEqual([
    ['2026-03-01', 1, 1],
    ['2026-03-02', 1, 2],
    ['2026-03-03', 1, 0],
    ['2026-03-01', 2, 1],
    ['2026-03-03', 3, 0],
  ]);
  expect(rows[0]).toMatchObject({
    customer_page_id: 101,
    time_dimension: 'DAILY',
    competition_id: null,
    base_name: 'معجون أسنان "q" 😀',
    base_number_of_products: 1.5,
    base_product_brand_name: "d'Oro",
    base_product_tags: [{ tag_name: 'Line', tag_value: null }],
    benchmark_retailer: null,
    coloring_levels_margin: null,
    base: 1e300,
    standard_rsp_index: 110,
    standard_base_rsp_value: '11,00',
    standard_base_rsp_price: 11,
    standard_benchmark_rsp_price: 10,
    with_oos_base_rsp_price: null,
    unknown: '{"extra":{"a":1}}',
  });
  expect(JSON.parse(String(rows[0]?.unknown_competition))).toEqual({
    tomorrow: [1],
    'base.height': 3,
    'base.product.width': 1,
  });
  expect(rows[1]).toMatchObject({ positivity: 'WORD_NOBODY_KNOWS', standard_base_rsp_price: null });
  // Might be a thousand or little more than one.
  expect(rows[3]).toMatchObject({ standard_base_rsp_price: null, standard_benchmark_rsp_price: 1299 });
  const ledger = await db.query<Record<string, unknown>>(
    'SELECT toString(day) AS at, rows, state, params FROM ledger FINAL WHERE account = {account:String} ORDER BY at',
    { account },
  );
  expect(ledger.map(({ at, rows: count, state }) => [at, count, state])).toEqual([
    ['2026-03-01', 2, 'complete'],
    ['2026-03-02', 1, 'no_data'],
    ['2026-03-03', 1, 'no_data'],
  ]);
  const { answer } = await ask(lines, { page: '101', date: '2026-03-02', days: '3' });
  expect(answer.rows.map(({ id, now_tone, strip }) => [id, now_tone, strip])).toEqual([
    ['place-101-1', 'none', 'mo-'],
    ['6f1c2b5e-0000-4000-8000-000000000001', 'none', 'moe'],
  ]);
  const bucketTable = await ask(buckets, { page: '101', date: '2026-03-03', days: '3' });
  expect(bucketTable.answer.total).toBe(4);
});

it('filters by the tags of either side as other datasets write them', async () => {
  const tagged = (id: string, base: object[], benchmark: object[]) =>
    competition({
      competition_id: idOf(id),
      base: { product: { brand_name: 'Velquin', tags: base } },
      benchmark: { product: { brand_name: 'Fenwarra', tags: benchmark } },
      date_buckets: [bucket('2026-03-01', row({ index: 100 }))],
    });
  const care = { tag_name: 'Line', tag_value: 'Care' };
  const competitions = [tagged('1', [care], []), tagged('2', [], [care, { tag_name: 'Line', tag_value: null }])];
  const body = JSON.stringify({ competitions: [...competitions, tagged('3', [], [])] });
  const { ask } = await ownValues(priceCompetition, [{ params: RANGE, body }]);
  const params = { page: '101', date: '2026-03-01', days: '1' };
  expect((await ask(facets, params)).answer.tag).toEqual([
    { value: 'Line: Care', count: 2 },
    { value: 'Line: -', count: 1 },
  ]);
  const idsOf = async (tag: string) =>
    (await ask(lines, { ...params, tag })).answer.rows.map(({ id }) => id).toSorted();
  expect(await idsOf('Line: Care')).toEqual([idOf('1'), idOf('2')]);
  expect(await idsOf('Line: -')).toEqual([idOf('2')]);
});

it.each([
  ['off target', 'NEGATIVE'],
  ['near target', 'NEUTRAL'],
  ['NEUTRAL', 'NEUTRAL'],
])('finds buckets by their verdict, as a table shows it or as received: %s', async (search, verdict) => {
  const { ask } = await sharedValues(priceCompetition, [{ params: PAGE_RANGE, body: pageOf(PRICES) }]);
  const { answer } = await ask(buckets, { ...PARAMS, search });
  expect(answer.rows.map((row) => row.verdict)).toEqual(
    IDS.flatMap(verdicts).filter((candidate) => candidate === verdict),
  );
});

it('counts competitions that the day does not list as those without an index, as the tab does', async () => {
  const body = pageOf({ ...PRICES, f: [[10, 10]] });
  const { ask } = await ownValues(priceCompetition, [{ params: PAGE_RANGE, body }]);
  const tab = (await ask(summary, PARAMS)).answer;
  const tile = (await ask(tiles, PARAMS)).answer.find(({ name }) => name === 'no_index');
  expect(tab.tones.none).toBe(2);
  expect(tile).toMatchObject({ value: tab.tones.none, trend: [0, 1, 6, 1, 2, 2] });
  const filtered = { ...PARAMS, retailer: 'Altora DE' };
  expect((await ask(summary, filtered)).answer.tones.none).toBe(1);
  const onlyTile = (await ask(tiles, filtered)).answer.find(({ name }) => name === 'no_index');
  expect(onlyTile).toMatchObject({ value: 1, trend: [0, 1, 1, 1, 1, 1] });
});

it('counts the competitions of the period, whatever day it is compared with', async () => {
  const { ask, collectValue } = await ownValues(priceCompetition, [{ params: PAGE_RANGE, body: pageOf(PRICES) }]);
  const oldBuckets = { date_buckets: [bucket('2026-01-01', row({ index: 100 }))] };
  const old = competition({ competition_id: idOf('9'), base: { retailer: 'Altora DE' }, ...oldBuckets });
  const ofPeriod = competition({ competition_id: idOf('a'), ...oldBuckets });
  const oldDay = { ...PAGE_RANGE, start_date: '2026-01-01', end_date: '2026-01-01' };
  await collectValue(oldDay, JSON.stringify({ competitions: [old, ofPeriod] }));
  const figures = async (params: Record<string, unknown>) => {
    const tab = (await ask(summary, params)).answer;
    const tile = (await ask(tiles, params)).answer.find(({ name }) => name === 'no_index');
    const { retailer } = (await ask(facets, params)).answer;
    const byRetailer = (await ask(retailers, params)).answer.map(({ retailer, competitions }) => [
      retailer,
      competitions,
    ]);
    return { all: tab.competitions, none: tab.tones.none, tile: tile?.value, trend: tile?.trend, retailer, byRetailer };
  };
  const usual = await figures(PARAMS);
  expect(usual).toMatchObject({ all: 5, none: 1, tile: 1 });
  const against = { ...PARAMS, against: '2026-01-01' };
  expect(await figures(against)).toEqual(usual);
  const noIndex = (await ask(tiles, against)).answer.find(({ name }) => name === 'no_index');
  expect(noIndex).toMatchObject({ value: 1, before: 4 });
});

it('separates pages and lengths of buckets', async () => {
  const body = (index: number) =>
    JSON.stringify({ competitions: [competition({ date_buckets: [bucket('2026-03-01', row({ index }))] })] });
  const { ask } = await ownValues(priceCompetition, [
    { params: { ...RANGE, customer_page_id: 101 }, body: body(101) },
    { params: { ...RANGE, customer_page_id: 102 }, body: body(102) },
    { params: { ...RANGE, customer_page_id: 101, time_dimension: 'NONE' }, body: body(103) },
  ]);
  const index = async (over: object) => {
    const { answer } = await ask(lines, { page: '101', date: '2026-03-01', days: '1', ...over });
    return answer.rows.map(({ now_index }) => now_index);
  };
  expect(await index({})).toEqual([101]);
  expect(await index({ page: '102' })).toEqual([102]);
  expect(await index({ by: 'NONE', date: '2026-03-03', days: '3' })).toEqual([103]);
});

describe('pages together', () => {
  const page = (...competitions: object[]) =>
    JSON.stringify({
      competitions: competitions.map((fields) =>
        competition({ date_buckets: [bucket('2026-03-01', row({ index: 100, verdict: 'POSITIVE' }))], ...fields }),
      ),
    });
  const PARAMS = { page: ['101', '102'], date: '2026-03-01', days: '1' };
  const together = (first: string, second: string) =>
    ownValues(priceCompetition, [
      { params: { ...RANGE, customer_page_id: 101 }, body: first },
      { params: { ...RANGE, customer_page_id: 102 }, body: second },
    ]);
  const OTHER = { competition_id: '6f1c2b5e-0000-4000-8000-000000000099' };

  it('counts a competition that is on both pages once', async () => {
    const { ask } = await together(page({}), page({}, OTHER));
    expect((await ask(lines, PARAMS)).answer.total).toBe(2);
    expect((await ask(buckets, PARAMS)).answer.total).toBe(2);
    const [onTarget] = (await ask(tiles, PARAMS)).answer;
    expect(onTarget).toMatchObject({ name: 'on_target', part: 2, whole: 2 });
    expect((await ask(retailers, PARAMS)).answer).toMatchObject([{ competitions: 2, judged: 2, on: 2 }]);
    expect((await ask(summary, PARAMS)).answer.verdicts.of).toBe(2);
  });

  it('shows that a day failed on one of the pages, and lists the days of either page', async () => {
    const days = ['2026-03-01', '2026-03-02'];
    const other = { ...OTHER, date_buckets: days.map((day) => bucket(day, row({ index: 100 }))) };
    const ended = { competition_id: idOf('9') };
    const first = { ...RANGE, customer_page_id: 101 };
    const { ask, failValue } = await ownValues(priceCompetition, [
      { params: { ...first, end_date: days[0] }, body: page({}) },
      { params: { ...RANGE, end_date: days[1], customer_page_id: 102 }, body: page(other, ended) },
    ]);
    await failValue({ ...first, start_date: days[1], end_date: days[1] });
    const { answer } = await ask(lines, { page: ['101', '102'], date: days[1], days: '2' });
    expect(answer.rows.map(({ strip }) => strip).toSorted()).toEqual(['o-', 'oo', 'ox']);
    const { answer: known } = await ask(pageDays, { page: ['102', '101'] });
    expect(known).toEqual({ newest: days[1], days: days.map((day) => ({ day, state: 'complete' })) });
  });

  it('opens a competition with the band and product of the last page that lists it', async () => {
    const onFirst = page({}, { ...OTHER, coloring_levels: { target_min: 90, target_max: 95, margin: 1 } });
    const onLast = page({ ...OTHER, coloring_levels: { target_min: 80, target_max: 85, margin: 2 } });
    const { ask } = await together(onFirst, onLast);
    const id = OTHER.competition_id;
    expect((await ask(lines, { ...PARAMS, id })).answer.rows).toMatchObject([{ band_min: 80, band_max: 85 }]);
    expect((await ask(line, { ...PARAMS, id })).answer?.band).toEqual({ min: 80, max: 85 });
  });

  it('counts competitions without an identifier by their place on each page', async () => {
    const nameless = page({ competition_id: null });
    const { ask } = await together(nameless, nameless);
    expect((await ask(lines, PARAMS)).answer.rows.map(({ id }) => id)).toEqual(['place-101-1', 'place-102-1']);
  });
});

it('reads a day from its newest answer only', async () => {
  const answers = (price: string, ...days: string[]) =>
    JSON.stringify({
      competitions: [competition({ date_buckets: days.map((day) => bucket(day, row({ index: 100, base: price }))) })],
    });
  const { ask, collectValue } = await ownValues(priceCompetition, [
    { params: RANGE, body: answers('1.00', '2026-03-01', '2026-03-02', '2026-03-03') },
  ]);
  await collectValue({ ...RANGE, start_date: '2026-03-03' }, answers('2.00', '2026-03-03'));
  const { answer } = await ask(buckets, { page: '101', date: '2026-03-03', days: '3', sort: 'bucket.asc' });
  expect(answer.rows.map(({ bucket, base_price }) => [bucket, base_price])).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 1],
    ['2026-03-03', 2],
  ]);
});

it('reports figures of an unknown page as not collected', async () => {
  const { ask } = await ownValues(priceCompetition, []);
  const { answer, coverage } = await ask(summary, { page: '7', date: '2026-03-03', days: '2' });
  expect(answer).toMatchObject({ competitions: 0, shown: 0, rule: null, before: null });
  expect(coverage[0]).toMatchObject({ states: '--', endpoint: 'price_competition' });
});
