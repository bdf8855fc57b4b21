import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { matrix, positions } from './matrix';
import { facets } from './page-queries';
import { retailers } from './retailers';
import { score } from './score';
import { scores } from './scores';
import { spots } from './spots';
import { type Flat, flat, listings, own, share, shelfOf, shelves, withCounts } from './test-figures';
import { account, BEFORE, DAYS, item, makeScore, NOW, ownAccount, PARAMS } from './test-scores';
import { tiles } from './tiles';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('agrees with the scores in retailers, matrix and first positions', async () => {
    const { ask } = await account(kind);
    const rowsAt = (rows: Flat[], code: string) => rows.filter((row) => row.retailer_code === code);
    const { answer: shops } = await ask(retailers, PARAMS);
    expect(shops.map(({ keys }) => keys.shop)).toEqual(['k/DE', 'h/FR']);
    for (const code of ['k', 'h']) {
      const rows = rowsAt(own(flat(NOW)), code);
      const figures = shops.find(({ keys }) => keys.shop.startsWith(code))?.values;
      expect(figures?.share).toMatchObject({
        value: share(rows),
        part: listings(rows),
        whole: shelves(rows),
        before: share(rowsAt(own(flat(BEFORE)), code)),
      });
      expect(figures?.on_target.whole).toBe(rows.filter(({ is_target_met }) => is_target_met !== null).length);
    }
    const { answer: table } = await ask(matrix, PARAMS);
    expect(table.rows.map(({ source_name, missed, judged }) => [source_name, missed, judged])).toEqual([
      ['shampoo', 1, 2],
      ['seife', 0, 1],
    ]);
    expect(
      table.rows[0]?.cells.map(({ shop, score, target, gap, change }) => [shop, score, target, gap, change]).toSorted(),
    ).toEqual([
      ['h/FR', 20, 20, 0, 10],
      ['k/DE', 15, 20, -5, -10],
    ]);
    const { answer: first } = await ask(spots, PARAMS);
    expect(first.shops.map(({ shop, listings }) => [shop, listings])).toEqual([
      ['k/DE', 40],
      ['h/FR', 20],
    ]);
    expect(first).toMatchObject({ listings: 60, shelves: new Set(withCounts(flat(NOW)).map(shelfOf)).size });
    const brand = (name: string | null) => first.brands.find((brand) => brand.name === name);
    const rows = flat(NOW).filter(({ item }) => item.searched_brand === 'Fenwarra');
    expect(brand('Fenwarra')).toMatchObject({
      own: false,
      listings: listings(rows),
      share: listings(rows) / 60,
      shelves: 3,
      change: 3 - 6,
      listings_by_shop: { 'k/DE': 11, 'h/FR': 2 },
    });
    expect(first.brands[0]).toMatchObject({ name: 'Velquin', own: true, change: 3 - 5 + (4 - 2) + (2 - 1) });
  });

  it('shows a score with its shelf and its history', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(score, { ...PARAMS, id: '7/Velquin/k/DE' });
    expect(answer).toMatchObject({
      one_more: 5,
      gap: -5,
      share: 0.15,
      to_spare: -1,
      score_agrees: true,
      verdict_agrees: true,
    });
    const [firstItem] = DAYS[NOW] ?? [];
    expect(answer).toMatchObject(firstItem?.retailer_scores[0] ?? {});
    expect(JSON.parse(answer?.raw ?? '')).toMatchObject({
      ...firstItem,
      retailer_scores: firstItem?.retailer_scores.slice(0, 1),
    });
    expect(answer?.brands.map(({ name, listings, share }) => [name, listings, share])).toEqual([
      ['Fenwarra', 6, 0.3],
      ['Velquin', 3, 0.15],
      ['Oskarine', 1, 0.05],
    ]);
    expect(answer?.others).toEqual({ listings: 10, share: 0.5 });
    expect(answer?.history.map((entry) => entry.score)).toEqual([25, 30, null, 15]);
    expect(answer?.history.map(({ target }) => target)).toEqual([20, 20, null, 20]);
    expect((await ask(score, { ...PARAMS, id: 'x' })).answer).toBeNull();
  });

  it('counts in facets the rows that the table then has', async () => {
    const { ask } = await account(kind);
    const params = { ...PARAMS, of: 'all', country: 'DE' };
    const { answer } = await ask(facets, params);
    for (const [facet, values] of Object.entries(answer))
      for (const { value, count } of values) {
        const table = await ask(scores, { ...params, [facet]: value });
        expect([facet, value, table.answer.total]).toEqual([facet, value, count]);
      }
    expect(Object.keys(answer).sort()).toEqual([
      'brand',
      'check',
      'country',
      'group',
      'key',
      'own',
      'retailer',
      'source',
      'target',
    ]);
    expect(answer.country?.map(({ value }) => value).sort()).toEqual(['DE', 'FR']);
  });
});

it('compares position types, each with its own targets', async () => {
  const { ask, collect } = await ownAccount();
  await collect(NOW, [item('shampoo', 'Velquin', [makeScore('k', 1, 10, 20), makeScore('h', 3, 10, 20)])], {
    position_type: 'ORGANIC',
  });
  await collect(
    NOW,
    [item('shampoo', 'Velquin', [makeScore('k', 0, 4, 25)]), item('gel', 'Velquin', [makeScore('k', 2, 4, 25)])],
    {
      position_type: 'SPONSORED',
    },
  );
  const { answer } = await ask(positions, PARAMS);
  expect(
    answer.rows.map(({ source_name, content, content_of, budget, budget_of }) => [
      source_name,
      content,
      content_of,
      budget,
      budget_of,
    ]),
  ).toEqual([
    ['shampoo', 1, 2, 1, 1],
    ['gel', 0, 0, 0, 1],
    ['seife', 0, 0, 0, 0],
  ]);
  const { answer: tileRows } = await ask(tiles, PARAMS);
  expect(tileRows.find(({ name }) => name === 'organic')).toMatchObject({
    value: 4 / 20,
    trend: [null, null, null, 4 / 20],
  });
  expect(tileRows.find(({ name }) => name === 'sponsored')?.value).toBe(2 / 8);
});

it.each([
  [20, [6, 4], 10],
  [10, [6, 4], null],
  [10, [6, null], null],
  [null, [6, 4], null],
  [5, [6, 4], null],
])('counts listings without a searched brand on a shelf of %s with %j: %s', async (total, counts, others) => {
  const { ask, collect } = await ownAccount();
  const brands = ['Velquin', 'Fenwarra'].map((brand, index) =>
    item('gel', brand, [makeScore('k', counts[index] ?? null, total, 20)]),
  );
  await collect('2026-03-05', brands);
  const { answer } = await ask(score, { ...PARAMS, date: '2026-03-05', id: '3/Velquin/k/DE' });
  expect(answer?.others?.listings ?? null).toBe(others);
});
