import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { keywordHistory } from './keyword-history';
import { inType, isOwn, lowest, on, onPage, pageOneSize, shelvesOf } from './test-figures';
import { account, BEFORE, DAYS, NOW, PARAMS } from './test-ranks';

ownDatabase();

const PERIOD = [BEFORE, '2026-03-02', '2026-03-03', NOW];

describe.each(SERVICES)('of $title', (kind) => {
  it.each([
    ['page', onPage],
    ['type', inType],
  ] as const)('has the best rank of each brand by day, counted by %s', async (rank, rankOf) => {
    const { ask } = await account(kind);
    for (const { shelf, rows } of shelvesOf(NOW)) {
      const { answer } = await ask(keywordHistory, { ...PARAMS, shelf, rank, named: '2' });
      const of = (day: string) => shelvesOf(day, { rankOf }).find((other) => other.shelf === shelf);
      const shop = shelf.slice(shelf.indexOf('/') + 1);
      expect(answer, shelf).toMatchObject({
        keyword_name: rows[0]?.keyword.search_keyword_name,
        retailer_name: rows[0]?.item.retailer_name,
        days: PERIOD,
        collected: PERIOD.map((day) => of(day)?.collected ?? null),
        page_one: PERIOD.map((day) => (DAYS[day] ? pageOneSize(day, shop, rankOf) : null)),
        targets: PERIOD.map((day) => (of(day)?.own.some(({ keyword }) => keyword.target !== null) ? 5 : null)),
      });
      const brandsOn = PERIOD.flatMap(on).filter(
        (row) => !isOwn(row) && `${row.keyword.search_keyword_id}/${shop}` === shelf,
      );
      const ranked = brandsOn.filter(
        (row) => rankOf(row) !== null && (row.item.retailer_code ?? row.item.retailer_name) === shop,
      );
      const rivals = new Set(ranked.map(({ item }) => item.brand_name));
      expect(answer?.series.filter(({ ours }) => !ours)).toHaveLength(Math.min(2, rivals.size));
      expect(answer?.others).toBe(Math.max(0, rivals.size - 2));
      for (const { brand, ours, ranks } of answer?.series ?? []) {
        const isOfLine = ({ item }: ReturnType<typeof on>[number]) =>
          ours ? item.is_customer_brand === true : item.is_customer_brand !== true && item.brand_name === brand;
        expect(ranks).toEqual(PERIOD.map((day) => lowest((of(day)?.rows ?? []).filter(isOfLine).map(rankOf))));
      }
    }
  });
});

it('has a gap for days that are not collected, and on which the service did not collect the keyword', async () => {
  const { ask } = await account();
  const { answer } = await ask(keywordHistory, { ...PARAMS, shelf: '13/k' });
  expect(answer?.collected).toEqual([true, false, null, true]);
  expect(answer?.series.find(({ ours }) => ours)?.ranks).toEqual([6, null, null, 3]);
});

it('names the competitors with the best ranks of the day first', async () => {
  const { ask } = await account();
  const { answer } = await ask(keywordHistory, { ...PARAMS, shelf: '11/k' });
  expect(answer?.series.map(({ ours, brand }) => [ours, brand])).toEqual([
    [true, null],
    [false, 'Oskarine'],
    [false, 'Fenwarra'],
    [false, null],
  ]);
});

it('has the keyword of any retailer regardless of the filters of keywords', async () => {
  const { ask } = await account();
  const { answer } = await ask(keywordHistory, { ...PARAMS, shelf: '11/k', country: 'FR', keyword: 'savon' });
  expect(answer?.series[0]?.ranks).toEqual([2, 3, null, 12]);
});

it('has no history of an unknown keyword', async () => {
  const { ask } = await account();
  expect((await ask(keywordHistory, { ...PARAMS, shelf: 'x/y' })).answer).toBeNull();
});
