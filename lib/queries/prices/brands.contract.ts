import { describe, expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { sharedAccount } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { brands } from './brands';
import { NOW, offer } from './test-offers';

ownDatabase();

const ROWS = [
  offer('soap', 'k', 2, 3),
  offer('soap', 'h', 2, 3),
  offer('foam', 'h', 2, 3),
  offer('cream', 't', 2, 3, { brand_name: 'Unplaced', is_own_brand: null }),
  offer('cream', 't', 2, 3, { brand_name: null, is_own_brand: true }),
];

describe.each(SERVICES)('of $title', (kind) => {
  it('names own brands and retailers, and counts no brand as a competitor that is not marked as one', async () => {
    const { ask } = await sharedAccount(price, { [NOW]: ROWS }, kind);
    const { answer } = await ask(brands, { date: NOW });
    expect(answer).toEqual({
      ownBrands: ['Velquin'],
      competitors: 1,
      skus: 3,
      retailers: ['Halvéo FR', 'Korbina DE', 'Thistle GB'],
      countries: 3,
    });
  });

  it('has no names without offers', async () => {
    const { ask } = await sharedAccount(price, { [NOW]: [] }, kind);
    const { answer } = await ask(brands, { date: NOW });
    expect(answer).toEqual({ ownBrands: [], competitors: 0, skus: 0, retailers: [], countries: 0 });
  });
});
