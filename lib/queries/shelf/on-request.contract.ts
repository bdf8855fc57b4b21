import { expect, it } from 'vitest';
import { REFETCH_HEADER } from '@/lib/contract/own-http';
import { settleBackground } from '@/lib/server/base/in-background';
import { configuredDashboard } from '@/lib/server/testing/configured';
import { fakeDelivery } from '@/lib/server/testing/fake-delivery';
import { requestQuery } from '@/lib/server/testing/named-rows';

const NEWEST = '2026-03-31';
const BEFORE = '2026-03-30';
/** The shelf of the power keyword of the service. */
const SHELF = { date: NEWEST, visibility_source_id: '7', retailer_code: 'r' };

const upstream = configuredDashboard();
upstream.answer = fakeDelivery({ newest: () => NEWEST });

const listingCalls = () => upstream.requests.filter((url) => url.startsWith('/visibility/listings?')).length;

async function coverageOf(query: string, params: Record<string, string>, headers: HeadersInit = {}) {
  const { coverage } = await (await requestQuery(query, new URLSearchParams(params), headers)).json();
  await settleBackground();
  return coverage;
}

it('collects the newest day of a power keyword at once, and offers other shelves and days with their calls', async () => {
  await coverageOf('prices/tiles', { date: NEWEST });
  await coverageOf('shelf/sources', { date: NEWEST });
  expect(await coverageOf('shelf/shelf', SHELF)).toMatchObject([{ need: 'listed', states: '-', pending: true }]);
  expect(await coverageOf('shelf/shelf', SHELF)).toMatchObject([{ need: 'listed', states: 'c', rows: 1 }]);
  expect(listingCalls()).toBe(1);

  const offered = { states: '-', pending: false, offeredCalls: 1 };
  for (const other of [{ date: BEFORE }, { retailer_code: 's' }, { visibility_source_id: '8' }])
    expect(await coverageOf('shelf/shelf', { ...SHELF, ...other })).toMatchObject([{ need: 'listed', ...offered }]);
  expect(await coverageOf('shelf/shelf', { ...SHELF, against: BEFORE })).toMatchObject([
    { need: 'listed', states: 'c', offeredCalls: null },
    { need: 'compared', ...offered },
  ]);
  expect(listingCalls()).toBe(1);
});

it('collects an offered shelf when a user requests it, by one call', async () => {
  const before = listingCalls();
  const compared = { ...SHELF, against: BEFORE };
  const pending = await coverageOf('shelf/shelf', compared, { [REFETCH_HEADER]: 'missing' });
  expect(pending).toMatchObject([{ need: 'listed' }, { need: 'compared', pending: true }]);
  expect(await coverageOf('shelf/shelf', compared)).toMatchObject([
    { need: 'listed', states: 'c' },
    { need: 'compared', states: 'c', rows: 1, pending: false },
  ]);
  expect(listingCalls()).toBe(before + 1);
});
