import { describe, expect, it } from 'vitest';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { database } from '../base/database';
import { banner, customer, DAY, readAll, readVisibleRows } from '../testing/banner-customer';
import { differences } from '../testing/differences';
import { queryOf, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { scores } from '../warehouse/scores';

ownDatabase();

/** Names of the rows by page, and the counts of the envelope. */
interface Service {
  pages: string[][];
  total: unknown;
  page_count: number;
}

const rowsOf = (...names: string[]) => names.map((page_name) => banner({ page_name }));

/** Collects a day of a new account from a service. */
async function collectPages({ pages, total, page_count }: Service) {
  const account = await customer();
  account.upstream.answer((request, response) => {
    const current_page = Number(queryOf(request).get('current_page'));
    const items = rowsOf(...(pages[current_page - 1] ?? []));
    sendJson(response, { items, total, page_size: 2, current_page, page_count });
  });
  const problem = await account.ask().then(
    () => null,
    (error: Error) => error.message,
  );
  const [row] = await account.rows();
  const names = (await readVisibleRows(account.account)).map(({ page_name }) => page_name);
  const requestedPages = account.upstream.requests.map((request) => Number(queryOf(request).get('current_page')));
  return { ...account, problem, row, names, requestedPages };
}

describe('a set is complete if it has as many rows as the service counts', () => {
  it.each<[string, Service, number[]]>([
    ['on one page', { pages: [['a', 'b']], total: 2, page_count: 1 }, [1]],
    ['with identical rows on one page', { pages: [['a', 'a']], total: 2, page_count: 1 }, [1]],
    ['with a page_count of 0', { pages: [['a', 'b'], ['c']], total: 3, page_count: 0 }, [1, 2]],
    ['with a page_count that is too small', { pages: [['a', 'b'], ['c']], total: 3, page_count: 1 }, [1, 2]],
    ['with a page_count that is too large', { pages: [['a', 'b'], ['c']], total: 3, page_count: 9 }, [1, 2, 3]],
    ['with pages of different lengths', { pages: [['a', 'b'], ['c'], ['d', 'e']], total: 5, page_count: 3 }, [1, 2, 3]],
  ])('%s', async (_, service, pageNumbers) => {
    const { row, names, requestedPages } = await collectPages(service);
    const sentNames = service.pages.flat();
    expect(row).toMatchObject({ state: 'complete', rows: sentNames.length, total: sentNames.length, missing: 0 });
    expect(names).toEqual(sentNames);
    expect(requestedPages).toEqual(pageNumbers);
  });
});

describe('a set is read again and then partly collected', () => {
  it.each<[string, Service, { names: string[]; total: number; missing: number; asked: number[] }]>([
    [
      'if its second page repeats rows of the first',
      {
        pages: [
          ['a', 'b'],
          ['b', 'c'],
        ],
        total: 4,
        page_count: 2,
      },
      { names: ['a', 'b', 'c'], total: 4, missing: 1, asked: [1, 2, 1, 2] },
    ],
    [
      'if every page is the first, keeping the identical rows of the first',
      {
        pages: [
          ['a', 'a'],
          ['a', 'a'],
        ],
        total: 4,
        page_count: 2,
      },
      { names: ['a', 'a'], total: 4, missing: 2, asked: [1, 2, 1, 2] },
    ],
    [
      'if its total is 0 and it has rows',
      { pages: [['a', 'b'], ['c']], total: 0, page_count: 2 },
      { names: ['a', 'b', 'c'], total: 0, missing: 0, asked: [1, 2, 1, 2] },
    ],
    [
      'if its total is -1, up to the first page that is not full',
      { pages: [['a', 'b'], ['c', 'd'], ['e']], total: -1, page_count: 0 },
      { names: ['a', 'b', 'c', 'd', 'e'], total: 0, missing: 0, asked: [1, 2, 3, 1, 2, 3] },
    ],
    [
      'if its total is that of one page',
      {
        pages: [
          ['a', 'b'],
          ['c', 'd'],
        ],
        total: 2,
        page_count: 2,
      },
      { names: ['a', 'b', 'c', 'd'], total: 2, missing: 0, asked: [1, 2, 3, 1, 2, 3] },
    ],
    [
      'if its total is too low and all pages are the first',
      {
        pages: [
          ['a', 'b'],
          ['a', 'b'],
          ['a', 'b'],
        ],
        total: 1,
        page_count: 1,
      },
      { names: ['a', 'b'], total: 1, missing: 0, asked: [1, 2, 1, 2] },
    ],
    [
      'if a page in the middle is empty',
      { pages: [['a', 'b'], [], ['c']], total: 5, page_count: 3 },
      { names: ['a', 'b', 'c'], total: 5, missing: 2, asked: [1, 2, 3, 1, 2, 3] },
    ],
  ])('%s', async (_, service, { asked, ...expected }) => {
    const { row, names, requestedPages, account } = await collectPages(service);
    const { total, missing } = expected;
    expect(row).toMatchObject({ state: 'partly', rows: expected.names.length, total, missing, requests: asked.length });
    expect(names).toEqual(expected.names);
    expect(requestedPages.toSorted()).toEqual(asked.toSorted());
    expect(await differences(await database(), account)).toEqual([]);
    const bodies = await readAll<{ page: number }>('raw_answers', account);
    expect(bodies).toHaveLength(asked.length / 2);
  });
});

it('reads a set once if only its total is too large', async () => {
  const { row, requestedPages } = await collectPages({ pages: [['a', 'b'], ['c']], total: 4, page_count: 2 });
  expect(row).toMatchObject({ state: 'partly', rows: 3, total: 4, missing: 1 });
  expect(requestedPages).toEqual([1, 2]);
});

it('takes the second reading of a set whose rows move between pages', async () => {
  const account = await customer();
  let calls = 0;
  account.upstream.answer((request, response) => {
    const current_page = Number(queryOf(request).get('current_page'));
    const pages = calls++ < 2 ? [['a', 'b'], ['b']] : [['a', 'b'], ['c']];
    const items = rowsOf(...(pages[current_page - 1] ?? []));
    sendJson(response, { items, total: 3, page_size: 2, current_page, page_count: 2 });
  });
  await account.ask();
  expect(await account.rows()).toMatchObject([{ state: 'complete', rows: 3, total: 3, missing: 0 }]);
  expect((await readVisibleRows(account.account)).map(({ page_name }) => page_name)).toEqual(['a', 'b', 'c']);
});

it('stops after four empty pages, even if the total is larger', async () => {
  const { row, requestedPages } = await collectPages({ pages: [['a', 'b']], total: 9e12, page_count: 9e12 });
  expect(row).toMatchObject({ state: 'partly', rows: 2, total: 4_294_967_295, missing: 4_294_967_293 });
  expect(requestedPages.length).toBeLessThan(10);
});

it('ends the set at a refused page after the first', async () => {
  const account = await customer();
  account.upstream.answer((request, response) => {
    if (Number(queryOf(request).get('current_page')) > 1) return sendJson(response, { detail: 'No such page' }, 404);
    sendJson(response, { items: rowsOf('a', 'b'), total: 2, page_size: 2, current_page: 1, page_count: 2 });
  });
  await account.ask();
  expect(await account.rows()).toMatchObject([{ state: 'complete', rows: 2, problem: '' }]);
});

it.each([
  ['counts rows and sends none', { pages: [], total: 5, page_count: 1 }, /counts 5 rows and sent none/],
  ['names no total', { pages: [['a']], total: null, page_count: 1 }, /wrong value at "total"/],
] as const)('fails if the service %s', async (_, { pages, ...counts }, reason) => {
  const { row, problem } = await collectPages({ pages: pages.map((page) => [...page]), ...counts });
  expect(problem).toMatch(reason);
  expect(row).toMatchObject({ state: 'failed', rows: 0, set_id: '0' });
});

it('drops repeated items of visibility scores with all their retailers', async () => {
  const account = await customer();
  const retailers = ['r', 's'].map((retailer_code) => ({
    retailer_code,
    own_product_count: 1,
    total_product_count: 20,
  }));
  const item = (visibility_source_id: number) => ({ visibility_source_id, retailer_scores: retailers });
  account.upstream.answer((request, response) => {
    const current_page = Number(queryOf(request).get('current_page'));
    const items = current_page === 1 ? [item(1), item(1)] : [item(1), item(2)];
    sendJson(response, { items, total: 4, page_size: 2, current_page, page_count: 2 });
  });
  const params = { date: DAY, visibility_type: 'SEARCH', position_type: 'OVERALL', first_n_products: 20 };
  await account.ask(params, visibilityScores);
  expect(await account.rows()).toMatchObject([{ state: 'partly', rows: 3, total: 4, missing: 1 }]);
  const rows = await readAll<{ visibility_source_id: unknown }>(scores.definition.name, account.account);
  expect(rows.map(({ visibility_source_id }) => Number(visibility_source_id)).sort()).toEqual([1, 1, 1, 1, 2, 2]);
});
