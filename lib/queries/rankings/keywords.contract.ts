import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { keywords } from './keywords';
import { CHANGE_WORDS } from './keywords.columns';
import {
  changedShelves,
  countryOf,
  inType,
  isOwn,
  type Listing,
  lowest,
  onPage,
  pageOneSize,
  powerOf,
  type Shelf,
  shelvesOf,
  shopOf,
} from './test-figures';
import { account, BEFORE, NOW, PARAMS, product } from './test-ranks';

ownDatabase();

const before = new Map(shelvesOf(BEFORE).map((shelf) => [shelf.shelf, shelf]));

/** The best rank of each competitor's brand, the six best ones. */
function rivalsOf({ rows }: Shelf) {
  const rivals = rows.filter((row) => !isOwn(row) && row.item.brand_name !== null && onPage(row) !== null);
  return [...new Set(rivals.map(({ item }) => item.brand_name ?? ''))]
    .map((brand) => ({ brand, rank: lowest(rivals.filter(({ item }) => item.brand_name === brand).map(onPage)) ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank || (a.brand < b.brand ? -1 : 1));
}

/** Another product with a rank on a shelf. */
const at = (rows: readonly Listing[], rank: number | null) =>
  rank === null ? undefined : rows.find((row) => !isOwn(row) && onPage(row) === rank);

const nextBehind = (rows: readonly Listing[], rank: number) =>
  rows
    .filter((row) => !isOwn(row) && (onPage(row) ?? 0) > rank)
    .toSorted((a, b) => (onPage(a) ?? 0) - (onPage(b) ?? 0))[0];

describe.each(SERVICES)('of $title', (kind) => {
  it('has every keyword at each retailer with our best rank on both days', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(keywords, { ...PARAMS, of: 'all' });
    const shelves = shelvesOf(NOW);
    expect(answer.rows.map(({ keyword, shop }) => `${keyword}/${shop}`).toSorted()).toEqual(
      shelves.map(({ shelf }) => shelf).toSorted(),
    );
    for (const shelf of shelves) {
      const [first] = shelf.rows;
      if (!first) continue;
      const row = answer.rows.find(({ keyword, shop }) => `${keyword}/${shop}` === shelf.shelf);
      const then = before.get(shelf.shelf);
      const target = shelf.best?.keyword.target ?? lowest(shelf.own.map(({ keyword }) => keyword.target));
      const [leader] = rivalsOf(shelf);
      expect(row, shelf.shelf).toMatchObject({
        keyword_name: first.keyword.search_keyword_name,
        search_keyword_id: String(first.keyword.search_keyword_id),
        is_power: powerOf(first),
        retailer_name: first.item.retailer_name,
        retailer_code: first.item.retailer_code,
        country: countryOf(first),
        rank: shelf.rank,
        rank_before: then?.rank ?? null,
        moved: shelf.rank === null || !then?.rank ? null : then.rank - shelf.rank,
        target,
        is_on_target: shelf.isOnTarget,
        distance: shelf.rank === null || target === null ? null : shelf.rank - target,
        page_one_size: pageOneSize(NOW, shopOf(first)),
        product: shelf.best?.item.product_id ?? null,
        product_name: shelf.best?.item.csku_title ?? null,
        product_before: then?.best?.item.csku_title ?? null,
        is_page_one: shelf.isPageOne,
        was_page_one: then?.isPageOne ?? null,
        collected: shelf.collected,
        collected_before: then?.collected ?? null,
        rivals: rivalsOf(shelf),
        leader: leader?.brand ?? null,
        leader_rank: leader?.rank ?? null,
      });
    }
  });

  it('has lost, gained and endangered keywords, each with the product that has the rank', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(keywords, PARAMS);
    const { lost, gained } = changedShelves(BEFORE, NOW);
    const of = (change: keyof typeof CHANGE_WORDS) => answer.rows.filter((row) => row.change === CHANGE_WORDS[change]);
    const ids = (shelves: readonly Shelf[]) => shelves.map(({ shelf }) => shelf).toSorted();
    const shown = (rows: readonly { keyword: string; shop: string }[]) =>
      rows.map(({ keyword, shop }) => `${keyword}/${shop}`).toSorted();
    const atStake = shelvesOf(NOW).filter(({ isAtStake }) => isAtStake);
    expect([lost, gained, atStake].map(({ length }) => length)).toEqual([2, 1, 2]);
    expect(shown(of('lost'))).toEqual(ids(lost));
    expect(shown(of('gained'))).toEqual(ids(gained));
    expect(shown(of('at_stake'))).toEqual(ids(atStake));
    expect(answer.total).toBe(lost.length + gained.length + atStake.length);
    for (const row of answer.rows) {
      const shelf = shelvesOf(NOW).find(({ shelf }) => shelf === `${row.keyword}/${row.shop}`);
      const then = before.get(`${row.keyword}/${row.shop}`);
      const other =
        row.change === CHANGE_WORDS.lost
          ? at(shelf?.rows ?? [], then?.rank ?? null)
          : row.change === CHANGE_WORDS.gained
            ? at(then?.rows ?? [], shelf?.rank ?? null)
            : nextBehind(shelf?.rows ?? [], shelf?.rank ?? 0);
      const listed = shelf?.rows.filter(({ item }) => item.product_id === other?.item.product_id) ?? [];
      expect(row).toMatchObject({
        other_name: other?.item.csku_title ?? null,
        other_brand: other?.item.brand_name ?? null,
        other_product: other?.item.product_id ?? null,
        other_rank: other ? lowest(listed.map(onPage)) : null,
      });
    }
  });

  it('counts ranks within the type', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(keywords, { ...PARAMS, of: 'all', rank: 'type' });
    const shelves = shelvesOf(NOW, { rankOf: inType });
    for (const { shelf, rank, best, own } of shelves) {
      const row = answer.rows.find(({ keyword, shop }) => `${keyword}/${shop}` === shelf);
      const target = best?.keyword.target ?? lowest(own.map(({ keyword }) => keyword.target));
      // The service compares ranks on the page with targets.
      const judged = best ? onPage(best) : null;
      expect(row, shelf).toMatchObject({
        rank,
        page_one_size: pageOneSize(NOW, row?.shop ?? '', inType),
        distance: judged === null || target === null ? null : judged - target,
      });
    }
  });
});

it('lists lost keywords first, then power keywords, then those that lost most positions', async () => {
  const { ask } = await account();
  const { answer } = await ask(keywords, PARAMS);
  expect(answer.rows.map(({ keyword_name, shop, change }) => [keyword_name, shop, change])).toEqual([
    ['savon', 'Halvéo FR', 'Lost page one'],
    ['shampoo', 'k', 'Lost page one'],
    ['seife', 'k', 'Gained page one'],
    ['shampoo', 'p', 'At stake'],
    ['seife', 'k', 'At stake'],
  ]);
});

it.each(['lost', 'gained', 'at_stake'] as const)('has only the keywords that are %s', async (of) => {
  const { ask } = await account();
  const { answer: changes } = await ask(keywords, PARAMS);
  const { answer } = await ask(keywords, { ...PARAMS, of });
  expect(answer.rows).toEqual(changes.rows.filter(({ change }) => change === CHANGE_WORDS[of]));
});

it('selects keywords by their own filters, by a search, by a product, and by a verdict', async () => {
  const { ask } = await account();
  const shown = async (params: object) => {
    const { answer } = await ask(keywords, { ...PARAMS, of: 'all', ...params });
    return answer.rows.map(({ keyword_name, shop, rank }) => `${keyword_name} ${shop} ${rank}`).toSorted();
  };
  expect(await shown({ country: 'FR' })).toEqual(['savon Halvéo FR null']);
  expect(await shown({ key: 'yes', retailer: 'Korbina DE' })).toEqual(['shampoo k 12']);
  expect(await shown({ key: '-' })).toEqual(['deo k 3', 'deo p 2']);
  expect(await shown({ q: 'DEO' })).toEqual(['deo k 3', 'deo p 2']);
  expect(await shown({ several: 'yes' })).toEqual(['deo k 3']);
  expect(await shown({ shelf: ['11/k', '21/Halvéo FR'] })).toEqual(['savon Halvéo FR null', 'shampoo k 12']);
  expect(await shown({ products: 'V-k' })).toEqual(['deo k 7', 'seife k 4', 'shampoo k 12']);
  expect(await shown({ target: 'met' })).toEqual(['deo k 3', 'deo p 2', 'seife k 4']);
  // Another SKU of the keyword is then ours.
  expect(await shown({ power: 'yes', keyword: 'deo' })).toEqual(['deo k 7', 'deo p 2']);
  expect(await shown({ own: 'competitor', brand: 'Oskarine', retailer: 'Korbina DE' })).toEqual([
    'deo k 4',
    'seife k 8',
    'shampoo k 1',
  ]);
});

it('has no change without a compared day', async () => {
  const { ask } = await account();
  const { answer } = await ask(keywords, { ...PARAMS, against: undefined });
  expect(answer.rows.map(({ change }) => change)).toEqual(['At stake', 'At stake']);
  expect(answer.rows.every(({ rank_before, was_page_one }) => rank_before === null && was_page_one === null)).toBe(
    true,
  );
});

it('compares with a later day', async () => {
  const { ask } = await account();
  const { answer } = await ask(keywords, { ...PARAMS, date: BEFORE, against: NOW, of: 'gained' });
  expect(answer.rows.map(({ keyword_name, shop }) => `${keyword_name} ${shop}`).toSorted()).toEqual([
    'savon Halvéo FR',
    'shampoo k',
  ]);
});

it('has neither lost nor gained a keyword that one of the days did not collect', async () => {
  const { ask } = await account();
  const { answer } = await ask(keywords, {
    ...PARAMS,
    date: '2026-03-02',
    of: 'all',
    keyword: 'deo',
    retailer: 'Korbina DE',
  });
  expect(answer.rows).toMatchObject([
    { collected: false, rank: null, is_page_one: null, was_page_one: true, change: null },
  ]);
});

it('takes a product that a collected day does not list for not ranked', async () => {
  const { ask, collect } = await account();
  await collect('2026-03-05', [product('F', 'k', { shampoo: 2 })]);
  const { answer } = await ask(keywords, { ...PARAMS, date: '2026-03-05', against: BEFORE, own: 'own', of: 'lost' });
  expect(answer.rows).toMatchObject([{ keyword_name: 'shampoo', rank: null, rank_before: 2, other_brand: 'Fenwarra' }]);
});
