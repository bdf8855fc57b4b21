import { expect, it } from 'vitest';
import type { AccountSettings } from '@/lib/contract/account-settings';
import { DEFAULT_SETTINGS } from '@/lib/contract/setting-values';
import { configuredDashboard, createRequest } from '../testing/configured';
import { GET, POST } from './settings-route';

const upstream = configuredDashboard();

const readSettings = async () => (await (await GET()).json()) as AccountSettings;
const post = (body: string) => POST(createRequest('/settings', { method: 'POST', body }));
const change = (name: string, value: unknown) => post(JSON.stringify({ name, value }));

it('changes a setting for all browsers, and the later of two changes counts', async () => {
  expect((await readSettings()).values).toEqual(DEFAULT_SETTINGS);
  const first = await change('rating_target', 4.2);
  expect(((await first.json()) as AccountSettings).values.rating_target).toBe(4.2);
  await change('rating_target', 4.6);
  const { values, changedAt } = await readSettings();
  expect(values).toEqual({ ...DEFAULT_SETTINGS, rating_target: 4.6 });
  expect(changedAt).toMatchObject({ rating_target: expect.stringMatching(/Z$/), target_share: null });
  expect(upstream.requests).toEqual([]);
});

it('removes a target with null', async () => {
  await change('target_share', 0.25);
  expect((await readSettings()).values.target_share).toBe(0.25);
  await change('target_share', null);
  expect((await readSettings()).values.target_share).toBeNull();
});

it.each([
  ['rating_target', 7, 'rating_target: "7" is not a rating from 1 to 5 with at most one decimal.'],
  ['rating_target', 4.25, 'rating_target: "4.25" is not a rating from 1 to 5 with at most one decimal.'],
  ['rating_target', '4', 'rating_target: "4" is not a rating from 1 to 5 with at most one decimal.'],
  ['rating_target', undefined, 'rating_target: Nothing is not a rating from 1 to 5 with at most one decimal.'],
  ['rating_weighting', 'most', 'rating_weighting: "most" is not allowed. Choose one of alike, reviews.'],
  ['target_share', 25, 'target_share: "25" is not a share above 0 and up to 1, or null for no target.'],
  ['target_share', 0, 'target_share: "0" is not a share above 0 and up to 1, or null for no target.'],
])('refuses %s with %j and names value and reason', async (name, value, title) => {
  const before = await readSettings();
  const response = await change(name, value);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'bad_request', title, errors: [{ name }], retryable: false });
  expect(await readSettings()).toEqual(before);
});

it.each([
  ['an unknown setting', '{"name":"colour","value":1}', 'name: "colour" is not allowed. Choose one of rating_target'],
  ['a name of every object', '{"name":"__proto__","value":1}', 'name: "__proto__" is not allowed.'],
  ['a list', '[]', 'name: Nothing is not allowed.'],
  ['a text', '"rating_target"', 'name: Nothing is not allowed.'],
  ['what is not JSON', '{', 'name: Nothing is not allowed.'],
])('refuses %s', async (_, body, title) => {
  const response = await post(body);
  expect(response.status).toBe(422);
  expect((await response.json()).title).toContain(title);
});
