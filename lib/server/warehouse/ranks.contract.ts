import { describe, expect, it } from 'vitest';
import {
  type ProductKeyword,
  type SearchProduct,
  visibilitySearchByProduct,
} from '@/lib/contract/visibility-search-by-product';
import { ownAccount } from '../testing/collected';
import { ownDatabase } from '../testing/own-database';
import { SERVICES, type ServiceKind } from '../testing/services';
import { unknownOf } from '../testing/stored-rows';
import { rankShelves } from './rank-shelves';
import { ranks } from './ranks';

ownDatabase();

const DAY = '2026-03-01';

function keyword(id: number | string, over: Partial<ProductKeyword> = {}): ProductKeyword {
  return {
    search_keyword_id: id,
    search_keyword_name: `keyword ${id}`,
    position: 3,
    combined_position: 5,
    page_no: 1,
    target: 3,
    is_on_target: false,
    is_no_data: false,
    ...over,
  };
}

const NOT_RANKED = { position: null, combined_position: null, page_no: null, is_on_target: false };
const NOT_COLLECTED = { ...NOT_RANKED, is_on_target: null, is_no_data: true };

function product(id: string, product_keywords: ProductKeyword[], over: Partial<SearchProduct> = {}): SearchProduct {
  return {
    search_product_id: 9_007_199_254_740_991,
    barcode: '0042',
    brand_name: 'Velquin',
    retailer_name: 'Korbina DE',
    retailer_code: 'k',
    product_id: id,
    csku_title: 'Soap',
    is_customer_brand: true,
    is_psku: true,
    product_keywords,
    ...over,
  };
}

const rival = { brand_name: 'Fenwarra', is_customer_brand: false };
const PRODUCTS = [
  product('P1', [keyword(1), keyword(2, NOT_RANKED), keyword(4, NOT_COLLECTED)]),
  product('P2', [keyword(1, { combined_position: 1, is_on_target: null, target: null })], rival),
  product('P3', [keyword(1, { combined_position: 30, page_no: 2 })], rival),
  product('P4', [keyword(1, { combined_position: 2, is_on_target: false })], { ...rival, brand_name: null }),
  // At a shop without a code, without a page, without any keyword, and ranked without a word about data.
  product('P5', [keyword(1, { page_no: null, is_no_data: null })], { retailer_code: null, retailer_name: 'Halvéo FR' }),
  product('P6', []),
  product('P7', [keyword(3, { ...NOT_RANKED, is_no_data: null, search_keyword_name: null })], { product_id: null }),
];

const collect = (kind?: ServiceKind) => ownAccount(visibilitySearchByProduct, {}, kind);
type Service = Awaited<ReturnType<typeof collect>>;

const bodyOf = (items: readonly unknown[]) =>
  JSON.stringify({
    ...{ items, total: items.length, page_size: 1000, current_page: 1, page_count: 1 },
    ...{ start_date: DAY, end_date: DAY },
  });
const give = (service: Service, items: readonly unknown[], over: object = {}) =>
  service.collectValue({ start_date: DAY, end_date: DAY, ...over }, bodyOf(items));
const rowsOf = ({ db, account }: Service, table: string, order: string) =>
  db.query<Record<string, unknown>>(
    `SELECT * FROM ${table} WHERE account = {account:String} AND set_id IN (SELECT set_id FROM ledger FINAL WHERE account = {account:String})
    ORDER BY ${order}`,
    { account },
  );
const ranksOf = (service: Service) => rowsOf(service, ranks.definition.name, 'row_no, place');
const shelvesOf = (service: Service) => rowsOf(service, rankShelves.definition.name, 'keyword, shop');

const sentRows = PRODUCTS.flatMap(({ product_keywords, ...rest }) =>
  (product_keywords.length > 0 ? product_keywords : [null]).map((ranked) => ({ ...rest, ...ranked, ranked })),
);

describe.each(SERVICES)('ranks of $title', (kind) => {
  it('are stored as sent, a row for each product and keyword, and for products without keywords', async () => {
    const service = await collect(kind);
    await give(service, PRODUCTS);
    const rows = await ranksOf(service);
    expect(rows).toHaveLength(sentRows.length);
    for (const [index, { ranked, ...row }] of sentRows.entries()) {
      const id = row.search_keyword_id;
      expect(rows[index]).toMatchObject({
        ...row,
        search_product_id: '9007199254740991',
        position_type: 'OVERALL',
        product: row.product_id ?? '9007199254740991',
        shop: row.retailer_code ?? row.retailer_name,
        ...(id === undefined
          ? { place: 0, keyword: '-', rank: null, on_page_one: null }
          : {
              search_keyword_id: String(id),
              keyword: String(id),
              keyword_name: row.search_keyword_name ?? `keyword ${id}`,
              rank: row.combined_position,
            }),
      });
      expect(rows[index]?.unknown).toBe(unknownOf(kind) + (ranked ? unknownOf(kind) : ''));
    }
  });

  it('have the first page, and a check of the verdict', async () => {
    const service = await collect(kind);
    await give(service, PRODUCTS);
    const rows = (await ranksOf(service)).filter(({ place }) => place !== 0);
    expect(rows.map((row) => [row.id, row.on_page_one, row.verdict_agrees])).toEqual([
      ['1/k/P1', true, true],
      ['2/k/P1', false, true],
      ['4/k/P1', null, null],
      ['1/k/P2', true, null],
      ['1/k/P3', false, true],
      ['1/k/P4', true, false],
      ['1/Halvéo FR/P5', null, true],
      ['3/k/9007199254740991', null, null],
    ]);
  });

  it('are summarized by shelf, including shelves that were not collected', async () => {
    const service = await collect(kind);
    await give(service, PRODUCTS);
    const shelf = (keyword: string, shop: string, collected: boolean | null, products: number, over: object = {}) =>
      expect.objectContaining({ keyword, shop, collected, products, ranked: 0, page_one: 0, own_page_one: 0, ...over });
    expect(await shelvesOf(service)).toEqual([
      shelf('1', 'Halvéo FR', true, 1, { ranked: 1, own_ranked: 1, page_one_brands: {} }),
      shelf('1', 'k', true, 4, {
        ...{ keyword_name: 'keyword 1', retailer_name: 'Korbina DE', position_type: 'OVERALL' },
        ...{ ranked: 4, own_ranked: 1, page_one: 3, own_page_one: 1, rival_page_one: 2 },
        page_one_brands: { '': 1, Fenwarra: 1, Velquin: 1 },
      }),
      shelf('2', 'k', true, 1),
      shelf('3', 'k', null, 1),
      shelf('4', 'k', false, 1),
    ]);
  });
});

it('ranks among the requested position type', async () => {
  const service = await collect();
  await give(service, [product('P1', [keyword(1)])], { position_type: 'SPONSORED' });
  expect(await ranksOf(service)).toMatchObject([{ position_type: 'SPONSORED', rank: 3 }]);
});

it('keeps identifiers of 64 bits distinct', async () => {
  const service = await collect();
  const large = ['9223372036854775806', '9223372036854775807', '18446744073709551615'];
  const body = bodyOf([
    product(
      'P1',
      large.map((id) => keyword(`<${id}>`)),
    ),
  ]).replaceAll(/"<(\d+)>"/g, '$1');
  await service.collectValue({ start_date: DAY, end_date: DAY }, body);
  expect((await ranksOf(service)).map(({ keyword: id }) => id)).toEqual(large);
  expect((await shelvesOf(service)).map(({ keyword: id }) => id)).toEqual(large.toSorted());
});

it('replaces the shelves of a revised set', async () => {
  const service = await collect();
  await give(service, PRODUCTS);
  await give(service, [product('P9', [keyword(7)])]);
  expect((await shelvesOf(service)).map(({ keyword: id }) => id)).toEqual(['7']);
});
