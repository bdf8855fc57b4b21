import { beforeEach, expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { priceCompetition } from '@/lib/contract/price-competition';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { bucket, competition, row } from '@/lib/queries/price-competition/test-answers';
import { FIRST, RANGE } from '@/lib/queries/price-competition/test-page';
import { addDays } from '@/lib/queries/shared/dates';
import { processWide } from '../base/process-wide';
import { ownAccount, ownValues } from '../testing/collected';
import { ownDatabase } from '../testing/own-database';
import { loadBrandOrder } from './brand-order';

ownDatabase();

const banner = (own: string[], competitors: (string | null)[]) => ({
  retailer_name: 'Korbina DE',
  page_type: 'HOME_PAGE',
  page_name: 'Start',
  page_url: 'https://korbina.example/',
  e_retail_media_position: 1,
  own_label_count: own.length,
  competitor_label_count: competitors.length,
  own_labels: own.map((brand) => ({ category: null, subcategory: null, brand })),
  competitor_labels: competitors.map((brand) => ({ category: null, subcategory: null, brand })),
  e_retail_media_types: [],
});
const score = (searched_brand: string, is_own_brand: boolean | null, own_product_count: number) => ({
  ...{ visibility_source_name: 'shampoo', visibility_source_id: 1, searched_brand, is_own_brand },
  retailer_scores: [{ retailer_name: 'Korbina DE', own_product_count, total_product_count: 20, score: 1, target: 1 }],
});
const sideOf = (brand_name: string, is_customer_brand: boolean) => ({
  product: { brand_name, is_customer_brand },
});
const competitionsOf = (...rivals: [string, number][]) =>
  JSON.stringify({
    competitions: rivals.map(([rival, days]) =>
      competition({
        base: sideOf('Velquin', true),
        benchmark: sideOf(rival, false),
        date_buckets: Array.from({ length: days }, (_, index) => bucket(addDays(FIRST, index), row({}))),
      }),
    ),
  });

/** Forgets which ledger rows are covered, as a restart does. */
const restart = () => processWide('ledger rows covered by brand orders', () => new Map<string, string>())().clear();
beforeEach(restart);

it('orders brands by total listings, own brands separately, and leaves out labels without a brand', async () => {
  const { db, account } = await ownAccount(eRetailMedia, {
    '2026-03-30': [banner(['Zeta'], ['Fenwarra', 'Oskarine'])],
    '2026-03-31': [banner(['Velquin', 'Velquin'], ['Oskarine', null, ''])],
  });
  expect(await loadBrandOrder(db, account)).toEqual({
    own: ['Velquin', 'Zeta'],
    competitors: ['Oskarine', 'Fenwarra'],
  });
});

it('counts the products of a brand in visibility scores, and an unknown owner as a competitor', async () => {
  const { db, account } = await ownAccount(visibilityScores, {
    '2026-03-31': [
      ...[score('Oskarine', false, 1), score('Oskarine', false, 1), score('Fenwarra', null, 0)],
      ...[score('Bork', false, 4), score('Velquin', true, 3)],
    ],
  });
  expect(await loadBrandOrder(db, account)).toEqual({
    own: ['Velquin'],
    competitors: ['Bork', 'Oskarine', 'Fenwarra'],
  });
});

it('counts both sides of price competitions in every bucket', async () => {
  const { db, account } = await ownValues(priceCompetition, [
    { params: { ...RANGE, time_dimension: 'DAILY' }, body: competitionsOf(['Alba', 1], ['Bork', 2]) },
  ]);
  expect(await loadBrandOrder(db, account)).toEqual({ own: ['Velquin'], competitors: ['Bork', 'Alba'] });
});

it('keeps the positions of brands and appends new ones, also after a restart', async () => {
  const { db, account, collect } = await ownAccount(eRetailMedia, {
    '2026-03-30': [banner([], ['Oskarine', 'Fenwarra', 'Fenwarra'])],
  });
  expect((await loadBrandOrder(db, account)).competitors).toEqual(['Fenwarra', 'Oskarine']);
  await collect('2026-03-31', [banner([], ['Alba', 'Bork', 'Bork', 'Oskarine', 'Oskarine', 'Oskarine'])]);
  expect((await loadBrandOrder(db, account)).competitors).toEqual(['Fenwarra', 'Oskarine', 'Bork', 'Alba']);
  restart();
  expect((await loadBrandOrder(db, account)).competitors).toEqual(['Fenwarra', 'Oskarine', 'Bork', 'Alba']);
});
