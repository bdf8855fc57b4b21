import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { changes } from './changes';
import type { ChangedRank, RankChange } from './changes.columns';
import {
  changedRanks,
  countryOf,
  idOf,
  inType,
  isOwn,
  type Listing,
  lowest,
  on,
  onPage,
  pageOneSize,
  powerOf,
  type Rank,
  ranksOf,
  shelfOf,
  shopOf,
} from './test-figures';
import { account, BEFORE, NOW, ownAccount, PARAMS, product } from './test-ranks';

ownDatabase();

const before = new Map(ranksOf(BEFORE).map((rank) => [rank.id, rank]));

/** Products on the shelf of a rank on a day, without the product itself. */
const others = ({ id, listing }: Rank, day: string) =>
  on(day).filter((row) => shelfOf(row) === shelfOf(listing) && idOf(row) !== id);

/** The best rank of each competitor's brand. */
function rivalsOf(rank: Rank) {
  const rivals = others(rank, NOW).filter((row) => !isOwn(row) && row.item.brand_name !== null && onPage(row) !== null);
  return [...new Set(rivals.map(({ item }) => item.brand_name ?? ''))]
    .map((brand) => ({ brand, rank: lowest(rivals.filter(({ item }) => item.brand_name === brand).map(onPage)) ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank || (a.brand < b.brand ? -1 : 1));
}

const bestOf = (rows: readonly Listing[], row: Listing) =>
  lowest(rows.filter((other) => idOf(other) === idOf(row)).map(onPage));

/** The product that has the former rank, had the present one, or is next behind. */
function otherOf(rank: Rank, change: RankChange): Listing | undefined {
  const [now, then] = [others(rank, NOW), others(rank, BEFORE)];
  const listingAt = (rows: readonly Listing[], position: number | null | undefined) =>
    position == null ? undefined : rows.find((row) => bestOf(rows, row) === position);
  if (change === 'lost') return listingAt(now, before.get(rank.id)?.rank);
  if (change === 'gained') return listingAt(then, rank.rank);
  return now
    .filter((row) => (bestOf(now, row) ?? 0) > (rank.rank ?? 0))
    .toSorted((a, b) => (bestOf(now, a) ?? 0) - (bestOf(now, b) ?? 0))[0];
}

const of = (rows: readonly ChangedRank[], change: RankChange) => rows.filter((row) => row.change === change);

describe.each(SERVICES)('of $title', (kind) => {
  it('has each SKU that lost or gained page one, or has it at stake, with the product that has the rank', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(changes, PARAMS);
    const expected = { ...changedRanks(BEFORE, NOW), at_stake: ranksOf(NOW).filter(({ isAtStake }) => isAtStake) };
    expect(Object.values(expected).map(({ length }) => length)).toEqual([3, 1, 3]);
    for (const [change, ranks] of Object.entries(expected) as [RankChange, Rank[]][]) {
      const rows = of(answer.rows, change);
      expect(rows.map(({ id }) => id).toSorted(), change).toEqual(ranks.map(({ id }) => id).toSorted());
      for (const rank of ranks) {
        const { id, listing } = rank;
        const { item, keyword } = listing;
        const then = before.get(id)?.rank ?? null;
        const other = otherOf(rank, change);
        const [leader] = rivalsOf(rank);
        expect(
          rows.find((row) => row.id === id),
          id,
        ).toMatchObject({
          keyword_name: keyword.search_keyword_name,
          search_keyword_id: String(keyword.search_keyword_id),
          is_power: powerOf(listing),
          retailer_name: item.retailer_name,
          retailer_code: item.retailer_code,
          country: countryOf(listing),
          product: item.product_id,
          product_name: item.csku_title,
          rank: rank.rank,
          rank_before: then,
          was_known: (before.get(id)?.isPageOne ?? null) !== null,
          moved: rank.rank === null || then === null ? null : then - rank.rank,
          target: keyword.target,
          is_on_target: rank.isOnTarget,
          distance: rank.rank === null || keyword.target === null ? null : rank.rank - keyword.target,
          page_one_size: pageOneSize(NOW, shopOf(listing)),
          other_name: other?.item.csku_title ?? null,
          other_brand: other?.item.brand_name ?? null,
          other_is_own: other?.item.is_customer_brand ?? null,
          other_product: other?.item.product_id ?? null,
          other_rank: other ? bestOf(others(rank, NOW), other) : null,
          rivals: rivalsOf(rank),
          leader: leader?.brand ?? null,
          leader_rank: leader?.rank ?? null,
        });
      }
    }
  });

  it('counts ranks within the type', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(changes, { ...PARAMS, rank: 'type' });
    const ranks = new Map(ranksOf(NOW, { rankOf: inType }).map((rank) => [rank.id, rank]));
    expect(
      of(answer.rows, 'at_stake')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...ranks.values()].flatMap(({ id, isAtStake }) => (isAtStake ? [id] : [])).toSorted());
    for (const { id, shop, rank, page_one_size, distance } of answer.rows) {
      const { rank: expected, rows = [] } = ranks.get(id) ?? {};
      expect([id, rank, page_one_size]).toEqual([id, expected, pageOneSize(NOW, shop, inType)]);
      // The service compares ranks on the page with targets.
      const judged = lowest(rows.map(onPage));
      expect([id, distance]).toEqual([id, judged === null ? null : judged - 5]);
    }
  });
});

it('lists lost ranks first, then those for power keywords, then the most positions', async () => {
  const { ask } = await account();
  const { answer } = await ask(changes, PARAMS);
  expect(answer.rows.map(({ keyword_name, product, change }) => [keyword_name, product, change])).toEqual([
    ['savon', 'V-h', 'lost'],
    ['shampoo', 'W-k', 'lost'],
    ['shampoo', 'V-k', 'lost'],
    ['seife', 'V-k', 'gained'],
    ['shampoo', 'V-p', 'at_stake'],
    ['deo', 'V-k', 'at_stake'],
    ['seife', 'V-k', 'at_stake'],
  ]);
});

it.each(['lost', 'gained', 'at_stake'] as const)('has only the ranks that are %s', async (change) => {
  const { ask } = await account();
  const { answer: all } = await ask(changes, PARAMS);
  const { answer } = await ask(changes, { ...PARAMS, of: change });
  expect(answer.rows).toEqual(of(all.rows, change));
});

it('selects ranks by filters, a search and a verdict', async () => {
  const { ask } = await account();
  const listChanges = async (params: object) => {
    const { answer } = await ask(changes, { ...PARAMS, ...params });
    return answer.rows.map(({ keyword_name, product, change }) => `${keyword_name} ${product} ${change}`);
  };
  expect(await listChanges({ country: 'FR' })).toEqual(['savon V-h lost']);
  expect(await listChanges({ key: 'no' })).toEqual(['seife V-k gained', 'seife V-k at_stake']);
  expect(await listChanges({ q: '00W' })).toEqual(['shampoo W-k lost']);
  expect(await listChanges({ power: 'no' })).toEqual(['shampoo W-k lost']);
  expect(await listChanges({ target: 'met' })).toEqual(['seife V-k gained', 'seife V-k at_stake']);
  expect(await listChanges({ own: 'competitor', brand: 'Fenwarra', retailer: 'Plazora DE' })).toEqual([
    'shampoo F-p at_stake',
    'deo F-p at_stake',
  ]);
});

it('has no change without a compared day', async () => {
  const { ask } = await account();
  const { answer } = await ask(changes, { ...PARAMS, against: undefined });
  expect(answer.rows).not.toHaveLength(0);
  expect(answer.rows.every(({ change, rank_before }) => change === 'at_stake' && rank_before === null)).toBe(true);
});

it('compares with a later day', async () => {
  const { ask } = await account();
  const { answer } = await ask(changes, { ...PARAMS, date: BEFORE, against: NOW, of: 'gained' });
  expect(answer.rows.map(({ id }) => id).toSorted()).toEqual(
    changedRanks(NOW, BEFORE)
      .gained.map(({ id }) => id)
      .toSorted(),
  );
});

it('has neither lost nor gained a rank for a keyword that one of the days did not collect', async () => {
  const { ask } = await account();
  const { answer } = await ask(changes, { ...PARAMS, date: '2026-03-02', keyword: 'deo', retailer: 'Korbina DE' });
  expect(answer.rows).toEqual([]);
});

it('has neither lost nor gained a product that one of the days does not list', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-05', [product('F', 'k', { shampoo: 2 })]);
  for (const dates of [
    { date: '2026-03-05', against: BEFORE },
    { date: BEFORE, against: '2026-03-05' },
  ])
    for (const change of ['lost', 'gained'])
      expect((await ask(changes, { ...PARAMS, ...dates, own: 'own', of: change })).answer.rows).toEqual([]);
});
