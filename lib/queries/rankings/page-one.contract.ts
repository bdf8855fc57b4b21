import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { pageOne } from './page-one';
import { BEFORE, NOW, ownAccount, PARAMS, product } from './test-ranks';

ownDatabase();

const ORGANIC = [
  product('V', 'k', { shampoo: 2, seife: 12 }),
  product('W', 'k', { shampoo: 4 }),
  product('F', 'k', { shampoo: [{ combined_position: 1 }, { combined_position: 8 }] }),
  product('O', 'k', { shampoo: 9, seife: 3 }),
  product('N', 'k', { shampoo: 7, seife: undefined }),
  product('F', 'h', { savon: 2 }),
];
const SPONSORED = [
  product('F', 'k', { shampoo: 5, seife: 1 }),
  product('G', 'k', { shampoo: 6 }),
  product('V', 'k', { shampoo: null }),
];
const EARLIER = [product('V', 'k', { shampoo: 1, seife: 2 }), product('F', 'k', { shampoo: 3, seife: 9 })];
const EARLIER_SPONSORED = [product('V', 'k', { shampoo: 2 }), product('G', 'k', { shampoo: 4 })];

async function bothTypes(kind?: (typeof SERVICES)[number]) {
  const service = await ownAccount(kind);
  await service.collect(NOW, ORGANIC, { position_type: 'ORGANIC' });
  await service.collect(NOW, SPONSORED, { position_type: 'SPONSORED' });
  await service.collect(BEFORE, EARLIER, { position_type: 'ORGANIC' });
  await service.collect(BEFORE, EARLIER_SPONSORED, { position_type: 'SPONSORED' });
  return service;
}

/** The listings of products on page one of some keywords at retailers, by brand. */
function expected(shelves: readonly string[]) {
  const firstOf = (items: readonly ReturnType<typeof product>[]) =>
    items.flatMap(({ product_keywords, ...item }) =>
      product_keywords
        .filter(({ page_no }) => page_no === 1)
        .map((keyword) => ({
          shelf: `${keyword.search_keyword_id}/${item.retailer_code ?? item.retailer_name}`,
          id: `${keyword.search_keyword_id}/${item.product_id}`,
          brand: item.brand_name,
        }))
        .filter(({ shelf }) => shelves.includes(shelf)),
    );
  const ids = (rows: ReturnType<typeof firstOf>, brand: string | null) =>
    new Set(rows.filter((row) => row.brand === brand).map(({ id }) => id));
  const [organic, sponsored, earlier] = [ORGANIC, SPONSORED, [...EARLIER, ...EARLIER_SPONSORED]].map(firstOf);
  const all = new Set([...(organic ?? []), ...(sponsored ?? [])].map(({ id }) => id)).size;
  const allBefore = new Set((earlier ?? []).map(({ id }) => id)).size;
  return {
    all,
    of(brand: string | null) {
      const [inOrganic, inSponsored] = [ids(organic ?? [], brand), ids(sponsored ?? [], brand)];
      const products = new Set([...inOrganic, ...inSponsored]).size;
      return {
        ...{ products, organic: inOrganic.size, sponsored_only: products - inOrganic.size },
        share: products / all,
        share_before: allBefore === 0 ? null : ids(earlier ?? [], brand).size / allBefore,
      };
    },
  };
}

describe.each(SERVICES)('of $title', (kind) => {
  it.each([
    [{}, ['11/k', '12/k', '21/Halvéo FR']],
    [{ country: 'DE' }, ['11/k', '12/k']],
    [{ keyword: 'seife' }, ['12/k']],
  ])('counts products by brand for %j, once each', async (params, shelves) => {
    const { ask } = await bothTypes(kind);
    const { answer } = await ask(pageOne, { ...PARAMS, ...params, named: '50' });
    const { all, of } = expected(shelves);
    expect(answer.products).toBe(all);
    expect(answer.known).toEqual({ organic: true, sponsored: true });
    for (const { name, own, ...counts } of answer.brands) {
      expect(counts, String(name)).toEqual(of(name));
      expect(own).toBe(name === 'Velquin');
    }
    // Brands that are not stated are among the others.
    expect(answer.others).toMatchObject(of(null));
    expect(answer.brands.reduce((sum, { products }) => sum + products, answer.others.products)).toBe(all);
  });
});

it('has no earlier shares if the compared day has other position types', async () => {
  const { ask, collect } = await ownAccount();
  const typesOn = async (day: string, types: Record<string, ReturnType<typeof product>[]>) => {
    for (const [position_type, items] of Object.entries(types)) await collect(day, items, { position_type });
  };
  await typesOn(BEFORE, { ORGANIC: EARLIER });
  await typesOn('2026-03-02', { SPONSORED });
  await typesOn(NOW, { ORGANIC, SPONSORED });
  for (const against of [BEFORE, '2026-03-02']) {
    const { answer } = await ask(pageOne, { ...PARAMS, against });
    expect([...answer.brands, answer.others].every(({ share_before }) => share_before === null)).toBe(true);
  }
});

it('names the largest brands, and own ones', async () => {
  const { ask } = await bothTypes();
  const { answer } = await ask(pageOne, { ...PARAMS, named: '1' });
  expect(answer.brands.map(({ name }) => name)).toEqual(['Fenwarra', 'Velquin']);
  expect(answer.others.brands).toBe(2);
});

it('states which position types are collected', async () => {
  const { ask, collect } = await ownAccount();
  await collect(NOW, ORGANIC, { position_type: 'ORGANIC' });
  const { answer } = await ask(pageOne, { ...PARAMS, against: undefined });
  expect(answer.known).toEqual({ organic: true, sponsored: false });
  expect(answer.brands.every(({ share_before }) => share_before === null)).toBe(true);
});
