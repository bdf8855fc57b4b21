import { describe, expect, it } from 'vitest';
import type { ScorecardRow } from '@/lib/contract/scorecard';
import { FEW_REVIEWS } from '@/lib/datasets/scorecards/filters';
import { daysFrom } from '@/lib/queries/shared/dates';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { falls } from './falls';
import { newReviews } from './new-reviews';
import { scorecards } from './scorecards';
import { skus } from './skus';
import { belowOn, changesFrom, idOf, isFalling, on, reviewsIn, rounded } from './test-figures';
import { addedTo, fileOf, newAverageOf, newCountOf } from './test-file-figures';
import { BEFORE, FILES, NOW } from './test-files';
import { account, DAYS, ownAccount, PARAMS, rated, TARGET } from './test-scorecards';
import { tiles } from './tiles';

ownDatabase();

const PERIOD = daysFrom('2026-03-01', NOW);
const changes = new Map(changesFrom(BEFORE, NOW).map((change) => [change.id, change]));

/** The rating of an SKU with a single row on the day. */
function ratingOn(day: string, id: string): number | null {
  const rows = on(day).filter((row) => idOf(row) === id);
  return rows.length === 1 ? (rows[0]?.average_rating ?? null) : null;
}

/** What the newest file before the day has of an SKU at a retailer. */
function previousFileOf(day: string, id: string) {
  return fileOf(Object.keys(FILES).findLast((earlier) => earlier < day) ?? '', id);
}

describe.each(SERVICES)('of $title', (kind) => {
  it('lists the SKUs below the target by the five-star reviews that they need, then by their exact rating', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(skus, PARAMS);
    const needed = (row: ScorecardRow) => addedTo(row, NOW).needed ?? -1;
    const below = belowOn(NOW).toSorted((a, b) => needed(b.row) - needed(a.row) || a.rating - b.rating);
    expect(answer.rows.map(({ rating }) => rating)).toEqual(below.map(({ rating }) => rating));
    expect(answer.rows.map(({ sku }) => sku)).toEqual(['E', 'H', 'A', 'C', 'G', 'J']);
    expect(answer.rows.map(({ sku }) => sku)).toContain('C');
    expect(answer.rows.map(({ sku }) => sku)).not.toContain('B');
    for (const row of answer.rows) {
      const change = changes.get(row.id);
      expect(row, row.id).toMatchObject({
        ...{ target: TARGET, distance: rounded((row.rating ?? 0) - TARGET), is_below: true },
        ...{ rating_before: change?.before ?? null, change: change?.change ?? null },
        reviews: reviewsIn(daysFrom('2026-03-06', NOW), (review) => idOf(review) === row.id),
        ratings: PERIOD.map((day) => ratingOn(day, row.id)),
      });
    }
  });

  it('has reviews, their average and five-star reviews needed of the rating files', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(skus, { ...PARAMS, of: 'all' });
    const added = new Map(on(NOW).map((row) => [idOf(row), addedTo(row, NOW, BEFORE)]));
    expect(answer.total).toBe(on(NOW).length);
    expect(new Set(answer.rows.map(({ most_needed }) => most_needed))).toEqual(new Set([18]));
    for (const row of answer.rows) expect(row, row.id).toMatchObject(added.get(row.id) ?? {});
    const rowOf = (sku: string) => answer.rows.find((row) => row.sku === sku);
    // 352 × (4 − 3.98) ÷ (5 − 4) = 7.04, and (4.06 × 352 − 4.35 × 310) ÷ 42 = 1.92.
    expect(rowOf('A')).toMatchObject({ total: 352, needed: 8, new_average: expect.closeTo(1.92, 2) });
    expect(rowOf('B'), 'as many reviews as before').toMatchObject({ total: 120, needed: 0, new_average: null });
    expect(rowOf('C'), 'two products').toMatchObject({ total: 153, needed: 1, new_average: 3.764 });
    expect(rowOf('D'), 'no row in the file').toMatchObject({ total: null, needed: null, new_average: null });
    expect(rowOf('E'), 'a product twice').toMatchObject({ total: 45, needed: 18, new_average: 4.32 });
    expect(rowOf('F'), 'a new product').toMatchObject({ total: 92, needed: 0, new_average: null });
    expect(rowOf('H'), 'fewer reviews').toMatchObject({ total: 18, needed: 15, new_average: null });
    expect(rowOf('J'), 'two rows').toMatchObject({ total: null, needed: null });
    expect(rowOf('K'), 'an average below 1').toMatchObject({ total: 11, new_average: null });
  });

  it('has the largest falls first, of SKUs that are rated on both days', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(falls, PARAMS);
    const falling = [...changes.values()].filter(isFalling).toSorted((a, b) => a.change - b.change);
    expect(answer.falls).toMatchObject(
      falling.map(({ id, rating, before, change }) => ({ id, rating, rating_before: before, change })),
    );
    expect(answer.falls.map(({ is_below }) => is_below)).toEqual([true, false]);
    expect(answer.target).toBe(TARGET);
    expect((await ask(falls, { ...PARAMS, against: '2026-03-02' })).answer.falls).toEqual([]);
  });

  it('has the rating and the new reviews of an SKU by day', async () => {
    const { ask } = await account(kind);
    for (const row of on(NOW)) {
      const id = idOf(row);
      const { answer } = await ask(newReviews, { ...PARAMS, id, own: 'competitor' });
      expect(answer, id).toMatchObject({
        ...{ retailer: row.retailer, brand: row.brand, target: TARGET, days: PERIOD },
        ratings: PERIOD.map((day) => ratingOn(day, id)),
        new_counts: PERIOD.map((day) => newCountOf(fileOf(day, id), previousFileOf(day, id))),
        averages: PERIOD.map((day) => newAverageOf(fileOf(day, id), previousFileOf(day, id))),
      });
    }
  });

  it('counts no review as new because the retailer adds a product', async () => {
    const { ask } = await account(kind);
    const countOf = async (id: string) => (await ask(newReviews, { ...PARAMS, id })).answer?.new_counts.at(-1);
    expect(await countOf('A/Korbina DE')).toBe(28);
    expect(await countOf('F/Plazora DE')).toBeNull();
    expect(await countOf('H/Halvéo FR'), 'removed reviews').toBe(0);
  });

  it('separates the reviews since a rating began to fall from those before', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(newReviews, { ...PARAMS, id: 'A/Korbina DE' });
    expect(answer).toMatchObject({
      files: Object.keys(FILES).length,
      turn: {
        since: '2026-03-06',
        after: { reviews: 42, average: newAverageOf(fileOf(NOW, 'A/Korbina DE'), fileOf(BEFORE, 'A/Korbina DE')) },
        before: { reviews: 310, average: 4.35 },
      },
    });
    for (const id of ['B/Korbina DE', 'D/Plazora DE', 'F/Plazora DE'])
      expect((await ask(newReviews, { ...PARAMS, id })).answer?.turn, id).toBeNull();
  });

  it('names the scorecards that had an answer with rows', async () => {
    const { ask, collect } = await ownAccount(kind);
    expect((await ask(scorecards, {})).answer).toEqual([{ title: '', newest: NOW }]);
    await collect('2026-03-04', [rated('A', 'k', '2026-03-04', 4)], { scorecard_title: 'Own brands & more' });
    await collect('2026-03-04', [], { scorecard_title: 'Unknown' });
    expect((await ask(scorecards, {})).answer.slice(1)).toEqual([{ title: 'Own brands & more', newest: '2026-03-04' }]);
  });
});

it('lists as many SKUs as the tiles count', async () => {
  const { ask } = await account();
  for (const over of [{}, { retailer: 'Plazora DE' }, { own: 'own' }, { q: 'velquin' }, { skus: 'A' }]) {
    const { answer } = await ask(tiles, { ...PARAMS, ...over });
    const { answer: fallen } = await ask(falls, { ...PARAMS, ...over });
    for (const of of ['below', 'falling'] as const)
      expect((await ask(skus, { ...PARAMS, ...over, of })).answer.total, JSON.stringify([over, of])).toBe(
        answer.find(({ name }) => name === of)?.value ?? 0,
      );
    expect(fallen.falls).toHaveLength(answer.find(({ name }) => name === 'falling')?.value ?? 0);
  }
});

it('lists SKUs with few reviews, and needs as many five-star reviews as the tile', async () => {
  const { ask } = await account();
  const { answer: few } = await ask(skus, { ...PARAMS, of: 'few' });
  const isFew = (row: ScorecardRow) => (addedTo(row, NOW).total ?? FEW_REVIEWS) < FEW_REVIEWS;
  expect(few.rows.map(({ id }) => id).toSorted()).toEqual(on(NOW).filter(isFew).map(idOf).toSorted());
  const { answer: below } = await ask(skus, PARAMS);
  const { answer } = await ask(tiles, PARAMS);
  expect(below.rows.reduce((sum, { needed }) => sum + (needed ?? 0), 0)).toBe(answer.at(-1)?.value);
});

it('lists SKUs by their rating on a day without a rating file, and expects none', async () => {
  const { ask } = await account();
  const { answer, coverage } = await ask(skus, { ...PARAMS, date: '2026-03-07', of: 'all' });
  expect(answer.rows.map(({ rating }) => rating ?? 9)).toEqual(
    on('2026-03-07')
      .map(({ average_rating }) => average_rating ?? 9)
      .toSorted((a, b) => a - b),
  );
  expect(answer.rows.map(({ total, needed, new_average }) => total ?? needed ?? new_average)).toEqual(
    answer.rows.map(() => null),
  );
  expect(coverage.map(({ need }) => need)).not.toContain('rated');
});

it('lists all SKUs without a compared day, and compares none', async () => {
  const { ask } = await account();
  const { answer } = await ask(skus, { ...PARAMS, against: undefined, of: 'all' });
  expect(answer.total).toBe(DAYS[NOW]?.length);
  expect(answer.rows.every(({ change, rating_before }) => change === null && rating_before === null)).toBe(true);
  expect((await ask(falls, { ...PARAMS, against: undefined })).answer.falls).toEqual([]);
});

it('has no new reviews of an unknown SKU', async () => {
  const { ask } = await account();
  expect((await ask(newReviews, { ...PARAMS, id: 'x/y' })).answer).toBeNull();
});
