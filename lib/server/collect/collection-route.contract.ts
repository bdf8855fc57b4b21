import { expect, it } from 'vitest';
import { collection, rangeCost } from '@/lib/contract/collection';
import { addDays } from '@/lib/queries/shared/dates';
import { settleBackground } from '../store/in-background';
import { asked, configuredDashboard } from '../testing/configured';
import { fakeDelivery } from '../testing/fake-delivery';
import { GET, GET_COST, POST } from './collection-route';
import { collector } from './collector';

const upstream = configuredDashboard();

async function read() {
  return collection.parse(await (await GET(asked('/collection'))).json());
}

function act(action: unknown) {
  return POST(asked('/collection', { method: 'POST', body: JSON.stringify(action) }));
}

it('collects a range, says what is there of each day, and what failed is tried again', async () => {
  const { to } = collector().range();
  const [none, broken] = [addDays(to, -1), addDays(to, -2)];
  const serve = fakeDelivery({ hasDay: (day) => day !== none });
  upstream.answer = (request, response) =>
    request.url?.includes(broken) ? response.writeHead(422).end('{}') : serve(request, response);
  const days = async () =>
    Object.fromEntries(
      (await read()).endpoints.find(({ endpoint }) => endpoint === 'price')?.days.map((day) => [day.day, day.state]) ??
        [],
    );
  expect((await act({ action: 'collect', endpoint: 'price', from: broken, to })).status).toBe(202);
  await expect.poll(days).toMatchObject({ [to]: 'complete', [none]: 'no_data', [broken]: 'failed' });
  expect((await days())[addDays(to, -3)]).toBe('not_collected');
  const { failures, failed } = await read();
  expect([failures.length, failed]).toEqual([1, 1]);
  expect(failures[0]).toMatchObject({ title: 'Price', day: broken, attempts: 1, problem: { code: 'bad_request' } });

  upstream.answer = serve;
  await act({ action: 'retry', rows: failures });
  await expect.poll(days).toMatchObject({ [broken]: 'complete' });
  expect((await read()).failed).toBe(0);
  await settleBackground();
});

it('says beforehand what a range would cost: what is there costs nothing', async () => {
  const { to } = collector().range();
  upstream.answer = fakeDelivery({});
  const cost = async (from: string) => {
    const response = await GET_COST(asked(`/collection/cost?endpoint=scorecard&from=${from}&to=${to}`));
    return rangeCost.parse(await response.json()).requests;
  };
  expect(await cost(addDays(to, -6))).toBe(7);
  await act({ action: 'collect', endpoint: 'scorecard', from: addDays(to, -1), to: addDays(to, -1) });
  await expect.poll(() => cost(addDays(to, -6))).toBe(6);
  await settleBackground();
});

it.each([
  ['no action', { action: 'burn' }],
  ['no day', { action: 'collect', endpoint: null, from: '2026-02-30', to: '2026-03-01' }],
  ['days the wrong way round', { action: 'collect', endpoint: null, from: '2026-03-02', to: '2026-03-01' }],
  [
    'an endpoint of which the plan has no range',
    { action: 'collect', endpoint: 'visibility_listings', from: '2026-03-01', to: '2026-03-02' },
  ],
  ['too many days', { action: 'collect', endpoint: null, from: '2000-03-02', to: '2026-03-01' }],
])('refuses %s', async (_, action) => {
  expect((await act(action)).status).toBe(422);
});

it('refuses another site', async () => {
  const foreign = asked('/collection', { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'cross-site' } });
  expect((await POST(foreign)).status).toBe(403);
});
