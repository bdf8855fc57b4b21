import { expect, it, vi } from 'vitest';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { settleBackground } from '../base/in-background';
import { collectorOf } from '../testing/collector-of';
import { fakeDelivery } from '../testing/fake-delivery';
import { fakeUpstream, queryOf, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { collectSet } from './collect-set';
import { question } from './question';

ownDatabase();

// At noon, no day ends while a test runs.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });
const MINUTE = 60_000;
const TODAY = '2026-06-30';

it.each([
  ['a price calculation', price, { calculation_type: 'MAX_PRICE', date: TODAY }],
  ['a day outside the plan', price, { calculation_type: 'LAST', date: '2026-01-15' }],
  [
    'weekly competitions',
    priceCompetition,
    {
      ...{ customer_page_id: 101, time_dimension: 'WEEKLY', price_type: 'TOTAL' },
      ...{ start_date: '2026-06-01', end_date: TODAY },
    },
  ],
] as const)('retries a failed request of a user for %s', async (_title, endpoint, params) => {
  const upstream = await fakeUpstream((_request, response) => sendJson(response, {}, 500));
  const { service, key, rows } = collectorOf(upstream, { enabled: false });
  const request = question(service, endpoint, params);
  await expect(collectSet(service, request, { priority: 'person' })).rejects.toThrow('500');
  await settleBackground();
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);

  upstream.answer(fakeDelivery({}));
  const { collector } = collectorOf(upstream, { key, days: 1, now: () => Date.now() + 10 * MINUTE });
  collector.start();
  await collector.waitUntilIdle();
  await settleBackground();
  const calls = upstream.requests.map(queryOf).filter((query) => {
    const { customer_page_id: _, ...sent }: Record<string, unknown> = params;
    return Object.entries(sent).every(([name, value]) => query.get(name) === value);
  });
  expect(calls).toHaveLength(2);
  expect((await rows()).filter(({ state }) => state === 'failed')).toEqual([]);
});
