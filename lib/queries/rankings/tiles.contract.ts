import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { changes } from './changes';
import { retailers } from './retailers';
import {
  changedRanks,
  countryOf,
  inType,
  isCollected,
  isOwn,
  type Listing,
  on,
  onFirst,
  powerOf,
  type Rank,
  ranksOf,
  shopOf,
} from './test-figures';
import { account, BEFORE, DAYS, NOW, ownAccount, PARAMS, product } from './test-ranks';
import { tiles } from './tiles';

ownDatabase();

const isPower = ({ listing }: Rank) => powerOf(listing) === true;

/** The counts of some listings of a day, all by default. */
function counts(day: string, isSelected: (row: Listing) => boolean = () => true) {
  const rows = on(day).filter(isSelected);
  const ranks = ranksOf(day).filter(({ listing }) => isSelected(listing));
  const knownRanks = ranks.filter(({ isPageOne }) => isPageOne !== null);
  const judged = ranks.filter(({ isOnTarget }) => isOnTarget !== null);
  const collected = rows.filter(isCollected);
  return {
    onPageOne: knownRanks.filter(({ isPageOne }) => isPageOne).length,
    known: knownRanks.length,
    onTarget: judged.filter(({ isOnTarget }) => isOnTarget).length,
    judged: judged.length,
    atStake: ranks.filter(({ isAtStake }) => isAtStake).length,
    ours: onFirst(rows.filter(isOwn)),
    all: onFirst(rows),
    share: onFirst(rows) === 0 ? null : onFirst(rows.filter(isOwn)) / onFirst(rows),
    keywords: new Set(collected.map(({ keyword }) => keyword.search_keyword_id)).size,
    retailers: new Set(collected.map(shopOf)).size,
  };
}

describe.each(SERVICES)('of $title', (kind) => {
  it('counts each own SKU for each keyword, and products on page one once', async () => {
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
    const { lost, gained } = changedRanks(BEFORE, NOW);
    expect(tile('lost')).toMatchObject({ value: lost.length, part: lost.filter(isPower).length, whole: lost.length });
    expect(tile('gained')).toMatchObject({ value: gained.length, part: gained.filter(isPower).length });
  });

  it('compares each day of the trend with one as many days before', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, { ...PARAMS, date: '2026-03-02', against: BEFORE, days: '2' });
    const { lost, gained } = changedRanks(BEFORE, '2026-03-02');
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
    const { lost, gained } = changedRanks(BEFORE, NOW);
    for (const { keys, values } of answer) {
      const isHere = (row: Listing) => shopOf(row) === keys.shop;
      const isHereNow = ({ listing }: Rank) => isHere(listing);
      const [now, then] = [counts(NOW, isHere), counts(BEFORE, isHere)];
      expect(values.on_page_one).toMatchObject({ value: now.onPageOne, whole: now.known, before: then.onPageOne });
      expect(values.on_target).toMatchObject({ value: now.onTarget, whole: now.judged });
      expect(values.lost.whole).toBe(lost.filter(isHereNow).length);
      expect(values.gained.whole).toBe(gained.filter(isHereNow).length);
    }
  });
});

it('counts as many changes as the table lists', async () => {
  const { ask } = await account();
  for (const over of [{}, { country: 'DE' }, { key: 'yes' }, { q: '00W' }]) {
    const { answer } = await ask(tiles, { ...PARAMS, ...over });
    for (const of of ['lost', 'gained', 'at_stake'] as const)
      expect((await ask(changes, { ...PARAMS, ...over, of })).answer.total, JSON.stringify([over, of])).toBe(
        answer.find(({ name }) => name === of)?.value,
      );
  }
});

it('searches the ranks that it counts, and takes the share of page one of their keywords', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, q: '00V Korbina' });
  const ours = ({ item }: Listing) => item.barcode === '00V';
  const rows = on(NOW).filter((row) => shopOf(row) === 'k');
  expect(answer.find(({ name }) => name === 'page_one_share')).toMatchObject({
    part: onFirst(rows.filter(ours)),
    whole: onFirst(rows),
  });
});

it('takes the end of page one from ranks within their type if they are counted', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, rank: 'type' });
  const ranks = ranksOf(NOW, { rankOf: inType });
  expect(answer.find(({ name }) => name === 'at_stake')?.value).toBe(ranks.filter(({ isAtStake }) => isAtStake).length);
  expect(ranksOf(NOW).filter(({ isAtStake }) => isAtStake).length).not.toBe(
    ranks.filter(({ isAtStake }) => isAtStake).length,
  );
});

it('keeps its base under a filter by verdict, which would make every rank met or missed', async () => {
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

it('states how many ranks of competitors it counts, which are none if an own product passes the filters', async () => {
  const { ask } = await account();
  const rivals = async (over: Record<string, string>) =>
    (await ask(tiles, { ...PARAMS, ...over })).answer.find(({ name }) => name === 'rival_ranks')?.value;
  expect(await rivals({})).toBe(0);
  expect(await rivals({ brand: 'Fenwarra,Velquin', q: 'fenwarra' })).toBe(0);
  const isFenwarra = ({ item }: Listing) => item.brand_name === 'Fenwarra';
  expect(await rivals({ brand: 'Fenwarra' })).toBe(ranksOf(NOW, { isOurs: isFenwarra }).length);
});

it('counts page one as lost by a product whose owner was not known on the compared day', async () => {
  const { ask, collect } = await ownAccount();
  const unknown = product('V', 'k', { shampoo: 2 }, { is_customer_brand: null });
  await collect('2026-03-10', [unknown, product('W', 'k', { shampoo: 3 })]);
  await collect('2026-03-11', [product('V', 'k', { shampoo: 12 }), product('W', 'k', { shampoo: 3 })]);
  const params = { date: '2026-03-11', against: '2026-03-10', days: '2' };
  const { answer } = await ask(tiles, params);
  expect(answer.find(({ name }) => name === 'lost')?.value).toBe(1);
  expect((await ask(changes, { ...params, of: 'lost' })).answer.total).toBe(1);
});

it('takes the share of page one of a keyword whose name one product does not state', async () => {
  const { ask, collect } = await ownAccount();
  const nameless = product('F', 'k', { shampoo: [{ combined_position: 1, search_keyword_name: null }] });
  await collect('2026-03-10', [nameless, product('V', 'k', { shampoo: 2 })]);
  const { answer } = await ask(tiles, { date: '2026-03-10', days: '1', keyword: 'shampoo' });
  expect(answer.find(({ name }) => name === 'page_one_share')).toMatchObject({ part: 1, whole: 2 });
});

it('tells a product without identifiers from one whose identifier is the number of its row', async () => {
  const { ask, collect } = await ownAccount();
  const none = { product_id: null, search_product_id: null, barcode: null, csku_title: null };
  const rowNumbers = [1, 2].map((row) => 1_000_000 + row);
  const named = rowNumbers.map((row) => product('F', 'k', { shampoo: 2 }, { product_id: String(row) }));
  await collect('2026-03-10', [product('V', 'k', { shampoo: 1 }, none), ...named]);
  const { answer } = await ask(tiles, { date: '2026-03-10', days: '1' });
  expect(answer.find(({ name }) => name === 'page_one_share')).toMatchObject({ part: 1, whole: 3 });
});

describe('with keywords and retailers that have no own SKU on the day', () => {
  const atHalveo = (row: Listing) => shopOf(row) === 'Halvéo FR';

  it('compares only own SKUs on other days', async () => {
    const { ask } = await account();
    const { answer } = await ask(tiles, {
      ...{ date: '2026-03-02', against: BEFORE, days: '2', retailer: 'Halvéo FR' },
    });
    const then = counts(BEFORE, atHalveo);
    const tile = (name: string) => answer.find((figure) => figure.name === name);
    expect(tile('on_page_one')?.before).toBe(then.onPageOne);
    expect(tile('page_one_share')?.before).toBe(then.share);
    expect(then.share).toBe(0.5);
  });

  it('counts only own SKUs in the trend of a day that is not collected', async () => {
    const { ask } = await account();
    const { answer } = await ask(tiles, { date: '2026-03-03', days: '3' });
    expect(answer.find(({ name }) => name === 'on_page_one')?.trend).toEqual([
      counts(BEFORE).onPageOne,
      counts('2026-03-02').onPageOne,
      null,
    ]);
  });

  it('compares a brand of competitors, also on a day that does not have it', async () => {
    const { ask } = await account();
    const { answer } = await ask(tiles, { date: '2026-03-03', days: '3', brand: 'Fenwarra' });
    const rows = ranksOf(BEFORE, { isOurs: ({ item }) => item.brand_name === 'Fenwarra' });
    expect(answer.find(({ name }) => name === 'on_page_one')?.trend[0]).toBe(
      rows.filter(({ isPageOne }) => isPageOne).length,
    );
  });
});

it('has no figure for a day that is not collected', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, date: '2026-03-03', days: '1' });
  expect(answer.map(({ value }) => value)).toEqual(answer.map(() => null));
});
