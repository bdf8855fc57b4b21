import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { facets } from './page-queries';
import { cents, on } from './test-figures';
import { account, NOW, PARAMS } from './test-offers';

ownDatabase();

const word = (flag: boolean | null, yes: string, no: string) => (flag === null ? '-' : flag ? yes : no);
const sign = (discount: number | null) =>
  discount === null ? '-' : discount > 0 ? 'yes' : discount < 0 ? 'above' : 'no';

function checkOf(row: PriceItem): string {
  const discount = cents(row);
  if (discount === null || row.discount_amount === null) return '-';
  return Math.round(row.discount_amount * 100) === discount ? 'agrees' : 'differs';
}

/** The values of an offer by filter, as the page names them. */
const VALUES: Record<string, (row: PriceItem) => string[]> = {
  retailer: ({ retailer }) => [retailer ?? '-'],
  country: ({ retailer_country }) => [retailer_country ?? '-'],
  brand: ({ brand_name }) => [brand_name ?? '-'],
  currency: ({ currency }) => [currency ?? '-'],
  tag: ({ tags }) => (tags.length === 0 ? ['-'] : tags.map(({ tag_name, tag_value }) => `${tag_name}: ${tag_value}`)),
  own: ({ is_own_brand }) => (is_own_brand === null ? [] : [is_own_brand ? 'own' : 'competitor']),
  power: ({ is_psku }) => [word(is_psku, 'yes', 'no')],
  merchant: ({ is_main_merchant }) => [word(is_main_merchant, 'main', 'other')],
  stock: ({ availability }) => [word(availability === null ? null : availability === 1, 'in', 'out')],
  discount: (row) => [sign(cents(row))],
  buybox: (row) => [word(row.buybox_position === 1 ? row.is_main_merchant : null, 'kept', 'lost')],
  check: (row) => [checkOf(row)],
};

function counts(rows: readonly PriceItem[], filter: string) {
  const all = rows.flatMap((row) => VALUES[filter]?.(row) ?? []);
  return Object.fromEntries([...new Set(all)].map((value) => [value, all.filter((other) => other === value).length]));
}

const asCounts = (values: { value: string; count: number }[] = []) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

describe.each(SERVICES)('of $title', (kind) => {
  it('counts the offers of each filter value, and those that do not state it', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(facets, PARAMS);
    expect(Object.keys(answer).sort()).toEqual(Object.keys(VALUES).sort());
    for (const filter of Object.keys(VALUES))
      expect(asCounts(answer[filter as keyof typeof answer]), filter).toEqual(counts(on(NOW), filter));
  });

  it('counts a filter under all other filters but itself', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(facets, { ...PARAMS, stock: ['in', '-'], retailer: 'Korbina DE', skus: ['S1', 'S3'] });
    const isSelected = (row: PriceItem, except: string) =>
      ['S1', 'S3'].includes(row.csku_id ?? '') &&
      (except === 'stock' || row.availability !== 0) &&
      (except === 'retailer' || row.retailer === 'Korbina DE');
    for (const filter of ['stock', 'retailer', 'brand', 'buybox', 'tag'] as const)
      expect(asCounts(answer[filter]), filter).toEqual(
        counts(
          on(NOW).filter((row) => isSelected(row, filter)),
          filter,
        ),
      );
  });
});

it.each([
  ['tag', '-'],
  ['tag', 'category: Care'],
  ['discount', 'above'],
  ['buybox', 'lost'],
  ['check', 'differs'],
  ['merchant', '-'],
])('%s %s leaves as many offers as the value counts', async (filter, value) => {
  const { ask } = await account();
  const { answer: all } = await ask(facets, PARAMS);
  const { answer } = await ask(facets, { ...PARAMS, [filter]: value });
  const offerCount = Object.values(asCounts(answer.currency)).reduce((sum, count) => sum + count, 0);
  expect(offerCount).toBe(asCounts(all[filter as keyof typeof all])[value]);
});

it('finds values by their name', async () => {
  const { ask } = await account();
  expect((await ask(facets, { ...PARAMS, find: 'halveo' })).answer.retailer).toEqual([
    { value: 'Halvéo FR', count: 4 },
  ]);
});
