import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { type TestStore, testStore } from './testing/store';

const shop = { retailer_name: 'Shop', retailer_code: 'shop', retailer_country: 'DE' };
const listing = { visibility_type: 'SEARCH', ...shop, product_id: 'P1', product_title: 'Soap', is_sponsored: false };
const range = { start_date: '2026-03-01', end_date: '2026-03-03' };

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

/** Creates a customer with the keywords soap (target 3) and gel (target 1) and these observations by day. */
async function createCustomer(days: Record<string, object[]>) {
  const customer = crypto.randomUUID();
  const keyword = (id: number, name: string, position: number) => ({
    id,
    type: 'SEARCH',
    name,
    targets: [{ retailer_code: 'shop', position }],
  });
  await store.define('visibility_sources', [keyword(1, 'soap', 3), keyword(2, 'gel', 1)], customer);
  await store.define('own_brands', ['Velquin'], customer);
  for (const [day, rows] of Object.entries(days))
    await store.load(
      'visibility_listing',
      day,
      rows.map((row) => ({ ...listing, ...row })),
      { customer },
    );
  const ask = (call: object = {}) => store.ask(visibilitySearchByProduct, { ...range, ...call }, customer);
  const keywords = async (call: object = {}) => (await ask(call)).items[0]?.product_keywords;
  return { customer, ask, keywords };
}

const soap = { visibility_source_name: 'soap', brand_name: 'Velquin' };
const gel = { visibility_source_name: 'gel', brand_name: 'Velquin' };
const atPosition = (position: number, combined_position = position) => ({ position, combined_position, page_no: 1 });

describe('a product', () => {
  it('has its best position of the last collected day of each keyword', async () => {
    const { keywords } = await createCustomer({
      '2026-03-01': [
        { ...soap, ...atPosition(1) },
        { ...gel, ...atPosition(2) },
      ],
      '2026-03-02': [
        { ...soap, ...atPosition(9) },
        { ...soap, ...atPosition(4) },
      ],
      '2026-03-04': [{ ...soap, ...atPosition(1) }],
    });
    expect(await keywords()).toEqual([
      {
        search_keyword_id: 1,
        search_keyword_name: 'soap',
        ...atPosition(4),
        target: 3,
        is_on_target: false,
        is_no_data: false,
      },
      {
        search_keyword_id: 2,
        search_keyword_name: 'gel',
        ...atPosition(2),
        target: 1,
        is_on_target: false,
        is_no_data: false,
      },
    ]);
  });

  it('that is not ranked misses its target; one whose keyword was not collected has no data', async () => {
    const { keywords } = await createCustomer({
      '2026-02-20': [{ ...gel, ...atPosition(1) }],
      '2026-03-01': [{ ...soap, ...atPosition(1) }],
      '2026-03-02': [{ ...soap, product_id: 'P2', ...atPosition(1) }],
    });
    const noPosition = { position: null, combined_position: null, page_no: null };
    expect(await keywords()).toMatchObject([
      { search_keyword_name: 'soap', ...noPosition, is_no_data: false, is_on_target: false, target: 3 },
      { search_keyword_name: 'gel', ...noPosition, is_no_data: true, is_on_target: null, target: 1 },
    ]);
  });

  it('is not listed for a keyword on whose shelf it was not found for a month', async () => {
    const { keywords } = await createCustomer({
      '2026-01-28': [{ ...gel, ...atPosition(1) }],
      '2026-03-03': [
        { ...soap, ...atPosition(1) },
        { ...gel, product_id: 'P2', ...atPosition(1) },
      ],
    });
    expect(await keywords()).toMatchObject([{ search_keyword_name: 'soap', target: 3, is_on_target: true }]);
  });

  it('is ranked within a position type, or within both', async () => {
    const { keywords } = await createCustomer({
      '2026-03-01': [
        { ...soap, ...atPosition(3, 5) },
        { ...soap, is_sponsored: true, ...atPosition(2, 4) },
      ],
    });
    const soapAt = async (position_type: string) => (await keywords({ position_type }))?.[0];
    expect(await soapAt('ORGANIC')).toMatchObject({ position: 3, combined_position: 5, is_on_target: true });
    expect(await soapAt('SPONSORED')).toMatchObject({ position: 2, combined_position: 4, is_on_target: true });
    // The fourth, sponsored listing of the page misses the target of three.
    expect(await soapAt('OVERALL')).toMatchObject({ position: 2, combined_position: 4, is_on_target: false });
  });

  it('has targets only if it is own, and facts of price files', async () => {
    const { customer, ask } = await createCustomer({
      '2026-03-01': [
        { ...soap, ...atPosition(1) },
        { ...soap, product_id: 'P2', brand_name: 'Other', ...atPosition(2) },
        { ...soap, product_id: 'P3', brand_name: null, ...atPosition(3) },
      ],
    });
    const priced = { ...shop, product_id: 'P3', product_barcode: '42', service_sku_name: 'Soap bar', brand: 'velquin' };
    await store.load('price', '2026-03-02', [{ ...priced, is_power_sku: true }], { customer });
    const { items } = await ask();
    const actual = items.map((item) => [
      item.product_id,
      item.csku_title,
      item.barcode,
      item.is_customer_brand,
      item.is_psku,
    ]);
    expect(actual).toEqual([
      ['P1', 'Soap', null, true, null],
      ['P2', 'Soap', null, false, null],
      ['P3', 'Soap bar', '42', true, true],
    ]);
    const targets = items.map(({ product_keywords: [first] }) => [first?.target, first?.is_on_target]);
    expect(targets).toEqual([
      [3, true],
      [null, null],
      [3, true],
    ]);
    expect(new Set(items.map((item) => item.search_product_id)).size).toBe(3);
  });
});

it('tells shops of one name apart by their codes', async () => {
  const inShop = (country: string, product_id: string, position: number) => ({
    ...{ ...soap, retailer_name: 'Amazon', retailer_code: `amazon_${country}`, product_id, ...atPosition(position) },
  });
  const { ask } = await createCustomer({
    '2026-03-01': [inShop('de', 'B1', 1), inShop('de', 'B2', 2), inShop('fr', 'B2', 1), inShop('fr', 'B1', 9)],
    '2026-03-02': [inShop('fr', 'B1', 8)],
    '2026-03-03': [{ ...soap, ...atPosition(1) }],
  });
  const positions = async (call: object) =>
    (await ask(call)).items
      .filter((item) => item.retailer_name === 'Amazon')
      .map(({ retailer_code, product_id, product_keywords: [first] }) => [
        ...[retailer_code, product_id, first?.position, first?.is_no_data],
      ]);
  expect(await positions({ end_date: '2026-03-01' })).toEqual([
    ['amazon_de', 'B1', 1, false],
    ['amazon_de', 'B2', 2, false],
    ['amazon_fr', 'B1', 9, false],
    ['amazon_fr', 'B2', 1, false],
  ]);
  expect(await positions({ end_date: '2026-03-02' })).toEqual([
    ['amazon_de', 'B1', 1, false],
    ['amazon_de', 'B2', 2, false],
    ['amazon_fr', 'B1', 8, false],
    ['amazon_fr', 'B2', null, false],
  ]);
  const ids = async (call: object = {}) =>
    new Map(
      (await ask(call)).items.map((item) => [`${item.retailer_code} ${item.product_id}`, item.search_product_id]),
    );
  const all = await ids();
  expect(new Set(all.values()).size).toBe(5);
  // A day on which one of the shops was collected has the same ids.
  expect((await ids({ start_date: '2026-03-02', end_date: '2026-03-02' })).get('amazon_fr B1')).toBe(
    all.get('amazon_fr B1'),
  );
});

it('is of one shop if the code of its name changes from one day to the next', async () => {
  const inShop = (retailer_code: string) => ({ retailer_name: 'dm', retailer_code });
  const { ask } = await createCustomer({
    '2026-03-01': [
      { ...soap, ...inShop('dm'), ...atPosition(1) },
      { ...gel, ...inShop('dm'), ...atPosition(2) },
    ],
    '2026-03-02': [{ ...soap, ...inShop('dm_de'), ...atPosition(3) }],
  });
  const listed = async (call: object = {}) =>
    (await ask(call)).items.map((item) => ({
      id: item.search_product_id,
      keywords: item.product_keywords.map((keyword) => [keyword.search_keyword_name, keyword.position]),
    }));
  const [before] = await listed({ end_date: '2026-03-01' });
  expect(await listed()).toEqual([
    {
      id: before?.id,
      keywords: [
        ['soap', 3],
        ['gel', 2],
      ],
    },
  ]);
  expect(await listed({ start_date: '2026-03-02', end_date: '2026-03-02' })).toEqual([
    {
      id: before?.id,
      keywords: [
        ['soap', 3],
        ['gel', null],
      ],
    },
  ]);
});

it('has the defined code for rows without a code where shops share a name', async () => {
  const inShop = (retailer_code: string | null) => ({ ...soap, retailer_name: 'Amazon', retailer_code });
  const { customer, ask } = await createCustomer({
    '2026-03-01': [
      { ...inShop('amazon_de'), ...atPosition(1) },
      { ...inShop('amazon_fr'), ...atPosition(2) },
    ],
    '2026-03-02': [{ ...inShop(null), ...atPosition(3) }],
  });
  await store.define('retailers', [{ retailer_name: 'Amazon', retailer_code: 'amazon_de' }], customer);
  const { items } = await ask();
  expect(items.map((item) => [item.retailer_code, item.product_keywords[0]?.position])).toEqual([
    ['amazon_de', 3],
    ['amazon_fr', 2],
  ]);
});

it('has no products of a keyword that is not defined', async () => {
  const other = { ...soap, visibility_source_name: 'shampoo' };
  const { ask } = await createCustomer({
    '2026-03-01': [
      { ...soap, ...atPosition(1) },
      { ...other, product_title: 'Soap by another name', ...atPosition(1) },
      { ...other, product_id: 'P2', ...atPosition(2) },
    ],
    '2026-03-02': [{ ...other, product_title: 'Soap by another name', ...atPosition(1) }],
  });
  const { items, total } = await ask();
  expect(total).toBe(1);
  expect(items.map(({ product_id, csku_title }) => [product_id, csku_title])).toEqual([['P1', 'Soap']]);
  expect(items[0]?.product_keywords.map((keyword) => keyword.search_keyword_name)).toEqual(['soap']);
});

it('uses observed keywords without definitions, also from shortly before the range', async () => {
  const customer = crypto.randomUUID();
  await store.load('visibility_listing', '2026-02-20', [{ ...listing, ...gel, ...atPosition(1) }], { customer });
  await store.load('visibility_listing', '2026-03-01', [{ ...listing, ...soap, ...atPosition(1) }], { customer });
  const { items } = await store.ask(visibilitySearchByProduct, range, customer);
  const listed = items.map((item) =>
    item.product_keywords.map((keyword) => [keyword.search_keyword_name, keyword.is_no_data]),
  );
  expect(listed).toEqual([
    [
      ['gel', true],
      ['soap', false],
    ],
  ]);
});

it('has each product of each retailer once in all pages, in order, with the range', async () => {
  const retailers = ['A', 'B'].flatMap((name) => [1, 2, 3].map((i) => ({ name, i })));
  const { ask } = await createCustomer({
    '2026-03-01': retailers.map(({ name, i }) => ({
      ...soap,
      retailer_name: name,
      product_id: `P${i}`,
      ...atPosition(i),
    })),
  });
  const pages = [];
  for (const current_page of [1, 2, 3]) pages.push(await ask({ page_size: 4, current_page }));
  expect(pages.map(({ items }) => items.map((item) => `${item.retailer_name}${item.product_id}`).join(' '))).toEqual([
    'AP1 AP2 AP3 BP1',
    'BP2 BP3',
    '',
  ]);
  for (const page of pages) expect(page).toMatchObject({ total: 6, page_count: 2, ...range });
});
