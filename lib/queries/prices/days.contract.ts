import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { query } from '../query';
import { bothDaysOffers, frontOffers, withLowest } from './frame';
import { bothDayNeeds } from './needs';
import { days } from './page-queries';
import { pricesParams } from './params';
import { account, DAYS, NOW, ownAccount, PARAMS } from './test-offers';

ownDatabase();

interface FrontRow {
  now: boolean;
  at: string;
  selling_price: number | null;
  is_lowest: boolean | null;
}

const { sku, shop, selling_price } = offers.c;

/** Reads the front offers of both days as a page does. */
const fronts = query({
  name: 'test/fronts',
  params: z.object(pricesParams),
  needs: bothDayNeeds,
  answer: (params, run) =>
    run.rows<FrontRow>(
      sql`SELECT now, concat(${sku}, ' ', ${shop}) AS at, ${selling_price}, is_lowest
      FROM (${withLowest(frontOffers(bothDaysOffers(params, run)))}) ORDER BY now DESC, at`,
    ),
});

it('has the first offer of each SKU at a retailer, the lowest in stock within its currency', async () => {
  const { ask } = await account();
  const { answer, coverage } = await ask(fronts, PARAMS);
  expect(coverage.map(({ need, states, rows }) => [need, states, rows])).toEqual([
    ['today', 'c', DAYS[NOW]?.length],
    ['compared', 'c', 6],
  ]);
  const now = answer.filter((row) => row.now).map((row) => [row.at, row.selling_price, row.is_lowest]);
  expect(now).toEqual([
    ['-/-/p-9 -/-', 1.5, false],
    ['S1 Halvéo FR/FR', 2.7, true],
    ['S1 Korbina DE/DE', 3.1, false],
    ['S1 Thistle GB/GB', 2.2, false],
    ['S2 Halvéo FR/FR', null, null],
    ['S2 Korbina DE/DE', 6.6, false],
    ['S3 Halvéo FR/FR', 4.2, true],
    ['S3 Korbina DE/DE', 5, false],
    ['S3 Thistle GB/GB', null, null],
  ]);
});

it('filters the compared day by the SKUs and retailers of the day if a filter is about what changes', async () => {
  const { ask } = await account();
  const rows = async (params: object) => (await ask(fronts, { ...PARAMS, ...params })).answer;
  expect((await rows({ stock: 'out' })).map(({ now, at }) => [now, at])).toEqual([
    [true, 'S1 Korbina DE/DE'],
    [true, 'S2 Halvéo FR/FR'],
    [false, 'S1 Korbina DE/DE'],
  ]);
  const tagged = await rows({ tag: 'category: Care', retailer: ['Korbina DE', '-'] });
  expect(tagged.map(({ now, at }) => [now, at])).toEqual([
    [true, 'S1 Korbina DE/DE'],
    [false, 'S1 Korbina DE/DE'],
  ]);
  expect((await rows({ q: 'creme' })).map(({ at }) => at)).toEqual([
    'S2 Halvéo FR/FR',
    'S2 Korbina DE/DE',
    'S2 Korbina DE/DE',
  ]);
});

it('opens on the newest day of last prices, also if other prices of an older day are collected', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-01', DAYS['2026-03-01'] ?? [], { calculation_type: 'AVG' });
  const { answer } = await ask(days, { calculation_type: 'AVG' });
  expect(answer.newest).toBe(NOW);
});
