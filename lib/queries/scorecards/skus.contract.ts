import { describe, expect, it } from 'vitest';
import { daysFrom } from '@/lib/queries/shared/dates';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { falls } from './falls';
import { newReviews } from './new-reviews';
import { scorecards } from './scorecards';
import { skus } from './skus';
import { belowOn, changesFrom, idOf, isFalling, on, ratedOn, reviewsIn, rounded } from './test-figures';
import { account, BEFORE, DAYS, NOW, ownAccount, PARAMS, rated, TARGET } from './test-scorecards';
import { tiles } from './tiles';

ownDatabase();

const PERIOD = daysFrom('2026-03-01', NOW);
const changes = new Map(changesFrom(BEFORE, NOW).map((change) => [change.id, change]));

/** The rating of an SKU with a single row on the day. */
function ratingOn(day: string, id: string): number | null {
  const rows = on(day).filter((row) => idOf(row) === id);
  return rows.length === 1 ? (rows[0]?.average_rating ?? null) : null;
}

describe.each(SERVICES)('of $title', (kind) => {
  it('lists the SKUs below the target by their exact rating, the lowest first', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(skus, PARAMS);
    const below = belowOn(NOW).toSorted((a, b) => a.rating - b.rating);
    expect(answer.rows.map(({ rating }) => rating)).toEqual(below.map(({ rating }) => rating));
    expect(answer.rows.map(({ sku }) => sku)).toContain('C');
    expect(answer.rows.map(({ sku }) => sku)).not.toContain('B');
    for (const row of answer.rows) {
      const change = changes.get(row.id);
      expect(row, row.id).toMatchObject({
        ...{ target: TARGET, distance: rounded((row.rating ?? 0) - TARGET), is_below: true },
        ...{ rating_before: change?.before ?? null, change: change?.change ?? null },
        reviews: reviewsIn(daysFrom('2026-03-06', NOW), (sent) => idOf(sent) === row.id),
        ratings: PERIOD.map((day) => ratingOn(day, row.id)),
      });
    }
  });

  it('has the largest falls first, of SKUs that are rated on both days', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(falls, PARAMS);
    const falling = [...changes.values()].filter(isFalling).toSorted((a, b) => a.change - b.change);
    expect(answer.falls).toMatchObject(
      falling.map(({ id, rating, before, change }) => ({ id, rating, rating_before: before, change })),
    );
    expect(answer.falls.map(({ is_below }) => is_below)).toEqual([true, false]);
    expect(answer).toMatchObject({
      ...{ target: TARGET, compared: changes.size, notCompared: ratedOn(NOW).length - changes.size },
    });
  });

  it('has the rating and the new reviews of an SKU by day', async () => {
    const { ask } = await account(kind);
    for (const row of on(NOW)) {
      const id = idOf(row);
      const { answer } = await ask(newReviews, { ...PARAMS, id, own: 'competitor' });
      expect(answer, id).toMatchObject({
        ...{ retailer: row.retailer, brand: row.brand, target: TARGET, days: PERIOD },
        ratings: PERIOD.map((day) => ratingOn(day, id)),
        reviews: PERIOD.map((day) => reviewsIn([day], (sent) => idOf(sent) === id)),
      });
    }
  });

  it('names the scorecards that had an answer with rows', async () => {
    const { ask, collect } = await ownAccount(kind);
    expect((await ask(scorecards, {})).answer).toEqual([{ title: '', name: 'Default scorecard', newest: NOW }]);
    await collect('2026-03-04', [rated('A', 'k', '2026-03-04', 4)], { scorecard_title: 'Own brands & more' });
    await collect('2026-03-04', [], { scorecard_title: 'Unknown' });
    expect((await ask(scorecards, {})).answer.slice(1)).toEqual([
      { title: 'Own brands & more', name: 'Own brands & more', newest: '2026-03-04' },
    ]);
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

it('lists all SKUs without a compared day, and compares none', async () => {
  const { ask } = await account();
  const { answer } = await ask(skus, { ...PARAMS, against: undefined, of: 'all' });
  expect(answer.total).toBe(DAYS[NOW]?.length);
  expect(answer.rows.every(({ change, rating_before }) => change === null && rating_before === null)).toBe(true);
  expect((await ask(falls, { ...PARAMS, against: undefined })).answer).toMatchObject({ falls: [], compared: 0 });
});

it('has no new reviews of an unknown SKU', async () => {
  const { ask } = await account();
  expect((await ask(newReviews, { ...PARAMS, id: 'x/y' })).answer).toBeNull();
});
