import { describe, expect, it } from 'vitest';
import { daysFrom } from '@/lib/queries/shared/dates';
import { writeSettings } from '@/lib/server/account/account-settings';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { tiles as overviewTiles } from '../overview/tiles';
import { days, facets } from './page-queries';
import { retailers } from './retailers';
import {
  averageChange,
  averageOn,
  belowOn,
  changesFrom,
  isFalling,
  on,
  ratedOn,
  reviewsIn,
  shopOf,
  skuOf,
} from './test-figures';
import { addedTo, neededOn } from './test-file-figures';
import { BEFORE, FILES, NOW } from './test-files';
import { account, DAYS, ownAccount, PARAMS, rated, TARGET } from './test-scorecards';
import { type ScorecardTile, tiles } from './tiles';

ownDatabase();

const PERIOD = daysFrom('2026-03-01', NOW);
const tileOf = (answer: readonly ScorecardTile[], name: string) => answer.find((tile) => tile.name === name);
const trend = (value: (day: string) => number | null) => PERIOD.map((day) => (DAYS[day] ? value(day) : null));

describe.each(SERVICES)('of $title', (kind) => {
  it('has the average rating, the SKUs below the target and new reviews of each day', async () => {
    const { ask } = await account(kind);
    const { answer, coverage } = await ask(tiles, PARAMS);
    expect(coverage[0]).toMatchObject({ need: 'today', states: 'c', rows: DAYS[NOW]?.length });
    expect(tileOf(answer, 'rating')).toMatchObject({
      ...{ value: averageOn(NOW), part: ratedOn(NOW).length, whole: on(NOW).length, before: averageOn(BEFORE) },
      ...{ target: TARGET, trend: trend((day) => averageOn(day)) },
    });
    expect(tileOf(answer, 'below')).toMatchObject({
      ...{ value: belowOn(NOW).length, whole: ratedOn(NOW).length, before: belowOn(BEFORE).length },
      trend: trend((day) => belowOn(day).length),
    });
    expect(tileOf(answer, 'reviews')?.trend).toEqual(trend((day) => reviewsIn([day])));
  });

  it('compares SKUs that are rated on both days', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    const changes = changesFrom(BEFORE, NOW);
    expect(changes.map(({ id }) => id[0])).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(tileOf(answer, 'change')).toMatchObject({
      ...{ value: averageChange(changes), part: changes.length, whole: ratedOn(NOW).length },
    });
    const falling = changes.filter(isFalling);
    expect(falling.map(({ id }) => id[0])).toEqual(['A', 'D']);
    expect(tileOf(answer, 'falling')).toMatchObject({
      ...{ value: falling.length, whole: falling.length, part: falling.filter(({ rating }) => rating < TARGET).length },
    });
  });

  it('counts new reviews since the compared day, and those of as many days before', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    expect(tileOf(answer, 'reviews')).toMatchObject({
      value: reviewsIn(daysFrom('2026-03-06', NOW)),
      before: reviewsIn(daysFrom('2026-03-03', BEFORE)),
      ...{ part: 3, whole: 3, of: 'days' },
    });
  });

  it('sums the five-star reviews that SKUs below the target need, by the rating files', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    expect(answer.at(-1)).toMatchObject({
      ...{ name: 'needed', value: neededOn(NOW), before: neededOn(BEFORE), trend: trend((day) => neededOn(day)) },
      part: ratedOn(NOW).filter(({ row }) => addedTo(row, NOW).needed !== null).length,
      ...{ whole: ratedOn(NOW).length, of: 'rated SKUs at retailers' },
    });
    const { answer: outside } = await ask(tiles, { ...PARAMS, days: '2' });
    expect(outside.at(-1)).toMatchObject({ before: neededOn(BEFORE), trend: [null, neededOn(NOW)] });
    const { answer: ofShop } = await ask(tiles, { ...PARAMS, retailer: 'Plazora DE' });
    expect(ofShop.at(-1)?.value).toBe(neededOn(NOW, (row) => shopOf(row) === 'Plazora DE'));
  });

  it('has the figures of each retailer, the lowest rating first', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(retailers, PARAMS);
    expect(answer).toMatchObject({ target: TARGET, days: PERIOD, weightedDays: null });
    const shops = [...new Set(PERIOD.flatMap(on).map(shopOf))];
    const byRating = (a: string, b: string) =>
      (averageOn(NOW, (row) => shopOf(row) === a) ?? 9) - (averageOn(NOW, (row) => shopOf(row) === b) ?? 9);
    expect(answer.retailers.map(({ shop }) => shop)).toEqual(shops.toSorted(byRating));
    for (const { shop, rating, below } of answer.retailers) {
      const isHere = (row: Parameters<typeof shopOf>[0]) => shopOf(row) === shop;
      // A retailer without rows has none below. One whose rows have no rating is not known.
      const countBelow = (day: string) =>
        on(day).some(isHere) && ratedOn(day, isHere).length === 0 ? null : belowOn(day, isHere).length;
      expect(rating, shop).toMatchObject({
        ...{ value: averageOn(NOW, isHere), before: averageOn(BEFORE, isHere) },
        trend: trend((day) => averageOn(day, isHere)),
      });
      expect(below, shop).toMatchObject({
        ...{ value: countBelow(NOW), whole: ratedOn(NOW, isHere).length },
        trend: trend(countBelow),
      });
    }
  });

  it('knows own and power SKUs, tags and countries from the newest offers of the SKU', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(facets, PARAMS);
    const own = (row: Parameters<typeof skuOf>[0]) => ['A', 'B', 'G'].includes(skuOf(row));
    const count = (isSelected: typeof own) => on(NOW).filter(isSelected).length;
    expect(answer.own).toEqual([
      { value: 'own', count: count(own) },
      { value: 'competitor', count: count((row) => skuOf(row) === 'D') },
    ]);
    expect(answer.power).toContainEqual({ value: 'yes', count: 1 });
    expect(answer.tag).toContainEqual({ value: 'Line: Care', count: 1 });
    expect(answer.country).toContainEqual({ value: 'FR', count: 1 });
    const { answer: ofOwn } = await ask(tiles, { ...PARAMS, own: 'own' });
    expect(tileOf(ofOwn, 'rating')).toMatchObject({
      value: averageOn(NOW, own),
      trend: trend((day) => averageOn(day, own)),
    });
    expect(tileOf(ofOwn, 'change')?.value).toBe(averageChange(changesFrom(BEFORE, NOW, own)));
  });
});

it('does not compare new reviews of a range with a day that is not collected', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, date: '2026-03-06', against: '2026-03-03' });
  expect(tileOf(answer, 'reviews')).toMatchObject({
    value: reviewsIn(daysFrom('2026-03-04', '2026-03-06')),
    before: null,
  });
  const gap = await ask(tiles, { ...PARAMS, date: '2026-03-03', against: '2026-03-01' });
  expect(tileOf(gap.answer, 'reviews')).toMatchObject({
    value: reviewsIn(['2026-03-03']),
    part: 1,
    whole: 2,
    before: null,
  });
});

it('counts new reviews of the period, and no falling SKU, without a compared day', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, against: undefined });
  expect(tileOf(answer, 'reviews')).toMatchObject({ value: reviewsIn(PERIOD), part: 7, whole: 8, before: null });
  expect([tileOf(answer, 'falling')?.value, tileOf(answer, 'change')?.value]).toEqual([null, null]);
});

it('compares with days outside the period', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, days: '2' });
  expect(tileOf(answer, 'rating')).toMatchObject({
    before: averageOn(BEFORE),
    trend: [averageOn('2026-03-07'), averageOn(NOW)],
  });
  expect(tileOf(answer, 'reviews')).toMatchObject({ before: reviewsIn(daysFrom('2026-03-03', BEFORE)) });
  const later = await ask(tiles, { ...PARAMS, date: BEFORE, against: NOW, days: '2' });
  expect(tileOf(later.answer, 'rating')?.before).toBe(averageOn(NOW));
  expect(tileOf(later.answer, 'change')?.value).toBe(averageChange(changesFrom(NOW, BEFORE)));
});

it('has the target of the account, and weights by the reviews of the rating file if it does, as the Overview does', async () => {
  const reviewsOf = (row: Parameters<typeof skuOf>[0]) => addedTo(row, NOW).total ?? 0;
  const { ask, db, account: id } = await ownAccount();
  await writeSettings(db, id, [
    { name: 'rating_target', value: 4.3 },
    { name: 'rating_weighting', value: 'reviews' },
  ]);
  const { answer } = await ask(tiles, PARAMS);
  expect(tileOf(answer, 'rating')).toMatchObject({ value: averageOn(NOW, undefined, reviewsOf), target: 4.3 });
  expect(tileOf(answer, 'below')?.value).toBe(belowOn(NOW, undefined, 4.3).length);
  expect(tileOf(answer, 'change')?.value).toBe(averageChange(changesFrom(BEFORE, NOW), reviewsOf));
  const { answer: byRetailer } = await ask(retailers, PARAMS);
  expect(byRetailer.weightedDays).toBe(Object.keys(FILES).length);
  for (const { shop, rating } of byRetailer.retailers) {
    const isHere = (row: Parameters<typeof shopOf>[0]) => shopOf(row) === shop;
    expect(rating.value, shop).toBe(averageOn(NOW, isHere, reviewsOf));
  }
  const overview = await ask(overviewTiles, { date: NOW, against: BEFORE, days: '8' });
  const { value, before, trend, target } = tileOf(answer, 'rating') ?? {};
  expect(overview.answer.find(({ name }) => name === 'rating')).toMatchObject({ value, before, trend, target });
});

it('counts SKUs below a target of 5 as without a number of five-star reviews', async () => {
  const { ask, collect, db, account: id } = await ownAccount();
  await writeSettings(db, id, [{ name: 'rating_target', value: 5 }]);
  expect((await ask(tiles, PARAMS)).answer.at(-1)).toMatchObject({ value: null, part: 0 });
  await collect(NOW, [rated('A', 'k', NOW, 5), rated('B', 'k', NOW, 4.9)]);
  expect((await ask(tiles, PARAMS)).answer.at(-1)).toMatchObject({ name: 'needed', value: 0, part: 1, whole: 2 });
});

it('has no figure for a day that is not collected', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, date: '2026-03-02', against: '2026-03-01', days: '1' });
  expect(answer.map(({ value }) => value)).toEqual(answer.map(() => null));
});

it('reads the scorecard of the title', async () => {
  const { ask, collect } = await ownAccount();
  await collect(NOW, [rated('A', 'k', NOW, 2)], { scorecard_title: 'Rivals' });
  expect(tileOf((await ask(tiles, { ...PARAMS, scorecard_title: 'Rivals' })).answer, 'rating')?.value).toBe(2);
  expect(tileOf((await ask(tiles, PARAMS)).answer, 'rating')?.value).toBe(averageOn(NOW));
});

it('opens another scorecard on the newest day of the page, also if only an older day of it is collected', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-01', [rated('A', 'k', '2026-03-01', 2)], { scorecard_title: 'Rivals' });
  const { answer } = await ask(days, { scorecard_title: 'Rivals' });
  expect(answer.newest).toBe(NOW);
});
