import { expect, it } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import { competition, heatParams } from '@/components/price-competition/page';
import { readAddress } from '@/lib/client/address';

const initial = readAddress(competition.address, {});

const given = { price: 'rrp', offers: 'with_oos', time_dimension: 'WEEKLY', view: 'changes' };
testAddress(competition, {
  given: { ...given, customer_page_id: '102' },
  values: { ...given, customer_page_id: 102 },
  invalid: { price: 'rsp2', customer_page_id: '0', time_dimension: ['HOURLY', 'DAILY'] },
});

it('compares a day with another day, and longer buckets with the previous one over a longer period', () => {
  const start = { opening: '2026-06-30', listed: [], firstPage: 101, targets: {} };
  const params = (given: Partial<typeof initial>) => {
    const address = { ...initial, ...given };
    return competition.params(address, pageDates(competition, address, null, start.opening), start);
  };
  expect(params({})).toMatchObject({ page: ['101'], date: '2026-06-30', days: 28, against: '2026-06-29' });
  expect(params({ time_dimension: 'MONTHLY' })).toMatchObject({ days: 365, by: 'MONTHLY', against: undefined });
  expect(
    competition.params(initial, pageDates(competition, initial, null, start.opening), { ...start, firstPage: null }),
  ).toBeNull();
});

it("requests the competitions with a view's verdict, by retailer", () => {
  expect(heatParams({}, 'near', 60)).toEqual({ tone: ['near'], offset: 0, limit: 60 });
  expect(heatParams({}, 'all', 60).tone).toEqual([]);
});
