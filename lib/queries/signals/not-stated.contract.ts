import { expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { type ProductKeyword, visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { findInstances } from '@/lib/server/testing/find-instances';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { aboveListPrice, outOfStock } from './prices';
import { ratingBelowTarget } from './ratings';
import { keywordBought, pageOneLost, rankFallen, rankTargetMissed, searchShareBelowTarget } from './search';
import type { Signal } from './signal';

ownDatabase();

const DAY = '2026-03-01';
const RANGE = { start_date: DAY, end_date: DAY };

/** Returns the subjects in the bad state of a rule. */
async function badSubjects(
  service: Pick<Awaited<ReturnType<typeof ownAccount>>, 'db' | 'account'>,
  rule: Signal,
): Promise<string[]> {
  const instances = await findInstances(service, { date: DAY, days: 1 }, [rule]);
  return instances.map(({ subject }) => subject);
}

it('judges no offers without an SKU or a retailer', async () => {
  const offer = { product_title: null, is_own_brand: true, retailer_country: 'DE', availability: 0, tags: [] };
  const service = await ownAccount(price, {
    [DAY]: [
      { ...offer, csku_id: 'S1', retailer: 'Korbina DE' },
      { ...offer, csku_id: null, retailer: 'Korbina DE' },
      { ...offer, csku_id: 'S2', retailer: null },
    ],
  });
  expect(await badSubjects(service, outOfStock)).toEqual(['S1/Korbina DE/DE']);
});

it('judges list prices where all are known, or a price is above one', async () => {
  const offered = (csku_id: string, price: number | null, price_2: number | null, merchant_name = 'one') => ({
    ...{ csku_id, price, price_2, merchant_name, is_own_brand: true, retailer: 'Korbina DE', tags: [] },
  });
  const service = await ownAccount(price, {
    '2026-02-28': ['above', 'below', 'some', 'none'].map((sku) => offered(sku, 5, 4)),
    [DAY]: [
      ...[offered('above', 5, 4), offered('above', 3, null, 'two')],
      ...[offered('below', 3, 4), offered('below', null, null, 'two')],
      ...[offered('some', 3, 4), offered('some', 3, null, 'two')],
      offered('none', null, 4),
    ],
  });
  const instances = await findInstances(service, { date: DAY, days: 2 }, [aboveListPrice]);
  expect(Object.fromEntries(instances.map(({ subject, state }) => [subject.split('/')[0], state]))).toEqual({
    ...{ above: 'standing', below: 'solved', some: 'unknown', none: 'unknown' },
  });
});

it('judges no ratings without an SKU or a retailer', async () => {
  const row = { brand: 'Velquin', service_sku_name: null, average_rating: 3, review_count: 5, ...RANGE };
  const service = await ownAccount(scorecard, {});
  const rows = [
    { ...row, service_sku_id: 'S1', retailer: 'Korbina DE' },
    { ...row, service_sku_id: null, retailer: 'Korbina DE' },
    { ...row, service_sku_id: null, retailer: 'Korbina DE', brand: 'Fenwarra' },
    { ...row, service_sku_id: 'S2', retailer: null },
  ];
  await service.collectValue(RANGE, JSON.stringify(rows));
  const offers = ['S1', 'S2'].map((csku_id) => ({ csku_id, is_own_brand: true, retailer: 'Korbina DE', tags: [] }));
  await service.collectValue({ date: DAY }, pageBody(offers), price);
  expect(await badSubjects(service, ratingBelowTarget)).toEqual(['S1/Korbina DE']);
});

it('judges no scores without a keyword, a brand or a retailer', async () => {
  const score = { own_product_count: 1, total_product_count: 20, score: 5, target: 20, is_target_met: false };
  const shop = { retailer_name: 'Korbina DE', retailer_code: 'k', retailer_country: 'DE', ...score };
  const keyword = {
    ...{ visibility_source_id: 7, visibility_source_name: 'soap', representative_name: null },
    ...{ is_power_visibility_source: false, searched_brand: 'Velquin', searched_brand_group: null, is_own_brand: true },
  };
  const nowhere = { ...shop, retailer_name: null, retailer_code: null };
  const service = await ownAccount(visibilityScores, {});
  const items = [
    { ...keyword, retailer_scores: [shop, nowhere] },
    { ...keyword, visibility_source_id: null, visibility_source_name: null, retailer_scores: [shop] },
    { ...keyword, searched_brand: null, retailer_scores: [shop] },
  ];
  await service.collectValue({ visibility_type: 'SEARCH', date: DAY }, pageBody(items));
  expect(await badSubjects(service, searchShareBelowTarget)).toEqual(['7/Velquin/k/DE']);
});

it.each([
  [
    'one competitor whose name has different cases',
    [
      ['Fenwarra', false],
      ['FENWARRA', null],
      ['fenwarra', false],
    ],
    ['1/k'],
  ],
  [
    'two competitors',
    [
      ['Fenwarra', false],
      ['Oskarine', false],
      ['Fenwarra', false],
    ],
    [],
  ],
  [
    'brands of unknown owners',
    [
      ['Fenwarra', null],
      ['Fenwarra', null],
      ['Fenwarra', null],
    ],
    [],
  ],
  [
    'a product without a brand',
    [
      ['Fenwarra', false],
      [null, false],
      ['Fenwarra', false],
    ],
    [],
  ],
] as [string, [string | null, boolean | null][], string[]][])(
  'judges sponsored positions of %s',
  async (_, products, bad) => {
    const keyword = { search_keyword_id: 1, search_keyword_name: 'soap', position: 3, page_no: 1, is_no_data: false };
    const items = products.map(([brand_name, is_customer_brand], index) => ({
      ...{ brand_name, is_customer_brand, product_id: `P${index}`, retailer_name: 'Korbina DE', retailer_code: 'k' },
      product_keywords: [keyword],
    }));
    const service = await ownAccount(visibilitySearchByProduct, {});
    await service.collectValue({ ...RANGE, position_type: 'SPONSORED' }, pageBody(items, RANGE));
    expect(await badSubjects(service, keywordBought)).toEqual(bad);
  },
);

it('judges no ranks without a keyword, a product or a retailer', async () => {
  const keyword = {
    ...{ search_keyword_id: 1, search_keyword_name: 'soap', position: 3, combined_position: 5, page_no: 1 },
    ...{ target: 3, is_on_target: false, is_no_data: false },
  };
  const nameless = { ...keyword, search_keyword_id: null, search_keyword_name: null };
  const product = {
    ...{ search_product_id: null, barcode: null, brand_name: 'Fenwarra', csku_title: null, is_psku: false },
    ...{ retailer_name: 'Korbina DE', retailer_code: 'k', product_id: 'P1', is_customer_brand: true },
    product_keywords: [keyword, nameless],
  };
  const own = [product, { ...product, product_id: null }, { ...product, retailer_name: null, retailer_code: null }];
  const service = await ownAccount(visibilitySearchByProduct, {});
  await service.collectValue(RANGE, pageBody(own, RANGE));
  expect(await badSubjects(service, rankTargetMissed)).toEqual(['1/k/P1']);
  const rivals = ['P2', 'P3', 'P4'].map((product_id) => ({ ...product, product_id, is_customer_brand: false }));
  await service.collectValue({ ...RANGE, position_type: 'SPONSORED' }, pageBody(rivals, RANGE));
  expect(await badSubjects(service, keywordBought)).toEqual(['1/k']);
});

it('judges no ranks of keywords that the service states it did not collect', async () => {
  const fallen = { position: 33, combined_position: 33, page_no: 4, is_on_target: false };
  const newest: Record<string, Partial<ProductKeyword>> = {
    fallen: { ...fallen, is_no_data: false },
    contradictory: { ...fallen, is_no_data: true },
    'without a rank': { position: null, is_on_target: false, is_no_data: true },
    'on page 0': { position: 0, page_no: 0, is_no_data: true },
  };
  const earlier = { position: 2, combined_position: 2, page_no: 1, is_on_target: true, is_no_data: false };
  const answers = daysFrom(addDays(DAY, -6), DAY).flatMap((day) => {
    const on = { start_date: day, end_date: day };
    const items = Object.entries(newest).map(([product_id, keyword]) => ({
      ...{ product_id, is_customer_brand: true, retailer_name: 'Korbina DE', retailer_code: 'k' },
      product_keywords: [
        { search_keyword_id: 1, search_keyword_name: 'soap', target: 5, ...(day === DAY ? keyword : earlier) },
      ],
    }));
    const body = pageBody(items, on);
    return ['ORGANIC', 'OVERALL'].map((position_type) => ({ params: { ...on, position_type }, body }));
  });
  const service = await ownAccount(visibilitySearchByProduct, {});
  await service.collectValues(answers);
  for (const rule of [rankTargetMissed, pageOneLost, rankFallen])
    expect(await badSubjects(service, rule), rule.name).toEqual(['1/k/fallen']);
});
