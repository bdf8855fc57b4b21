import { describe, expect, it } from 'vitest';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { all } from './all';
import { changes } from './changes';
import { facets } from './page-queries';
import {
  best,
  countryOf,
  idOf,
  inType,
  isOwn,
  type Listing,
  lowest,
  on,
  onPage,
  powerOf,
  shelfOf,
  shopOf,
  verdictOf,
} from './test-figures';
import { account, BEFORE, NOW, PARAMS, product } from './test-ranks';

ownDatabase();

/** Each product for each keyword at each retailer, at its best rank. */
function listings(day: string): Listing[] {
  const rows = on(day);
  return [...new Set(rows.map(idOf))].flatMap((id) => {
    const same = rows.filter((row) => idOf(row) === id);
    return best(same) ?? same[0] ?? [];
  });
}

const word = (flag: boolean | null, yes: string, no: string) => (flag === null ? '-' : flag ? yes : no);

describe.each(SERVICES)('of $title', (kind) => {
  it('has each product for each keyword once, as received and at its best rank', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(all, PARAMS);
    expect(answer.rows.map(({ id }) => id).toSorted()).toEqual(listings(NOW).map(idOf).toSorted());
    for (const listing of listings(NOW)) {
      const { item, keyword } = listing;
      const rank = onPage(listing);
      const then = lowest(
        on(BEFORE)
          .filter((row) => idOf(row) === idOf(listing))
          .map(onPage),
      );
      const { target, page_no, position, combined_position } = keyword;
      expect(
        answer.rows.find(({ id }) => id === idOf(listing)),
        idOf(listing),
      ).toMatchObject({
        ...{ target, page_no, position, combined_position, rank, rank_before: then },
        keyword_name: keyword.search_keyword_name,
        retailer_name: item.retailer_name,
        country: countryOf(listing),
        is_power: powerOf(listing),
        product_name: item.csku_title,
        brand_name: item.brand_name,
        own: item.is_customer_brand,
        is_psku: item.is_psku,
        barcode: item.barcode,
        moved: rank === null || then === null ? null : then - rank,
        state: keyword.is_no_data
          ? 'not_collected'
          : rank !== null
            ? 'ranked'
            : keyword.is_no_data === null
              ? 'unknown'
              : 'not_ranked',
        is_on_target: verdictOf(listing),
        distance: rank === null || target === null ? null : rank - target,
      });
    }
    const within = await ask(all, { ...PARAMS, rank: 'type' });
    for (const row of within.answer.rows)
      expect(row.rank).toBe(
        lowest(
          on(NOW)
            .filter((other) => idOf(other) === row.id)
            .map(inType),
        ),
      );
  });

  it('counts in facets the ranks of each value', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(facets, PARAMS);
    const own = (row: Listing) =>
      on(NOW).filter((other) => shelfOf(other) === shelfOf(row) && isOwn(other) && onPage(other) !== null);
    const values: Record<string, (row: Listing) => string> = {
      retailer: ({ item }) => item.retailer_name ?? '-',
      country: countryOf,
      keyword: ({ keyword }) => keyword.search_keyword_name ?? '-',
      key: (row) => word(powerOf(row), 'yes', 'no'),
      power: ({ item }) => word(item.is_psku, 'yes', 'no'),
      target: (row) => word(verdictOf(row), 'met', 'missed'),
      several: (row) => word(new Set(own(row).map(({ item }) => item.product_id)).size > 1, 'yes', 'no'),
      own: ({ item }) => word(item.is_customer_brand, 'own', 'competitor'),
    };
    for (const [filter, toValue] of Object.entries(values)) {
      const rowValues = listings(NOW).map(toValue);
      for (const { value, count } of answer[filter as keyof typeof answer] ?? []) {
        expect([filter, value, count]).toEqual([filter, value, rowValues.filter((other) => other === value).length]);
        const table = await ask(all, { ...PARAMS, [filter]: value, limit: '0' });
        expect([filter, value, table.answer.total]).toEqual([filter, value, count]);
      }
      expect(answer[filter as keyof typeof answer]?.length, filter).toBeGreaterThan(0);
    }
  });
});

it('lists ranks by keyword, retailer and rank, own products first', async () => {
  const { ask } = await account();
  const { answer } = await ask(all, { ...PARAMS, keyword: 'deo' });
  expect(answer.rows.map(({ product, rank }) => [product, rank])).toEqual([
    ['W-k', 3],
    ['V-k', 7],
    ['F-k', 1],
    ['O-k', 4],
    ['G-k', 5],
    ['V-p', 2],
    ['F-p', 20],
    ['O-p', null],
  ]);
});

it.each([
  [{ target: 'missed' }, (row: Listing) => verdictOf(row) === false],
  [
    { own: 'competitor', country: 'DE' },
    (row: Listing) => row.item.is_customer_brand === false && countryOf(row) === 'DE',
  ],
  [{ id: ['11/k/V-k', '13/p/F-p'] }, (row: Listing) => ['11/k/V-k', '13/p/F-p'].includes(idOf(row))],
  [{ shelf: ['11/k', '21/Halvéo FR'] }, (row: Listing) => ['11/k', '21/Halvéo FR'].includes(shelfOf(row))],
  [{ q: 'seife korbina' }, (row: Listing) => row.keyword.search_keyword_name === 'seife' && shopOf(row) === 'k'],
])('has the rows that pass %j', async (filters, passes) => {
  const { ask } = await account();
  const { answer } = await ask(all, { ...PARAMS, ...filters });
  expect(answer.rows.map(({ id }) => id).toSorted()).toEqual(listings(NOW).filter(passes).map(idOf).toSorted());
});

it('keeps numbers beyond 2^53 apart', async () => {
  const service = await ownAccount(visibilitySearchByProduct, {});
  const range = { start_date: NOW, end_date: NOW };
  const large = ['9007199254740993', '9007199254740992', '18446744073709551615'];
  const items = large.map((id) =>
    product(
      'V',
      'k',
      { shampoo: [{ combined_position: large.indexOf(id) + 1, search_keyword_id: `<${id}>` }] },
      { search_product_id: `<${id}>`, product_id: null },
    ),
  );
  await service.collectValue(range, pageBody(items, range).replaceAll(/"<(\d+)>"/g, '$1'));
  const { answer } = await service.ask(all, { date: NOW });
  expect(answer.rows.map(({ keyword, product }) => [keyword, product])).toEqual(large.map((id) => [id, id]));
  const { answer: atStake } = await service.ask(changes, { date: NOW, of: 'at_stake', sort: 'rank.asc' });
  expect(atStake.rows.map(({ keyword }) => keyword)).toEqual(large);
});

it('works without scores, which would name countries and power keywords', async () => {
  const range = { start_date: NOW, end_date: NOW };
  const service = await ownAccount(visibilitySearchByProduct, {});
  await service.collectValue(range, pageBody([product('V', 'k', { shampoo: 2 })], range));
  const { answer } = await service.ask(all, { date: NOW });
  expect(answer.rows).toMatchObject([{ country: null, is_power: null, rank: 2 }]);
  expect((await service.ask(facets, { date: NOW })).answer.country).toEqual([{ value: '-', count: 1 }]);
});
