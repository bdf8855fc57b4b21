import { describe, expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { sharedAccount } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { bookedShare } from './booked-share';
import { cards } from './cards';
import { changeCounts } from './changes';
import { homePages } from './home-pages';
import { positionMap } from './position-map';
import { home, rival } from './test-banners';
import { tiles } from './tiles';

ownDatabase();

const SHOPS = ['Korbina DE', 'Plazora DE', 'Halvéo FR'];
const BRANDS = ['Velquin', 'Brumella', 'Fenwarra', 'Oskarine', null];
const OWN = new Set<string | null>(['Velquin', 'Brumella']);
const label = (brand: string | null) => ({ category: 'Hair', subcategory: 'Shampoo', brand });

/** A banner with brands derived from its position and its number of changes. */
function banner(shop: number, kind: number, position: number, turn: number) {
  const index = (shop * 7 + kind * 3 + position + turn) % (BRANDS.length + 1);
  const brands =
    index === BRANDS.length ? [] : [...new Set([BRANDS[index], BRANDS[(index * 2 + shop) % BRANDS.length]])];
  const own = brands.filter((brand) => OWN.has(brand ?? null));
  const other = brands.filter((brand) => !OWN.has(brand ?? null));
  return {
    retailer_name: SHOPS[shop] ?? null,
    page_type: ['HOME_PAGE', 'CATEGORY_PAGE', 'PAGE_OF_TOMORROW'][kind] ?? null,
    page_name: `Page ${kind}`,
    page_url: `https://shop${shop}.example/${kind}`,
    page_preview_image_url: null,
    e_retail_media_position: position,
    e_retail_media_url: `https://shop${shop}.example/m/${position}-${turn}`,
    own_label_count: own.length,
    competitor_label_count: other.length,
    own_labels: own.map((brand) => label(brand ?? null)),
    competitor_labels: other.map((brand) => label(brand ?? null)),
    e_retail_media_types: ['HERO'],
  };
}
type Row = ReturnType<typeof banner>;

/** Different banners change on each day. The fourth day was not collected. */
const DAYS: Record<string, Row[]> = Object.fromEntries(
  [1, 2, 3, 5].map((day) => [
    `2026-03-0${day}`,
    [0, 1, 2].flatMap((shop) =>
      [0, 1, 2].flatMap((kind) =>
        [1, 2, 3, 4].map((position) =>
          banner(shop, kind, position, (shop + kind + position) % 4 === day % 4 ? day : Math.floor(day / 3)),
        ),
      ),
    ),
  ]),
);
const NOW = '2026-03-05';
const BEFORE = '2026-03-03';
const now = DAYS[NOW] ?? [];
const before = DAYS[BEFORE] ?? [];
const brandsOf = (row: Row) => [...row.own_labels, ...row.competitor_labels].map(({ brand }) => brand);
const isOwn = (row: Row) => row.own_labels.length > 0;
const isHome = (row: Row) => row.page_type === 'HOME_PAGE';
const identity = (row: Row) => JSON.stringify([row.retailer_name, row.page_type, row.page_url, row.e_retail_media_url]);
const positionKey = (row: Row) =>
  JSON.stringify([row.retailer_name, row.page_type, row.page_url, row.e_retail_media_position]);
const without = (rows: readonly Row[], others: readonly Row[], key: (row: Row) => string) => {
  const earlier = new Set(others.map(key));
  return rows.filter((row) => !earlier.has(key(row)));
};
const account = () => sharedAccount(eRetailMedia, DAYS);
const PARAMS = { date: NOW, against: BEFORE, days: '5' };

describe('the map of positions', () => {
  it('has every banner of the day once, by retailer and page type, with its brands', async () => {
    const { ask } = await account();
    const { answer } = await ask(positionMap, PARAMS);
    expect(answer).toMatchObject({ banners: now.length, more: 0 });
    expect(answer.kinds.map(({ page_type, banners }) => [page_type, banners])).toEqual([
      ['HOME_PAGE', 12],
      ['CATEGORY_PAGE', 12],
      ['PAGE_OF_TOMORROW', 12],
    ]);
    const actual = answer.rows.flatMap(({ retailer, cells }) =>
      cells.flatMap((cell, kind) =>
        cell.map(([, page, position, brands]) =>
          JSON.stringify([
            ...[retailer, answer.kinds[kind]?.page_type, answer.pages[page], position],
            brands.map((index) => answer.brands[index]?.name ?? null).sort(),
          ]),
        ),
      ),
    );
    const expected = now.map((row) =>
      JSON.stringify([
        ...[row.retailer_name, row.page_type, row.page_name, row.e_retail_media_position],
        [...new Set(brandsOf(row))].sort(),
      ]),
    );
    expect(actual.sort()).toEqual(expected.sort());
    for (const { retailer, own, banners } of answer.rows) {
      const retailerRows = now.filter(({ retailer_name }) => retailer_name === retailer);
      expect([banners, own]).toEqual([retailerRows.length, retailerRows.filter(isOwn).length]);
    }
    expect(answer.brands.map(({ own }) => own)).toEqual(answer.brands.map(({ own }) => own).sort((a, b) => +b - +a));
    const filtered = await ask(positionMap, { ...PARAMS, page_type: 'HOME_PAGE', brand: 'Fenwarra' });
    expect(filtered.answer.banners).toBe(now.filter((row) => isHome(row) && brandsOf(row).includes('Fenwarra')).length);
  });
});

describe('the cards of the gallery', () => {
  it('merge positions with the same brands on a page, without losing a banner', async () => {
    const { ask } = await account();
    const { answer } = await ask(cards, { ...PARAMS, limit: '1000' });
    const key = (row: Row) => {
      const brands = [...new Set(brandsOf(row).filter((brand) => brand !== null))].sort();
      return JSON.stringify([row.retailer_name, row.page_url, brands.length > 0 ? brands : identity(row)]);
    };
    const groups = new Map<string, Row[]>();
    for (const row of now) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
    expect([answer.total, answer.banners]).toEqual([groups.size, now.length]);
    const texts = answer.rows.map((card) => JSON.stringify([card.retailer_name, card.page_name, card.positions]));
    const expected = [...groups.values()].map((rows) =>
      JSON.stringify([
        ...[rows[0]?.retailer_name, rows[0]?.page_name],
        rows.map((row) => row.e_retail_media_position).sort((a, b) => a - b),
      ]),
    );
    expect(texts.sort()).toEqual(expected.sort());
    const merged = answer.rows.filter(({ positions }) => positions.length > 1);
    expect(merged.length).toBeGreaterThan(0);
    const home = await ask(cards, { ...PARAMS, view: 'home', limit: '1' });
    expect([home.answer.rows.length, home.answer.banners]).toEqual([1, now.filter(isHome).length]);
  });

  it('agree with the counts of new and ended banners, and show the days of each', async () => {
    const { ask } = await account();
    const counts = (await ask(changeCounts, PARAMS)).answer;
    const fresh = (await ask(cards, { ...PARAMS, view: 'new', limit: '1000' })).answer;
    const ended = (await ask(cards, { ...PARAMS, view: 'ended', limit: '1000' })).answer;
    expect([fresh.banners, ended.banners]).toEqual([counts.new, counts.gone]);
    expect([counts.new, counts.gone]).toEqual([
      without(now, before, identity).length,
      without(before, now, identity).length,
    ]);
    expect(fresh.rows.every(({ fresh, banners }) => fresh === banners)).toBe(true);
    // The fourth day was not collected.
    const unknown = (await ask(cards, { ...PARAMS, against: '2026-03-04', view: 'new' })).answer;
    expect([fresh.is_compared, unknown.is_compared, unknown.total]).toEqual([true, false, 0]);
    expect(new Set(ended.rows.map(({ state }) => state))).toEqual(new Set(['ended']));
    expect(ended.rows.every(({ strip }) => strip.at(-1) === 'a')).toBe(true);
    const all = (await ask(cards, { ...PARAMS, limit: '1000' })).answer.rows;
    const single = all.filter(({ banners }) => banners === 1);
    for (const card of single) {
      const row = now.find(
        (banner) =>
          banner.page_name === card.page_name &&
          banner.retailer_name === card.retailer_name &&
          banner.e_retail_media_position === card.positions[0],
      );
      const strip = ['01', '02', '03', '04', '05'].map((day) => {
        const rows = DAYS[`2026-03-${day}`];
        if (!rows) return '-';
        return row && rows.some((banner) => identity(banner) === identity(row)) ? 's' : 'a';
      });
      expect(card.strip).toBe(strip.join(''));
      const collectedDays = strip.filter((letter) => letter !== '-').reverse();
      const gap = collectedDays.findIndex((letter) => letter !== 's');
      expect(card.days).toBe(gap < 0 ? collectedDays.length : gap);
    }
  });
});

it('divides a home page banner among its brands, so that their sum is the number of banners', async () => {
  const { ask } = await account();
  const { answer } = await ask(homePages, PARAMS);
  expect([answer.before, answer.now]).toEqual([before.filter(isHome).length, now.filter(isHome).length]);
  for (const brand of answer.brands) {
    const of = (rows: readonly Row[]) =>
      rows
        .filter(isHome)
        .filter((row) => (brand.name === null && brandsOf(row).length === 0) || brandsOf(row).includes(brand.name));
    const shareOf = (rows: readonly Row[]) =>
      of(rows).reduce((sum, row) => sum + 1 / Math.max(1, brandsOf(row).length), 0);
    expect(brand.before).toBeCloseTo(shareOf(before), 9);
    expect(brand.now).toBeCloseTo(shareOf(now), 9);
  }
  const sum = answer.brands.reduce((all, brand) => all + brand.now, 0);
  expect(sum).toBeCloseTo(now.filter(isHome).length, 9);
  const empty = await ask(homePages, { ...PARAMS, against: '2026-02-01' });
  expect(empty.answer).toMatchObject({ before: null, now: answer.now });
});

it('counts own banners on home pages, new banners, and positions won and lost in tiles', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, PARAMS);
  const tile = (name: string) => answer.find((tile) => tile.name === name);
  const homes = now.filter(isHome);
  expect(tile('home_own')).toMatchObject({
    ...{ value: homes.filter(isOwn).length, whole: homes.length, before: before.filter(isHome).filter(isOwn).length },
    trend: ['01', '02', '03', '04', '05'].map(
      (day) => DAYS[`2026-03-${day}`]?.filter(isHome).filter(isOwn).length ?? null,
    ),
  });
  const fresh = without(now, before, identity);
  expect([tile('new')?.value, tile('new_own')?.value]).toEqual([fresh.length, fresh.filter(isOwn).length]);
  expect(tile('own_banners')?.value).toBe(now.filter(isOwn).length);
  const won = without(now.filter(isOwn), before.filter(isOwn), positionKey).length;
  const lost = without(before.filter(isOwn), now.filter(isOwn), positionKey).length;
  expect([tile('won')?.value, tile('lost')?.value]).toEqual([won, lost]);
  expect(won - lost).toBe(now.filter(isOwn).length - before.filter(isOwn).length);
  const alone = await ask(tiles, { ...PARAMS, against: '2026-02-01' });
  expect(alone.answer.find(({ name }) => name === 'won')?.value).toBeNull();
});

it('counts the banners that are listed as new since the compared day, whatever the filters', async () => {
  const { ask } = await account();
  const page = { own: 'competitor', position: '2' };
  for (const params of [PARAMS, { ...PARAMS, against: '2026-03-01' }, { ...PARAMS, ...page }]) {
    const { answer } = await ask(tiles, params);
    const listed = (await ask(cards, { ...params, view: 'new', limit: '1000' })).answer.banners;
    expect(answer.find(({ name }) => name === 'new')?.value).toBe(listed);
  }
  const unknown = (await ask(tiles, { ...PARAMS, against: '2026-03-04' })).answer;
  expect(unknown.find(({ name }) => name === 'new')?.value).toBeNull();
});

it('counts no banner as new that the filters leave out, if another position has the same address', async () => {
  const soap = home({ e_retail_media_position: 1 });
  const moreOfIt = { ...soap, e_retail_media_position: 2 };
  const { ask } = await sharedAccount(eRetailMedia, { '2026-03-01': [soap], '2026-03-02': [soap, moreOfIt] });
  const params = { date: '2026-03-02', against: '2026-03-01', days: '2' };
  const newAt = async (position: string) =>
    (await ask(tiles, { ...params, position })).answer.find(({ name }) => name === 'new')?.value;
  expect([await newAt('1'), await newAt('2')]).toEqual([0, 1]);
});

it('does not count the new banner of a competitor as own if an own one has the same address', async () => {
  const own = home({ e_retail_media_position: 1 });
  const theirs = rival(2, 'velquin%20neu');
  const { ask } = await sharedAccount(eRetailMedia, { '2026-03-01': [own], '2026-03-02': [own, theirs] });
  const { answer } = await ask(tiles, { date: '2026-03-02', against: '2026-03-01', days: '2' });
  const figure = (name: string) => answer.find((tile) => tile.name === name)?.value;
  expect([figure('new'), figure('new_own')]).toEqual([1, 0]);
});

it('computes the share of booked days with evidence on which the banner was seen', async () => {
  const { ask } = await account();
  const bookings = [
    JSON.stringify(['Korbina DE', 'HOME_PAGE', 1, null, '2026-03-02', '2026-03-05']),
    JSON.stringify(['Korbina DE', 'HOME_PAGE', 9, null, '2026-03-03', '2026-03-09']),
  ];
  const { answer } = await ask(bookedShare, { bookings, date: NOW, days: '5' });
  // Without a name, only a banner with own products counts. 4 March is no evidence, 1 March was not booked.
  const hits = [2, 3, 5].map((day) =>
    Number(
      (DAYS[`2026-03-0${day}`] ?? []).some(
        (row) => row.retailer_name === 'Korbina DE' && isHome(row) && row.e_retail_media_position === 1 && isOwn(row),
      ),
    ),
  );
  const [second = 0, third = 0, fifth = 0] = hits;
  const part = second + third + fifth;
  expect(part).toBeGreaterThan(0);
  expect(answer).toMatchObject({ value: part / 5, part, whole: 5, trend: [null, second, third / 2, null, fifth / 2] });
  expect((await ask(bookedShare, { date: NOW, days: '5' })).answer).toMatchObject({ value: null, whole: 0 });
});
