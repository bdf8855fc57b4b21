import { expect, it } from 'vitest';
import { configuredDashboard, createRequest } from '../testing/configured';
import { GET, POST } from './saved-route';

const upstream = configuredDashboard();

const readItems = async (list: string) => (await GET(createRequest(`/saved?list=${list}`))).json();
const post = (body: unknown) => POST(createRequest('/saved', { method: 'POST', body: JSON.stringify(body) }));

const view = { page: '/visibility', name: 'Mine', search: 'own=own', opens: false };

it('saves items for all browsers without a request to the service', async () => {
  expect(await readItems('views')).toEqual([]);
  const response = await post({ list: 'views', changes: [{ key: '/visibility Mine', value: view }] });
  expect(await response.json()).toEqual([{ key: '/visibility Mine', value: view }]);
  expect(await readItems('views')).toEqual([{ key: '/visibility Mine', value: view }]);
  await post({ list: 'views', changes: [{ key: '/visibility Mine', value: null }] });
  expect(await readItems('views')).toEqual([]);
  expect(upstream.requests).toEqual([]);
});

it.each([
  ['an unknown list', { list: 'colours', changes: [] }, 'list'],
  ['a list of every object', { list: '__proto__', changes: [] }, 'list'],
  ['no change', { list: 'views', changes: [] }, 'changes'],
  ['a value of another list', { list: 'bookings', changes: [{ key: 'a', value: view }] }, 'changes'],
  ['an empty key', { list: 'views', changes: [{ key: '', value: view }] }, 'changes'],
  ['what is not an object', 'views', 'list'],
])('refuses %s', async (_, body, name) => {
  const response = await post(body);
  expect(response.status).toBe(422);
  const { code, title } = await response.json();
  expect(code).toBe('bad_request');
  expect(title).toContain(name);
});
