import { expect, it, vi } from 'vitest';
import { rankedWords, ranksChart } from '@/components/rankings/product-chart';
import { createFormat } from '@/lib/client/format/format';
import type { Product, ProductKeywordRanks } from '@/lib/queries/rankings/product';

const format = createFormat('en-GB');
const keyword = (keyword_name: string, over: Partial<ProductKeywordRanks> = {}): ProductKeywordRanks => ({
  ...{ keyword: keyword_name, keyword_name, shop: 'k', search_keyword_id: null, retailer_name: 'Korbina DE' },
  ...{ retailer_code: 'k', is_power: null, state: 'ranked', rank: 33, page_no: 2, target: 10, is_on_target: false },
  ...{
    verdict_agrees: true,
    distance: 23,
    ranks: [3, null, null, null, 33],
    states: ['ranked', 'not_ranked', 'not_collected', null, 'ranked'],
    above: [],
    above_count: 0,
  },
  ...over,
});
const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
const PRODUCT: Product = {
  ...{ product: 'P1', product_name: 'Shampoo', brand_name: 'Velquin', barcode: null, product_id: 'P1' },
  ...{ is_customer_brand: true, is_psku: null, days, keywords: [keyword('shampoo'), keyword('seife')] },
};

it('counts the days with a rank among those on which the service looked for the product', () => {
  expect(rankedWords(keyword('shampoo'), format)).toBe('ranked on 2 of 3 days, best #3, worst #33');
  expect(rankedWords({ ranks: [null, 4], states: ['not_tracked', 'ranked'] }, format)).toBe(
    'ranked on 1 of 1 day, at #4',
  );
  expect(rankedWords({ ranks: [null], states: ['not_ranked'] }, format)).toBe('ranked on 0 of 1 day');
  expect(rankedWords({ ranks: [null, null], states: ['not_collected', null] }, format)).toBe('no data of the keyword');
});

it('draws the chosen keyword, and states why a day has no rank', () => {
  const [firstKeyword] = PRODUCT.keywords;
  if (!firstKeyword) throw new Error('The product has keywords.');
  const chart = ranksChart({ product: PRODUCT, shown: firstKeyword, coverage: [], onDay: vi.fn() });
  expect(chart).toMatchObject({ kind: 'trend', trend: { ranks: true, target: { value: 10 } } });
  if (chart.kind !== 'trend') throw new Error('Ranks over days are a trend.');
  expect(chart.trend.series.map(({ values }) => values)).toEqual([[3, null, null, null, 33]]);
  expect(chart.trend.spans?.map(({ words }) => words)).toEqual([
    [null, 'on any collected page', null, null, null],
    [null, null, 'not collected by the service', null, null],
  ]);
});
