import { expect, it } from 'vitest';
import { pageDates } from '@/components/layout/define-page';
import { testAddress } from '@/components/layout/test-address';
import { overview } from '@/components/overview/page';
import { readAddress } from '@/lib/client/address/address';

testAddress(overview, {
  given: { view: 'solved' },
  values: { view: 'solved' },
  invalid: { view: ['snoozed', 'all'] },
});

it('looks for problems in the period of the page, at most 92 days, on all listed pages of competitions', () => {
  const start = { opening: '2026-06-30', pages: [101, 102] };
  const params = (search: Record<string, string>) => {
    const address = readAddress(overview.address, search);
    return overview.params(address, pageDates(overview, address, null, start.opening), start);
  };
  expect(params({})).toMatchObject({ date: '2026-06-30', against: '2026-06-29', days: 28, page: ['101', '102'] });
  expect(params({ days: '366', retailer: 'Korbina DE' })).toMatchObject({ days: 92, retailer: ['Korbina DE'] });
});
