import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { pageOf } from '../testing/fake-pages';
import { fakeUpstream, KEY, sendJson } from '../testing/fake-upstream';
import { createBudget } from './budget';
import { fetchJson } from './fetch-json';
import { createService } from './service';

const PARAMS = { date: '2026-06-30' };
const good: RequestListener = (_, response) => sendJson(response, pageOf(2, 10, 1));

it('counts a request that follows a redirect to the service itself', async () => {
  const upstream = await fakeUpstream((request, response) => {
    if (request.url?.startsWith('/moved')) sendJson(response, pageOf(2, 10, 1));
    else response.writeHead(307, { location: '/moved' }).end();
  });
  const budget = createBudget({ calls: 20, seconds: 60 });
  const service = createService({ base: upstream.base, key: KEY, budget });
  await fetchJson(service, price, PARAMS, { priority: 'person' });
  expect([upstream.requests.length, budget.state().left]).toEqual([2, 18]);
});

it('counts a request that is sent again because its keep-alive connection was closed', async () => {
  const upstream = await fakeUpstream(good);
  const budget = createBudget({ calls: 20, seconds: 60 });
  const service = createService({ base: upstream.base, key: KEY, budget });
  await fetchJson(service, price, PARAMS, { priority: 'person' });
  upstream.answer((request, response) => {
    if (upstream.requests.length === 2) request.socket.resetAndDestroy();
    else good(request, response);
  });
  let starts = 0;
  const onStart = () => void starts++;
  await fetchJson(service, price, PARAMS, { priority: 'person', onStart });
  expect([upstream.requests.length, budget.state().left, starts]).toEqual([3, 17, 2]);
});
