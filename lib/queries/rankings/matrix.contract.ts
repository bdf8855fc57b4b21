import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { matrix } from './matrix';
import { matrixKeywords } from './matrix-keywords';
import { best, countryOf, isOnPageOne, isOwn, type Listing, on, onPage, verdictOf } from './test-figures';
import { account, NOW, PARAMS } from './test-ranks';

ownDatabase();

const own = (country: string) => on(NOW).filter((row) => isOwn(row) && countryOf(row) === country);
const idOf = ({ keyword }: Listing) => String(keyword.search_keyword_id);

function stateOf(row: Listing): string {
  if (row.keyword.is_no_data) return 'not_collected';
  return onPage(row) === null ? 'not_ranked' : 'ranked';
}

describe.each(SERVICES)('of $title', (kind) => {
  it.each(['DE', 'FR'])(
    'has the own SKUs of %s, with a cell for each keyword for which they are tracked',
    async (of_country) => {
      const { ask } = await account(kind);
      const { answer } = await ask(matrix, { ...PARAMS, of_country });
      const rows = own(of_country);
      const products = [...new Set(rows.map(({ item }) => item.product_id))];
      expect(answer.rows.map(({ product }) => product).toSorted()).toEqual(products.toSorted());
      for (const row of answer.rows) {
        const ofProduct = rows.filter(({ item }) => item.product_id === row.product);
        const keywords = [...new Set(ofProduct.map(idOf))];
        const entries = keywords.map((id) => {
          const entries = ofProduct.filter((listing) => idOf(listing) === id);
          return best(entries) ?? entries[0];
        });
        const knownEntries = entries.flatMap((entry) => entry ?? []);
        expect(row).toMatchObject({
          tracked: keywords.length,
          ranked: knownEntries.filter((entry) => onPage(entry) !== null).length,
          page_one: knownEntries.filter(isOnPageOne).length,
          missed: knownEntries.filter((entry) => verdictOf(entry) === false).length,
        });
        const cell = (entry: Listing) => ({
          keyword: idOf(entry),
          state: stateOf(entry),
          rank: onPage(entry),
          is_page_one: isOnPageOne(entry),
          target: entry.keyword.target,
          is_on_target: verdictOf(entry),
        });
        const byKeyword = (a: { keyword: string }, b: { keyword: string }) => (a.keyword < b.keyword ? -1 : 1);
        expect(row.cells.toSorted(byKeyword)).toEqual(knownEntries.map(cell).toSorted(byKeyword));
      }
    },
  );

  it('has the keywords of one country, power keywords first, in pages', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(matrixKeywords, PARAMS);
    expect(answer).toMatchObject({
      country: 'DE',
      countries: [
        { country: 'DE', keywords: 3 },
        { country: 'FR', keywords: 1 },
      ],
      total: 3,
    });
    const ranked = (id: string) =>
      new Set(
        own('DE')
          .filter((row) => idOf(row) === id && onPage(row) !== null)
          .map(({ item }) => item.product_id),
      ).size;
    expect(answer.keywords.map(({ keyword_name, is_power }) => [keyword_name, is_power])).toEqual([
      ['shampoo', true],
      ['deo', null],
      ['seife', false],
    ]);
    for (const { keyword, ranked: count } of answer.keywords) expect(count).toBe(ranked(keyword));
    const page = { ...PARAMS, column_offset: '1', column_limit: '1' };
    expect((await ask(matrixKeywords, page)).answer.keywords).toEqual(answer.keywords.slice(1, 2));
    // As after a filter that leaves fewer keywords.
    const beyond = (await ask(matrixKeywords, { ...page, column_offset: '48' })).answer;
    expect(beyond).toMatchObject({ offset: answer.total - 1, keywords: answer.keywords.slice(-1) });
    const { answer: table } = await ask(matrix, page);
    expect(new Set(table.rows.flatMap(({ cells }) => cells.map(({ keyword }) => keyword)))).toEqual(new Set(['13']));
    // Counts of a row are of all keywords of the country.
    expect(table.rows.find(({ product }) => product === 'V-k')?.tracked).toBe(3);
  });
});

it('lists the SKUs with most ranks first, and writes the ranks of the columns', async () => {
  const { ask } = await account();
  const { answer } = await ask(matrix, PARAMS);
  expect(answer.rows.map(({ product, ranked, ranks }) => [product, ranked, ranks])).toEqual([
    ['V-k', 3, 'deo 7; seife 4; shampoo 12'],
    ['V-p', 2, 'deo 2; seife not collected; shampoo 17'],
    ['W-k', 1, 'deo 3; shampoo not ranked'],
  ]);
});

it('selects SKUs by a search, by a verdict, and by their keywords', async () => {
  const { ask } = await account();
  const listProducts = async (params: object) =>
    (await ask(matrix, { ...PARAMS, ...params })).answer.rows.map(({ product, cells }) => [product, cells.length]);
  expect(await listProducts({ q: 'W at' })).toEqual([['W-k', 2]]);
  expect(await listProducts({ target: 'met' })).toEqual([
    ['V-k', 3],
    ['V-p', 3],
    ['W-k', 2],
  ]);
  expect(await listProducts({ keyword: 'savon' })).toEqual([['V-h', 1]]);
  expect(await listProducts({ retailer: 'Plazora DE', power: 'yes' })).toEqual([['V-p', 3]]);
  expect((await ask(matrixKeywords, { ...PARAMS, keyword: 'nothing' })).answer).toMatchObject({
    country: null,
    total: 0,
  });
  expect(await listProducts({ keyword: 'nothing' })).toEqual([]);
});
