import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { product } from './product';
import { type Listing, lowest, on, onPage, powerOf, shelfOf } from './test-figures';
import { account, BEFORE, DAYS, NOW, ownAccount, PARAMS, product as sent } from './test-ranks';

ownDatabase();

const PERIOD = [BEFORE, '2026-03-02', '2026-03-03', NOW];

const of = (day: string, id: string, shelf: string) =>
  on(day).filter((row) => row.item.product_id === id && shelfOf(row) === shelf);

function stateOf(rows: readonly Listing[], day: string): string | null {
  if (!DAYS[day]) return null;
  if (rows.length === 0) return 'not_tracked';
  if (rows.some((row) => onPage(row) !== null)) return 'ranked';
  if (rows.some(({ keyword }) => keyword.is_no_data)) return 'not_collected';
  return rows.some(({ keyword }) => keyword.is_no_data === false) ? 'not_ranked' : 'unknown';
}

describe.each(SERVICES)('of $title', (kind) => {
  it.each(['V-k', 'W-k', 'V-p', 'V-h', 'N-k'])(
    'has the ranks of %s by keyword and day, and who is above',
    async (id) => {
      const { ask } = await account(kind);
      const { answer } = await ask(product, { ...PARAMS, product: id });
      const shelves = [
        ...new Set(
          PERIOD.flatMap(on)
            .filter(({ item }) => item.product_id === id)
            .map(shelfOf),
        ),
      ];
      expect(answer?.days).toEqual(PERIOD);
      expect(answer?.keywords.map(({ keyword, shop }) => `${keyword}/${shop}`).toSorted()).toEqual(shelves.toSorted());
      for (const row of answer?.keywords ?? []) {
        const shelf = `${row.keyword}/${row.shop}`;
        const rows = of(NOW, id, shelf);
        const rank = lowest(rows.map(onPage));
        const [ranked] = PERIOD.flatMap((day) => of(day, id, shelf));
        const target = rows[0]?.keyword.target ?? null;
        expect(row, shelf).toMatchObject({
          keyword_name: ranked?.keyword.search_keyword_name,
          is_power: ranked ? powerOf(ranked) : null,
          rank,
          target,
          distance: rank === null || target === null ? null : rank - target,
          ranks: PERIOD.map((day) => lowest(of(day, id, shelf).map(onPage))),
          states: PERIOD.map((day) => stateOf(of(day, id, shelf), day)),
        });
        const others = on(NOW).filter((other) => shelfOf(other) === shelf && other.item.product_id !== id);
        const bests = [...new Set(others.map(({ item }) => item.product_id))].flatMap((other) => {
          const best = lowest(others.filter(({ item }) => item.product_id === other).map(onPage));
          return best === null || rank === null || best >= rank ? [] : [{ product: other, rank: best }];
        });
        expect(row.above_count).toBe(bests.length);
        expect(row.above.map(({ product, rank }) => ({ product, rank }))).toEqual(
          bests.toSorted((a, b) => b.rank - a.rank).slice(0, 3),
        );
      }
    },
  );
});

it('lists power keywords first, then the best ranks', async () => {
  const { ask } = await account();
  const { answer } = await ask(product, { ...PARAMS, product: 'V-k' });
  expect(answer?.keywords.map(({ keyword_name }) => keyword_name)).toEqual(['shampoo', 'seife', 'deo']);
  expect(answer).toMatchObject({
    product_name: 'V at k',
    brand_name: 'Velquin',
    is_customer_brand: true,
    is_psku: true,
  });
});

it('has a product of the same identifier at one retailer, or at all', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-05', [
    sent('V', 'k', { shampoo: 3 }, { product_id: 'same' }),
    sent('V', 'p', { shampoo: 9 }, { product_id: 'same' }),
  ]);
  const listKeywords = async (over: object) => {
    const { answer } = await ask(product, { ...PARAMS, date: '2026-03-05', product: 'same', ...over });
    return answer?.keywords.map(({ shop, rank }) => [shop, rank]);
  };
  expect(await listKeywords({ shop: 'p' })).toEqual([['p', 9]]);
  expect((await listKeywords({}))?.toSorted()).toEqual([
    ['k', 3],
    ['p', 9],
  ]);
});

it('has no product that the period does not list', async () => {
  const { ask } = await account();
  expect((await ask(product, { ...PARAMS, product: 'nothing' })).answer).toBeNull();
});
