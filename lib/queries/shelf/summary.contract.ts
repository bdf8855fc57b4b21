import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { facets } from './page-queries';
import { summary } from './summary';
import { isOwn, offersOf, on, ratingOf, searchProductOf } from './test-figures';
import { account, type BESIDE, NOW, PARAMS } from './test-shelf';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('counts the listings of the shelf, and those that other endpoints know', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(summary, PARAMS);
    const rows = on(NOW);
    expect(answer).toMatchObject({
      url: 'https://korbina.example/shampoo',
      searched_brand: 'Velquin',
      listings: rows.length,
      names: rows.filter(searchProductOf).length,
      prices: rows.filter((row) => offersOf(row).length > 0).length,
      ratings: rows.filter((row) => ratingOf(row) !== null).length,
    });
  });

  it('has filter values with their listings', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(facets, PARAMS);
    const count = (passes: (row: (typeof BESIDE)[number]) => unknown) => on(NOW).filter(passes).length;
    expect(answer.own).toEqual(
      expect.arrayContaining([
        { value: 'own', count: count((row) => isOwn(row) === true) },
        { value: 'competitor', count: count((row) => isOwn(row) === false) },
      ]),
    );
    expect(answer.won).toEqual(
      expect.arrayContaining([{ value: 'sponsored', count: count(({ is_sponsored }) => is_sponsored) }]),
    );
    expect(answer.brand).toContainEqual({ value: 'Oskarine', count: count((row) => row.brand_name === 'Oskarine') });
  });
});

it('states whether the score counts the same listings', async () => {
  const { ask } = await account();
  const { answer } = await ask(summary, PARAMS);
  // V3 is not stated to be of the searched brand.
  expect(answer.score).toEqual({ own: 3, of: 12, agrees: true });
});

it('has no shelf that is not collected', async () => {
  const { ask } = await account();
  const { answer } = await ask(summary, { ...PARAMS, date: '2026-03-03' });
  expect(answer).toMatchObject({ url: null, score: null, listings: 0 });
});
