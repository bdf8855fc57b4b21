import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { price } from '@/lib/contract/price';
import { freePort } from '@/scripts/supervisor/preflight';
import { pageOf } from '../testing/fake-pages';
import { KEY, sendJson } from '../testing/fake-upstream';
import { createBudget } from './budget';
import { fetchJson } from './fetch-json';
import { createService, type Limits, type Service } from './service';

const QUICK: Partial<Limits> = { connect: 1000, headers: 1000, idle: 1000, retryPause: 1, outage: 50 };
const good: RequestListener = (_, response) => sendJson(response, pageOf(2, 10, 1));
const ask = (service: Service, signal?: AbortSignal) =>
  fetchJson(service, price, { date: '2026-06-30' }, { priority: 'person', signal });

describe('a service that restarts', () => {
  it('is awaited by all callers, with one check at a time and one call each', async () => {
    const port = await freePort();
    const budget = createBudget({ calls: 20, seconds: 60 });
    const limits = { ...QUICK, retryPause: 20, outage: 20_000 };
    const service = createService({ base: new URL(`http://127.0.0.1:${port}`), key: KEY, budget, limits });
    const answers = Promise.all(Array.from({ length: 10 }, () => ask(service)));
    await expect.poll(() => budget.state().left).toBe(10);
    expect(await service.outage.check()).toBe(false);
    let connections = 0;
    const server = createServer(good).on('connection', () => connections++);
    server.listen(port, '127.0.0.1');
    onTestFinished(() => void server.close().closeAllConnections());
    for (const answer of await answers) expect(answer).toMatchObject({ total: 2 });
    expect(budget.state().left).toBe(10);
    expect(connections).toBeLessThanOrEqual(11);
    expect(service.outage.backAt).toBeInstanceOf(Date);
  });

  it('is sent a call that counts from the attempt that reaches it', async () => {
    const port = await freePort();
    let time = 0;
    const budget = createBudget({ calls: 1, seconds: 60 }, { clock: () => time });
    const limits = { ...QUICK, outage: 20_000 };
    const service = createService({ base: new URL(`http://127.0.0.1:${port}`), key: KEY, budget, limits });
    const answer = ask(service);
    await expect.poll(() => budget.state().left).toBe(0);
    await expect.poll(() => service.outage.check()).toBe(false);
    time = 90_000;
    const server = createServer(good).listen(port, '127.0.0.1');
    onTestFinished(() => void server.close().closeAllConnections());
    expect(await answer).toMatchObject({ total: 2 });
    expect(budget.state().left).toBe(0);
  });

  it('is detected by checks without a call, after all callers have failed', async () => {
    const port = await freePort();
    const service = createService({ base: new URL(`http://127.0.0.1:${port}`), key: KEY, limits: QUICK });
    await expect(ask(service)).rejects.toMatchObject({ problem: { code: 'unreachable' } });
    expect([await service.outage.check(), service.outage.backAt]).toEqual([false, null]);
    let requests = 0;
    const server = createServer(() => requests++);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    onTestFinished(() => void server.close().closeAllConnections());
    expect([await service.outage.check(), requests]).toEqual([true, 0]);
    expect(service.outage.backAt).toBeInstanceOf(Date);
  });

  it('is not awaited by a caller that aborts', async () => {
    const port = await freePort();
    const limits = { ...QUICK, outage: 20_000 };
    const service = createService({ base: new URL(`http://127.0.0.1:${port}`), key: KEY, limits });
    await expect(ask(service, AbortSignal.timeout(50))).rejects.toThrow(/timeout/i);
  });
});
