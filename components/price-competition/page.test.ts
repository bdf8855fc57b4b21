import { describe, expect, it } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import {
  competition,
  hasMainPrices,
  linesParams,
  movesParams,
  pageOf,
  worstParams,
} from '@/components/price-competition/page';
import { readAddress } from '@/lib/client/address/address';
import { ALL_PAGES } from '@/lib/client/address/all-competition-pages';

const initial = readAddress(competition.address, {});

const search = { price: 'rrp', offers: 'with_oos', time_dimension: 'WEEKLY', view: 'changes' };
testAddress(competition, {
  given: { ...search, customer_page_id: '102' },
  values: { ...search, customer_page_id: 102 },
  invalid: { price: 'rsp2', customer_page_id: '0', time_dimension: ['HOURLY', 'DAILY'] },
});

it('compares a day with another day, and longer buckets with the previous one over a longer period', () => {
  const start = { opening: '2026-06-30', listed: [{ id: 101, name: 'Soap' }] };
  const params = (overrides: Partial<typeof initial>) => {
    const address = { ...initial, ...overrides };
    return competition.params(address, pageDates(competition, address, null, start.opening), start);
  };
  expect(params({})).toMatchObject({ page: ['101'], date: '2026-06-30', days: 28, against: '2026-06-29' });
  expect(params({ time_dimension: 'MONTHLY' })).toMatchObject({ days: 365, by: 'MONTHLY', against: undefined });
  expect(
    competition.params(initial, pageDates(competition, initial, null, start.opening), { ...start, listed: [] }),
  ).toBeNull();
});

it("requests the competitions with a view's verdict, by retailer", () => {
  expect(linesParams({}, { view: 'near', only: null })).toEqual({ tone: ['near'] });
  expect(linesParams({}, { view: 'all', only: null }).tone).toEqual([]);
  expect(linesParams({}, { view: 'off', only: ['1'] })).toEqual({ tone: ['off'], id: ['1'] });
});

it('requests both prices of the competition that is furthest from its target, of those of a link', () => {
  expect(worstParams({}, { only: null })).toEqual({ sort: 'away.desc', limit: 1 });
  expect(worstParams({}, { only: ['1', '2'] })).toMatchObject({ id: ['1', '2'], limit: 1 });
});

it('requests the moves of seven days, under the filters of the page by its compared day', () => {
  const params = { date: '2026-06-30', against: '2026-06-29' };
  expect(movesParams({ ...params, by: 'DAILY' })).toMatchObject({ ...params, moved_from: '2026-06-23' });
  expect(movesParams({ ...params, by: 'WEEKLY' })).not.toHaveProperty('moved_from');
});

describe('a page of competitions opens', () => {
  const [soap, gel] = [
    { id: 101, name: 'Soap' },
    { id: 102, name: 'Gel' },
  ];

  const opening = '2026-06-30';

  it('with all listed pages, as the Overview counts them', () => {
    const start = { opening, listed: [soap, gel] };
    expect(pageOf(initial, start)).toBe(ALL_PAGES);
    const dates = pageDates(competition, initial, null, opening);
    expect(competition.params(initial, dates, start)).toMatchObject({ page: ['101', '102'] });
    expect(competition.daysParams(initial, start)).toEqual({ page: ['101', '102'] });
    expect(competition.params({ ...initial, customer_page_id: 102 }, dates, start)).toMatchObject({ page: ['102'] });
  });

  it('with the only listed page', () => {
    expect(pageOf(initial, { opening, listed: [gel] })).toBe(102);
    expect(pageOf(initial, { opening, listed: [] })).toBeNull();
  });

  it('with the listed pages of a link to all, also if they are fewer than before', () => {
    const all = { customer_page_id: ALL_PAGES } as const;
    expect(pageOf(all, { opening, listed: [soap, gel] })).toBe(ALL_PAGES);
    expect(pageOf(all, { opening, listed: [gel] })).toBe(102);
    expect(pageOf(all, { opening, listed: [] })).toBeNull();
  });
});

it('requests prices of main merchants only for packs by day, which Price has', () => {
  expect(hasMainPrices({ by: 'DAILY', price_type: 'TOTAL' })).toBe(true);
  expect(hasMainPrices({ by: 'WEEKLY', price_type: 'TOTAL' })).toBe(false);
  expect(hasMainPrices({ by: 'DAILY', price_type: 'UNIT' })).toBe(false);
});
