import { describe, expect, it } from 'vitest';
import { bannerDates, bannerFields, bannersAsked } from '@/components/banners/banner-params';
import { readAddress } from '@/lib/client/address';
import type { Days } from '@/lib/queries/shared/days';

const initialParams = readAddress(bannerFields, {});

const days = (states: Record<string, Days['days'][number]['state']>): Days => ({
  newest: '2026-06-30',
  days: Object.entries(states).map(([day, state]) => ({ day, state })),
});

describe('the address of Banners', () => {
  it('is read as the links and saved views of all pages write it', () => {
    const read = readAddress(bannerFields, {
      retailer: 'A%2C B,C',
      own: 'competitor',
      days: '7',
      view: 'runs',
      against: 'week',
    });
    expect(read).toEqual({
      ...initialParams,
      ...{ retailer: ['A, B', 'C'], own: 'competitor', days: 7, view: 'runs', against: 'week' },
    });
  });

  it('falls back where a value is none', () => {
    const none = { date: '2026-02-30', days: '0', view: 'x', against: 'x', relevance: 'SOME', own: 'own,competitor' };
    expect(readAddress(bannerFields, { ...none, first_n_e_retail_media: ['a', '3'] })).toEqual(initialParams);
  });
});

describe('the days that it means', () => {
  it('are the newest and the collected day before it, unless that lies more than a week back', () => {
    const known = days({ '2026-06-27': 'complete', '2026-06-28': 'no_data', '2026-06-29': 'failed' });
    expect(bannerDates(initialParams, known, '2026-07-01')).toEqual({
      date: '2026-06-30',
      against: '2026-06-27',
      from: '2026-06-03',
    });
    expect(bannerDates(initialParams, days({ '2026-06-01': 'complete' }), '').against).toBe('2026-06-29');
  });

  it('are those it names', () => {
    const named = { ...initialParams, date: '2026-06-10', against: 'week' };
    expect(bannerDates(named, null, '2026-07-01')).toMatchObject({ date: '2026-06-10', against: '2026-06-03' });
    expect(bannerDates({ ...named, against: '2026-05-01' }, null, '').against).toBe('2026-05-01');
    expect(bannerDates(initialParams, null, '2026-07-01').date).toBe('2026-07-01');
  });
});

it('queries are asked with the weights that differ alone', () => {
  const dates = bannerDates(initialParams, null, '2026-07-01');
  expect(bannersAsked(initialParams, dates, { HOME_PAGE: 3, SEARCH_PAGE: 1 })).toMatchObject({
    date: '2026-07-01',
    against: '2026-06-30',
    own: 'all',
    weights: ['HOME_PAGE:3'],
  });
});
