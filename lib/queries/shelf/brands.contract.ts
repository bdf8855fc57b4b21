import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { brands } from './brands';
import { inFirst, isOwn, on } from './test-figures';
import { account, BEFORE, BESIDE, NOW, PARAMS } from './test-shelf';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('counts the first 10 listings by brand on both days', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(brands, PARAMS);
    const [now, before] = [inFirst(on(NOW), 10), inFirst(on(BEFORE), 10)];
    expect(answer.listings).toBe(now.length);
    for (const brand of answer.brands) {
      const of = now.filter(({ brand_name }) => brand_name === brand.name);
      const earlier = before.filter(({ brand_name }) => brand_name === brand.name);
      expect(brand, String(brand.name)).toEqual({
        name: brand.name,
        own: [...of, ...earlier].some(isOwn),
        listings: of.length,
        sponsored: of.filter(({ is_sponsored }) => is_sponsored).length,
        before: earlier.length,
      });
    }
    const names = new Set([...now, ...before].map(({ brand_name }) => brand_name));
    expect(new Set(answer.brands.map(({ name }) => name))).toEqual(names);
  });
});

it('compares with the shelf of another retailer', async () => {
  const { ask } = await account();
  const { answer } = await ask(brands, { ...PARAMS, against: undefined, beside: 'p' });
  expect(answer.brands.reduce((sum, { before }) => sum + (before ?? 0), 0)).toBe(BESIDE.length);
  expect(answer.brands.find(({ name }) => name === 'Velquin')?.before).toBe(2);
});

it('compares with nothing if the compared day is not collected', async () => {
  const { ask } = await account();
  const { answer } = await ask(brands, { ...PARAMS, against: '2026-03-03' });
  expect(answer.brands.every(({ before }) => before === null)).toBe(true);
});
