import { expect, test } from 'vitest';
import { priceHref } from '@/components/price-competition/price-href';

test('opens an SKU at a retailer on the same day, without a filter', () => {
  expect(priceHref({ sku: 'C 1', retailer: 'Drogo, Online', date: '2026-06-30' })).toBe(
    '/prices?date=2026-06-30&sku=C+1&sku_retailer=Drogo%2C+Online',
  );
  expect(priceHref({ sku: 'C1', retailer: null, date: '2026-06-30' })).toBe('/prices?date=2026-06-30&sku=C1');
});
