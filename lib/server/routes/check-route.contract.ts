import { expect, it } from 'vitest';
import { hours } from '../downloads/hours';
import { configuredDashboard, createRequest } from '../testing/configured';
import { queryOf, sendJson } from '../testing/fake-upstream';
import { GET, POST } from './check-route';

const upstream = configuredDashboard();
const ROWS = '1,R,B\n'.repeat(3);

// The service has a file at 03:00 of every day except one, and fails on another.
upstream.answer = (request, response) => {
  const query = queryOf(request);
  if (query.get('date') === '2026-06-27') return sendJson(response, {}, 500);
  if (query.get('time') !== '3' || query.get('date') === '2026-06-29') return sendJson(response, {}, 404);
  response.writeHead(200).end(`product_id,retailer_name,brand\n${ROWS}`);
};

const range = (from: string, to: string, which: string) => ({ datasets: ['price'], from, to, hours: which });
const post = (body: object) => POST(createRequest('/downloads/check', { method: 'POST', body: JSON.stringify(body) }));

async function ended() {
  await expect.poll(async () => (await GET().json()).running).toBe(false);
  return GET().json();
}

it('finds the hours of a dataset on one day, then checks these hours of other days', async () => {
  const started = await post(range('2026-06-30', '2026-06-30', 'all'));
  expect([started.status, await started.json()]).toMatchObject([202, { running: true, requests: 24 }]);
  expect(await ended()).toMatchObject({ done: 24, found: 1, none: 23, problem: null });

  const before = upstream.requests.length;
  await post(range('2026-06-28', '2026-06-30', 'expected'));
  expect(await ended()).toMatchObject({ requests: 2, done: 2, found: 1, none: 1 });
  expect(upstream.requests).toHaveLength(before + 2);
  expect((await hours({ dataset: 'price', date: '2026-06-28' })).hours[3]).toMatchObject({
    rows: 3,
    state: 'collected',
  });
});

it('ends with the first failure and reports it', async () => {
  await post(range('2026-06-27', '2026-06-27', 'all'));
  expect(await ended()).toMatchObject({ done: 0, problem: { code: 'upstream_failed' } });
});

it('stops on request and counts the hours that it did not reach', async () => {
  upstream.answer = () => undefined;
  await post(range('2026-06-20', '2026-06-26', 'all'));
  await post({ action: 'stop' });
  expect(await ended()).toMatchObject({ done: 0, requests: 7 * 24, problem: null });
});

it.each([
  [range('2026-06-30', '2026-06-29', 'all')],
  [range('2026-01-01', '2026-06-29', 'all')],
  [{ ...range('2026-06-29', '2026-06-29', 'all'), datasets: ['nothing'] }],
  [{}],
])('refuses %j', async (body) => {
  expect((await post(body)).status).toBe(422);
});
