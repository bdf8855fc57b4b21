import { afterAll, expect, it } from 'vitest';
import { settleBackground } from '../base/in-background';
import { GET } from '../routes/query-route';
import { configuredDashboard, createRequest } from '../testing/configured';
import { type EngineProxy, engineProxy } from '../testing/engine-proxy';
import { fakeDelivery } from '../testing/fake-delivery';
import { runningStatements } from '../testing/running-statements';
import { banners } from '../warehouse/banners';

let proxy: EngineProxy;
// Closed last, as the database is reached through it.
afterAll(() => proxy.close());
const upstream = configuredDashboard(async (engine) => {
  proxy = await engineProxy(engine);
  return proxy;
});

/** Running statements that read banners. */
const running = () => runningStatements(banners.definition.name);

it('stops a running query in the engine when its reader disconnects', async () => {
  upstream.answer = fakeDelivery({ banners: 100 });
  const ask = (query: string, signal?: AbortSignal) =>
    GET(createRequest(`/query/banners/tiles?date=2026-03-31&days=1${query}`, signal && { signal }), {
      params: Promise.resolve({ page: 'banners', name: 'tiles' }),
    });
  await ask('');
  await settleBackground();

  const leave = new AbortController();
  // The statement is paused, so that it cannot end before the reader disconnects.
  const heldStatement = proxy.hold({ at: 'running', statement: new RegExp(banners.definition.name) });
  const answer = ask('&position=1', leave.signal);
  await heldStatement;
  await expect.poll(running).toBe(1);
  leave.abort();
  await expect.poll(running).toBe(0);
  expect((await answer).ok).toBe(false);
  proxy.release();
});
