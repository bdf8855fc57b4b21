import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { rankHistory } from './rank-history';
import {
  idOf,
  inType,
  isCollected,
  isOwn,
  type Listing,
  lowest,
  on,
  onPage,
  pageOneSize,
  ranksOf,
  shelfOf,
  shopOf,
} from './test-figures';
import { account, BEFORE, NOW, PARAMS } from './test-ranks';

ownDatabase();

const PERIOD = [BEFORE, '2026-03-02', '2026-03-03', NOW];

describe.each(SERVICES)('of $title', (kind) => {
  it.each([
    ['page', onPage],
    ['type', inType],
  ] as const)('has the ranks of the SKU and the best of each brand by day, counted by %s', async (rank, rankOf) => {
    const { ask } = await account(kind);
    for (const { id, listing } of ranksOf(NOW)) {
      const { answer } = await ask(rankHistory, { ...PARAMS, id, rank, named: '2' });
      const shelfOn = (day: string) => on(day).filter((row) => shelfOf(row) === shelfOf(listing));
      const collected = (day: string) => {
        const rows = shelfOn(day);
        return rows.some(isCollected) || (rows.some(({ keyword }) => keyword.is_no_data) ? false : null);
      };
      const isSku = (row: Listing) => idOf(row) === id;
      expect(answer, id).toMatchObject({
        product_name: listing.item.csku_title,
        keyword_name: listing.keyword.search_keyword_name,
        retailer_name: listing.item.retailer_name,
        days: PERIOD,
        collected: PERIOD.map(collected),
        page_one: pageOneSize(NOW, shopOf(listing), rankOf),
        target: 5,
      });
      const rivals = new Set(
        PERIOD.flatMap(shelfOn)
          .filter((row) => !isOwn(row) && rankOf(row) !== null)
          .map(({ item }) => item.brand_name),
      );
      expect(answer?.series.filter(({ own }) => !own)).toHaveLength(Math.min(2, rivals.size));
      expect(answer?.others).toBe(Math.max(0, rivals.size - 2));
      for (const { brand, own, isSku: isOfSku, ranks } of answer?.series ?? []) {
        const isOfLine = (row: Listing) =>
          isOfSku ? isSku(row) : !isSku(row) && isOwn(row) === own && row.item.brand_name === brand;
        expect(ranks, `${id} ${brand}`).toEqual(PERIOD.map((day) => lowest(shelfOn(day).filter(isOfLine).map(rankOf))));
      }
    }
  });
});

it('has a gap for days that are not collected, and on which the service did not collect the keyword', async () => {
  const { ask } = await account();
  const { answer } = await ask(rankHistory, { ...PARAMS, id: '13/k/V-k' });
  expect(answer?.collected).toEqual([true, false, null, true]);
  expect(answer?.series.find(({ isSku }) => isSku)?.ranks).toEqual([6, null, null, 7]);
});

it('names the SKU, then own brands, then the competitors with the best ranks of the day', async () => {
  const { ask } = await account();
  const { answer } = await ask(rankHistory, { ...PARAMS, id: '11/k/V-k' });
  expect(answer?.series.map(({ isSku, brand }) => [isSku, brand])).toEqual([
    [true, 'Velquin'],
    [false, 'Velquin'],
    [false, 'Oskarine'],
    [false, 'Fenwarra'],
    [false, null],
  ]);
});

it('has the rank at any retailer regardless of the filters of keywords', async () => {
  const { ask } = await account();
  const { answer } = await ask(rankHistory, { ...PARAMS, id: '11/k/V-k', country: 'FR', keyword: 'savon' });
  expect(answer?.series[0]?.ranks).toEqual([2, 3, null, 12]);
});

it('has no history of an unknown rank', async () => {
  const { ask } = await account();
  expect((await ask(rankHistory, { ...PARAMS, id: 'x/y/z' })).answer).toBeNull();
});
