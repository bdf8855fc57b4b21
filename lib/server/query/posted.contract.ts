import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { MAX_SAVED } from '@/lib/contract/saved-items';
import { database } from '../base/database';
import { GET, POST } from '../routes/query-route';
import { configuredDashboard, createRequest } from '../testing/configured';
import { pageBody } from '../testing/fake-pages';

const DAY = '2026-03-31';
const upstream = configuredDashboard();
const context = { params: Promise.resolve({ page: 'banners', name: 'booked' }) };

beforeAll(() => {
  const item = { retailer_name: 'Korbina DE', page_name: 'Home', own_label_count: 1, competitor_label_count: 3 };
  upstream.answer = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(pageBody([item]));
});

/** Sends the body to banners/booked. */
function post(body: unknown): Promise<Response> {
  return POST(createRequest('/query/banners/booked', { method: 'POST', body: JSON.stringify(body) }), context);
}

const booking = (retailer: string, from = DAY, to = DAY) => JSON.stringify([retailer, null, null, null, from, to]);

const TOO_MANY = Array.from({ length: MAX_SAVED.bookings + 1 }, (_, index) => booking(`R ${index}`));

it('answers the largest list of bookings', async () => {
  const bookings = Array.from({ length: MAX_SAVED.bookings }, (_, index) =>
    booking(`${'Long name '.repeat(10)}${index}`),
  );
  const { answer } = await (await post({ bookings, limit: '500' })).json();
  expect(answer.total).toBe(MAX_SAVED.bookings);
});

it('caches no answer about bookings on the server or in the browser', async () => {
  const db = await database();
  const statements = vi.spyOn(db, 'query');
  onTestFinished(() => statements.mockRestore());
  const countOf = async () => {
    statements.mockClear();
    const response = await post({ bookings: [booking('Korbina DE')] });
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.text();
    return statements.mock.calls.filter(([, params]) => JSON.stringify(params).includes('Korbina DE')).length;
  };
  const first = await countOf();
  expect(first).toBeGreaterThan(0);
  expect(await countOf()).toBe(first);
});

it.each([
  ['days of another century', { bookings: [booking('R', '1926-01-01', '1926-01-02')] }, /the year/],
  ['an end before the beginning', { bookings: [booking('R', DAY, '2026-03-01')] }, /before the first day/],
  ['more than an account has', { bookings: TOO_MANY }, /more than 2000/],
  ['no object', 'bookings', /./],
])('refuses bookings before any work: %s', async (_, body, sentence) => {
  const statements = vi.spyOn(await database(), 'query');
  onTestFinished(() => statements.mockRestore());
  const response = await post(body);
  expect(response.status).toBe(422);
  expect((await response.json()).title).toMatch(sentence);
  expect(statements).not.toHaveBeenCalled();
});

it('refuses bookings in an address, and asks for a POST request', async () => {
  const response = await GET(createRequest(`/query/banners/booked?bookings=${booking('R')}`), context);
  expect(response.status).toBe(422);
  expect((await response.json()).title).toBe(
    'Send the parameters of banners/booked as JSON in the body of a POST request.',
  );
});
