import { expect, it, onTestFinished, vi } from 'vitest';
import type { Collection, RangeCost } from '@/lib/contract/collection';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { addDays } from '@/lib/queries/shared/dates';
import { settleBackground } from '../base/in-background';
import { collectSet } from '../collect/collect-set';
import { collector } from '../collect/collector';
import { withDays } from '../collect/plan';
import { question } from '../collect/question';
import { service } from '../service/service';
import { configuredDashboard, createRequest } from '../testing/configured';
import { fakeDelivery } from '../testing/fake-delivery';
import { GET, GET_COST, POST } from './collection-route';

const upstream = configuredDashboard();

async function readCollection(query = ''): Promise<Collection> {
  return (await GET(createRequest(`/collection${query}`))).json();
}

function act(action: unknown) {
  return POST(createRequest('/collection', { method: 'POST', body: JSON.stringify(action) }));
}

it('collects a range, returns the state of each day, and retries failed days', async () => {
  const { to } = collector().range();
  const [emptyDay, broken] = [addDays(to, -1), addDays(to, -2)];
  const serve = fakeDelivery({ hasDay: (day) => day !== emptyDay });
  upstream.answer = (request, response) =>
    request.url?.includes(broken) ? response.writeHead(422).end('{}') : serve(request, response);
  const days = async () =>
    Object.fromEntries(
      (await readCollection()).endpoints
        .find(({ endpoint }) => endpoint === 'price')
        ?.days.map((day) => [day.day, day.state]) ?? [],
    );
  const earlier = (await readCollection()).counts;
  const countAdded = async () => {
    const { counts } = await readCollection();
    return { failed: counts.failed, today: counts.today - earlier.today, all: counts.all - earlier.all };
  };
  expect((await act({ action: 'collect', endpoint: 'price', from: broken, to })).status).toBe(202);
  await expect.poll(days).toMatchObject({ [to]: 'complete', [emptyDay]: 'no_data', [broken]: 'failed' });
  expect((await days())[addDays(to, -3)]).toBe('not_collected');
  const { rows, endpoints } = await readCollection();
  expect(await countAdded()).toEqual({ failed: 1, today: 2, all: 3 });
  // The plan is disabled here, so there is no automatic retry.
  expect(rows).toMatchObject([
    { title: 'Prices', day: broken, attempts: 1, problem: { code: 'bad_request' }, nextAt: null },
  ]);
  expect(endpoints.find(({ endpoint }) => endpoint === 'price')?.perDay).toBeGreaterThan(0);
  const today = await readCollection('?list=today');
  const prices = today.rows.filter(({ endpoint }) => endpoint === 'price');
  expect(prices.map(({ day, state }) => [day, state]).sort()).toEqual([
    [emptyDay, 'no_data'],
    [to, 'complete'],
  ]);
  const all = await readCollection('?list=all');
  expect(all.rows).toHaveLength(all.counts.all);

  upstream.answer = serve;
  await act({ action: 'retry', rows });
  await expect.poll(days).toMatchObject({ [broken]: 'complete' });
  expect(await countAdded()).toEqual({ failed: 0, today: 3, all: 3 });
  await settleBackground();
});

it('returns the cost of a range without its collected days', async () => {
  const { to } = collector().range();
  upstream.answer = fakeDelivery({});
  const cost = async (from: string) => {
    const response = await GET_COST(createRequest(`/collection/cost?endpoint=scorecard&from=${from}&to=${to}`));
    return ((await response.json()) as RangeCost).requests;
  };
  expect(await cost(addDays(to, -6))).toBe(7);
  await act({ action: 'collect', endpoint: 'scorecard', from: addDays(to, -1), to: addDays(to, -1) });
  await expect.poll(() => cost(addDays(to, -6))).toBe(6);
  await settleBackground();
});

it('counts a day as collected only by the answers that the plan collects', async () => {
  upstream.answer = fakeDelivery({});
  const day = addDays(collector().range().to, -8);
  const readDay = async () =>
    (await readCollection()).endpoints
      .find(({ endpoint }) => endpoint === scorecard.name)
      ?.days.find((item) => item.day === day);
  const request = question(service(), scorecard, withDays(scorecard, { scorecard_title: 'Shampoo' }, day));
  await (await collectSet(service(), request, { priority: 'person' })).written;
  expect(await readDay()).toMatchObject({ state: 'not_collected', answered: 0, rows: 0 });
  await act({ action: 'collect', endpoint: scorecard.name, from: day, to: day });
  await expect.poll(readDay).toMatchObject({ state: 'complete', answered: 1, planned: 1 });
  await settleBackground();
});

it('expects shelves of the newest day until the plan is done, as there may be no power keyword', async () => {
  const readState = async () =>
    (await readCollection()).endpoints.find(({ endpoint }) => endpoint === visibilityListings.name)?.days.at(-1)?.state;
  expect(await readState()).toBe('not_collected');
  const status = vi.spyOn(collector(), 'status').mockReturnValue({ ...collector().status(), isDone: true });
  onTestFinished(() => status.mockRestore());
  expect(await readState()).toBe('not_planned');
});

it('shows as many earlier days as the plan has, and none after it', async () => {
  const { from, to, newest, endpoints } = await readCollection();
  const earlier = await readCollection(`?until=${addDays(from, -1)}`);
  expect([earlier.to, earlier.newest]).toEqual([addDays(from, -1), newest]);
  expect(earlier.endpoints[0]?.days).toHaveLength(endpoints[0]?.days.length ?? 0);
  expect((await readCollection(`?until=${addDays(newest, 30)}`)).to).toBe(to);
  for (const refused of ['?until=2026-02-30', '?until=0001-01-03', '?list=none'])
    expect((await GET(createRequest(`/collection${refused}`))).status).toBe(422);
});

it('pauses and resumes the plan, and collects ranges on request meanwhile', async () => {
  upstream.answer = fakeDelivery({});
  const { to } = collector().range();
  expect((await act({ action: 'pause' })).status).toBe(202);
  expect((await readCollection()).status.isPaused).toBe(true);
  await act({ action: 'collect', endpoint: 'e_retail_media', from: to, to });
  const state = async () =>
    (await readCollection()).endpoints.find(({ endpoint }) => endpoint === 'e_retail_media')?.days.at(-1)?.state;
  await expect.poll(state).toBe('complete');
  await act({ action: 'resume' });
  expect((await readCollection()).status.isPaused).toBe(false);
  await settleBackground();
});

it.each([
  ['an unknown action', { action: 'burn' }],
  ['an invalid day', { action: 'collect', endpoint: null, from: '2026-02-30', to: '2026-03-01' }],
  ['a reversed range', { action: 'collect', endpoint: null, from: '2026-03-02', to: '2026-03-01' }],
  [
    'an endpoint whose ranges cannot be collected',
    { action: 'collect', endpoint: 'visibility_listings', from: '2026-03-01', to: '2026-03-02' },
  ],
  ['days that no table can hold', { action: 'collect', endpoint: null, from: '0001-01-03', to: '0001-01-04' }],
  ['too many days', { action: 'collect', endpoint: null, from: '2000-03-02', to: '2026-03-01' }],
])('refuses %s', async (_, action) => {
  expect((await act(action)).status).toBe(422);
});
