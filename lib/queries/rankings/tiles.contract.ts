import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { keywords } from './keywords';
import { retailers } from './retailers';
import {
  changedShelves,
  countryOf,
  isOwn,
  type Listing,
  on,
  onFirst,
  powerOf,
  type Shelf,
  shelvesOf,
  shopOf,
} from './test-figures';
import { account, BEFORE, DAYS, NOW, PARAMS } from './test-ranks';
import { tiles } from './tiles';

ownDatabase();

const shopOfShelf = ({ rows: [first] }: Shelf) => (first ? shopOf(first) : '');
const isPower = ({ rows: [first] }: Shelf) => (first ? powerOf(first) === true : false);

/** The counts of some shelves of a day, all by default. */
function counts(day: string, isSelected: (shelf: Shelf) => boolean = () => true) {
  const shelves = shelvesOf(day).filter(isSelected);
  const rows = shelves.flatMap((shelf) => shelf.rows);
  const own = shelves.flatMap((shelf) => shelf.own);
  const known = shelves.filter(({ isPageOne }) => isPageOne !== null);
  const judged = shelves.filter(({ isOnTarget }) => isOnTarget !== null);
  return {
    onPageOne: known.filter(({ isPageOne }) => isPageOne).length,
    known: known.length,
    onTarget: judged.filter(({ isOnTarget }) => isOnTarget).length,
    judged: judged.length,
    atStake: shelves.filter(({ isAtStake }) => isAtStake).length,
    ours: onFirst(own),
    all: onFirst(rows),
    share: onFirst(rows) === 0 ? null : onFirst(own) / onFirst(rows),
    keywords: new Set(shelves.filter(({ collected }) => collected).map(({ shelf }) => shelf.split('/')[0])).size,
    retailers: new Set(shelves.filter(({ collected }) => collected).map(shopOfShelf)).size,
  };
}

describe.each(SERVICES)('of $title', (kind) => {
  it('counts keywords at retailers by the best own SKU, and products on page one once', async () => {
    const { ask } = await account(kind);
    const { answer, coverage } = await ask(tiles, PARAMS);
    expect(coverage[0]).toMatchObject({ need: 'today', states: 'c', rows: DAYS[NOW]?.length });
    const tile = (name: string) => answer.find((tile) => tile.name === name);
    const [now, then] = [counts(NOW), counts(BEFORE)];
    const days = [BEFORE, '2026-03-02', '2026-03-03', NOW];
    const trend = (value: (day: string) => number | null) => days.map((day) => (DAYS[day] ? value(day) : null));
    expect(tile('on_page_one')).toMatchObject({
      ...{ value: now.onPageOne, part: now.onPageOne, whole: now.known, before: then.onPageOne },
      trend: trend((day) => counts(day).onPageOne),
    });
    expect(tile('on_target')).toMatchObject({
      ...{ value: now.onTarget, whole: now.judged, before: then.onTarget },
      trend: trend((day) => counts(day).onTarget),
    });
    expect(tile('page_one_share')).toMatchObject({
      ...{ value: now.share, part: now.ours, whole: now.all, before: then.share },
      trend: trend((day) => counts(day).share),
    });
    expect(tile('at_stake')).toMatchObject({
      ...{ value: now.atStake, part: now.atStake, whole: now.onPageOne, before: then.atStake },
      trend: trend((day) => counts(day).atStake),
    });
    expect(tile('keywords')?.value).toBe(now.keywords);
    expect(tile('retailers')?.value).toBe(now.retailers);
    const { lost, gained } = changedShelves(BEFORE, NOW);
    expect(tile('lost')).toMatchObject({ value: lost.length, part: lost.filter(isPower).length, whole: lost.length });
    expect(tile('gained')).toMatchObject({ value: gained.length, part: gained.filter(isPower).length });
  });

  it('compares each day of the trend with one as many days before', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, { ...PARAMS, date: '2026-03-02', against: BEFORE, days: '2' });
    const { lost, gained } = changedShelves(BEFORE, '2026-03-02');
    expect(answer.find(({ name }) => name === 'lost')?.trend).toEqual([null, lost.length]);
    expect(answer.find(({ name }) => name === 'gained')?.trend).toEqual([null, gained.length]);
  });

  it('has the figures of each retailer', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(retailers, PARAMS);
    expect(answer.map(({ keys }) => [keys.shop, keys.country])).toEqual([
      ['k', 'DE'],
      ['p', 'DE'],
      ['Halvéo FR', 'FR'],
    ]);
    const { lost, gained } = changedShelves(BEFORE, NOW);
    for (const { keys, values } of answer) {
      const isHere = (shelf: Shelf) => shopOfShelf(shelf) === keys.shop;
      const [now, then] = [counts(NOW, isHere), counts(BEFORE, isHere)];
      expect(values.on_page_one).toMatchObject({ value: now.onPageOne, whole: now.known, before: then.onPageOne });
      expect(values.on_target).toMatchObject({ value: now.onTarget, whole: now.judged });
      expect(values.page_one_share).toMatchObject({ value: now.share, whole: now.all });
      expect(values.at_stake.value).toBe(now.atStake);
      expect(values.lost.whole).toBe(lost.filter(isHere).length);
      expect(values.gained.whole).toBe(gained.filter(isHere).length);
    }
  });
});

it('counts as many keywords as the table lists', async () => {
  const { ask } = await account();
  for (const over of [{}, { country: 'DE' }, { key: 'yes' }, { q: 'seife' }, { brand: 'Velquin' }]) {
    const { answer } = await ask(tiles, { ...PARAMS, ...over });
    const value = (name: string) => answer.find((tile) => tile.name === name)?.value;
    for (const of of ['lost', 'gained', 'at_stake'] as const)
      expect((await ask(keywords, { ...PARAMS, ...over, of })).answer.total, JSON.stringify([over, of])).toBe(
        value(of),
      );
    const { answer: all } = await ask(keywords, { ...PARAMS, ...over, of: 'all' });
    expect(all.rows.filter(({ is_page_one }) => is_page_one).length).toBe(value('on_page_one'));
    expect(all.rows.filter(({ is_on_target }) => is_on_target).length).toBe(value('on_target'));
  }
});

it('keeps its base under a filter by verdict, which would make every keyword met or missed', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, PARAMS);
  expect((await ask(tiles, { ...PARAMS, target: 'missed' })).answer).toEqual(answer);
});

it('keeps competitors on page one under a filter by brand', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, brand: 'Fenwarra', country: 'DE' });
  const rows = on(NOW).filter((row: Listing) => countryOf(row) === 'DE');
  const part = onFirst(rows.filter(({ item }) => item.brand_name === 'Fenwarra'));
  expect(answer.find(({ name }) => name === 'page_one_share')).toMatchObject({ part, whole: onFirst(rows) });
  expect(rows.some(isOwn)).toBe(true);
});

it('has no figure for a day that is not collected', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, date: '2026-03-03', days: '1' });
  expect(answer.map(({ value }) => value)).toEqual(answer.map(() => null));
});
