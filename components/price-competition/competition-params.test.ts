import { describe, expect, it } from 'vitest';
import { competitionAsked, competitionFields, heatParams } from '@/components/price-competition/competition-params';
import { readAddress } from '@/lib/client/address';

const initialAddress = readAddress(competitionFields, {});

describe('the address of Price competition', () => {
  it('is read as the links and saved views of all pages write it', () => {
    const given = { customer_page_id: '102', retailer: 'A%2C B,C', own: 'own', price: 'rrp', offers: 'with_oos' };
    expect(
      readAddress(competitionFields, {
        ...given,
        time_dimension: 'WEEKLY',
        view: 'changes',
        against: 'week',
        days: '84',
      }),
    ).toEqual({
      ...initialAddress,
      ...{ customer_page_id: 102, retailer: ['A, B', 'C'], own: 'own', price: 'rrp', offers: 'with_oos' },
      ...{ time_dimension: 'WEEKLY', view: 'changes', against: 'week', days: 84 },
    });
  });

  it('falls back where a value is none', () => {
    const none = { date: '2026-02-30', days: '0', view: 'x', against: 'x', own: 'own,competitor', price: 'rsp2' };
    expect(
      readAddress(competitionFields, { ...none, customer_page_id: '0', time_dimension: ['HOURLY', 'DAILY'] }),
    ).toEqual(initialAddress);
  });
});

it('other buckets than days are compared with the one before, over a longer period', () => {
  const asked = (address: Partial<typeof initialAddress>) =>
    competitionAsked({ ...initialAddress, ...address }, { page: 101, known: null, opening: '2026-06-30' });
  expect(asked({})).toMatchObject({ page: '101', date: '2026-06-30', days: 28, against: '2026-06-29' });
  expect(asked({ time_dimension: 'MONTHLY' })).toMatchObject({ days: 365, by: 'MONTHLY' });
  expect(asked({ time_dimension: 'MONTHLY' })).not.toHaveProperty('against');
});

it('a view holds the competitions of its verdict, in groups of their retailers', () => {
  expect(heatParams({}, 'near', 60)).toEqual({ tone: ['near'], sort: 'retailer.asc', offset: 0, limit: 60 });
  expect(heatParams({}, 'all', 60).tone).toEqual([]);
});
