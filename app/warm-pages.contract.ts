import { expect, it, vi } from 'vitest';
import { pages } from '@/app/pages';
import { createPreload } from '@/app/preload';
import { warmPages } from '@/app/warm-pages';
import { price } from '@/lib/contract/price';
import { database } from '@/lib/server/base/database';
import { settleBackground } from '@/lib/server/base/in-background';
import { collector } from '@/lib/server/collect/collector';
import { jsonRoute } from '@/lib/server/routes/json-route';
import { configuredDashboard, createRequest } from '@/lib/server/testing/configured';
import { sendJson } from '@/lib/server/testing/fake-upstream';

const upstream = configuredDashboard();
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 30, 12), shouldAdvanceTime: true });

const OFFERS = [
  { csku_id: 'S1', product_title: 'Soap', is_own_brand: true, retailer: 'Korbina DE', price: 4.5, availability: 1 },
];

it('caches the first answers of a page before a user opens it, without a call', async () => {
  upstream.answer = (_, response) =>
    sendJson(response, { items: OFFERS, total: OFFERS.length, page_size: 1000, current_page: 1, page_count: 1 });
  const request = createRequest('/price?date=2026-06-30&calculation_type=LAST');
  await (await jsonRoute(price).GET(request, { params: Promise.resolve({}) })).text();
  await settleBackground();
  // Pages without data open on the newest day of the service, which the collector has looked up.
  await collector().newestDay();
  const calls = upstream.requests.length;

  await warmPages();
  expect(upstream.requests.slice(calls)).toEqual([]);
  const statements = vi.spyOn(await database(), 'query');
  const start = await pages.prices.load(createPreload(), {});
  expect(start.opening).toBe('2026-06-30');
  expect(statements.mock.calls.filter(([text]) => text.includes('offers'))).toEqual([]);
});
