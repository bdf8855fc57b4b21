import { expect, it } from 'vitest';
import { compile } from '@/lib/metrics/sql';
import { sentSql } from '../account/sent-points';
import { database } from '../base/database';
import { configuredAccount } from '../service/service';
import { configuredDashboard, createRequest } from '../testing/configured';
import { POST } from './sent-route';

const upstream = configuredDashboard();

const post = (body: string) => POST(createRequest('/sent', { method: 'POST', body }));
const POINT = { rule: 'out_of_stock', subject: 'S1/Korbina DE/DE', fact: '' };
const LIST = { date: '2026-03-08', retailer: 'Korbina DE', isSent: true, points: [POINT] };

async function stored() {
  const { text, params } = compile(sentSql(configuredAccount()));
  return (await database()).query(text, params);
}

it('stores a list without a request to the service', async () => {
  const response = await post(JSON.stringify(LIST));
  expect(await response.json()).toEqual({ stored: 1 });
  expect(await stored()).toEqual([{ ...POINT, retailer: 'Korbina DE', date: '2026-03-08' }]);
  expect(upstream.requests).toEqual([]);
});

it.each([
  ['a day that does not exist', { ...LIST, date: '2026-02-30' }, 'date: "2026-02-30" is not a calendar date.'],
  [
    'a day that tables cannot hold',
    { ...LIST, date: '2200-01-01' },
    'date: "2200-01-01" is not a day that can be stored.',
  ],
  ['no retailer', { ...LIST, retailer: '' }, 'retailer: is empty.'],
  [
    'a rule that is internal',
    { ...LIST, points: [{ ...POINT, rule: 'rating_fallen' }] },
    '"rating_fallen" is not allowed.',
  ],
  ['no points', { ...LIST, points: [] }, 'points: has no point.'],
  ['a point without a subject', { ...LIST, points: [{ ...POINT, subject: '' }] }, 'points:'],
  ['a text for a flag', { ...LIST, isSent: 'yes' }, 'isSent:'],
  ['a list', [], ':'],
  ['no JSON', null, ':'],
])('refuses %s', async (_, body, title) => {
  const before = await stored();
  const response = await post(body === null ? '{' : JSON.stringify(body));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'bad_request', title: expect.stringContaining(title) });
  expect(await stored()).toEqual(before);
});
