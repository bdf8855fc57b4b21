import { describe, expect, it } from 'vitest';
import { banners } from '@/components/banners/page';
import { pageDates } from '@/components/layout/define-page';
import { readAddress } from '@/lib/client/address';

const initial = readAddress(banners.address, {});

describe('the address of Banners', () => {
  it('reads lists, dates, views and settings', () => {
    const given = { retailer: 'A%2C B,C', own: 'competitor', days: '7', view: 'runs', against: 'week' };
    expect(readAddress(banners.address, given)).toEqual({
      ...initial,
      retailer: ['A, B', 'C'],
      own: 'competitor',
      days: 7,
      view: 'runs',
      against: 'week',
    });
  });

  it('falls back to the default of an invalid value', () => {
    const invalid = {
      date: '2026-02-30',
      days: '0',
      view: 'x',
      against: 'x',
      relevance: 'SOME',
      own: 'own,competitor',
      first_n_e_retail_media: ['a', '3'],
      weights: 'HOME_PAGE:many',
    };
    expect(readAddress(banners.address, invalid)).toEqual(initial);
  });
});

it('requests only the weights that are not 1, those of the address before those of the browser', () => {
  const dates = pageDates(banners, initial, null, '2026-07-01');
  const start = { opening: '', weights: { HOME_PAGE: 3, SEARCH_PAGE: 1 }, targets: {} };
  expect(banners.params(initial, dates, start)).toMatchObject({
    date: '2026-07-01',
    against: '2026-06-30',
    own: 'all',
    weights: ['HOME_PAGE:3'],
  });
  const even = readAddress(banners.address, { weights: 'even' });
  expect(banners.params(even, dates, start).weights).toEqual([]);
  const own = readAddress(banners.address, { weights: 'HOME_PAGE:2,KIOSK:0.5' });
  expect(banners.params(own, dates, start).weights).toEqual(['HOME_PAGE:2', 'KIOSK:0.5']);
});
