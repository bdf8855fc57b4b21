import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startChild } from '@/scripts/supervisor/child';
import { freePort } from '@/scripts/supervisor/preflight';
import { KEY, sendJson } from '../testing/fake-upstream';
import { answerPrices, problemOf, requestPrices } from '../testing/price-request';
import { createBudget } from './budget';
import { createService, type Limits } from './service';

const CERTIFICATE = fileURLToPath(new URL('../testing/delivery.test.pem', import.meta.url));
const LIMITS: Partial<Limits> = { connect: 5_000, headers: 5_000, retryPause: 1, outage: 50 };

const proxy = fork(fileURLToPath(new URL('../testing/forward-proxy.mjs', import.meta.url)), { silent: true });
/** Requests that the proxy has received. */
const proxyRequests: string[] = [];
let address = '';

beforeAll(async () => {
  const lines = createInterface({ input: proxy.stdout ?? process.stdin });
  const [port] = await new Promise<[string]>((resolve) => lines.once('line', (line) => resolve([line])));
  address = `http://127.0.0.1:${port}`;
  lines.on('line', (line) => proxyRequests.push(line.trim()));
});
afterAll(() => void proxy.disconnect());
beforeEach(() => {
  for (const name of ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy']) {
    vi.stubEnv(name, '');
    vi.stubEnv(name.toUpperCase(), '');
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  proxyRequests.length = 0;
});

/** Starts a service on this machine, and returns its port and the keys that it has received. */
async function serve(listener: RequestListener, isSecure = false) {
  const keys: unknown[] = [];
  const receive: RequestListener = (request, response) => {
    keys.push(request.headers['x-api-key']);
    listener(request, response);
  };
  const pem = readFileSync(CERTIFICATE);
  const server = isSecure ? createSecureServer({ key: pem, cert: pem }, receive) : createServer(receive);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { port: (server.address() as AddressInfo).port, keys };
}

const serviceAt = (base: string, options: Partial<Parameters<typeof createService>[0]> = {}) =>
  createService({ base: new URL(base), key: KEY, limits: LIMITS, ...options });

describe('an http service', () => {
  it('is called through HTTP_PROXY, which resolves its name', async () => {
    vi.stubEnv('HTTP_PROXY', address.replace('//', '//user:p%40ss@'));
    const { port, keys } = await serve(answerPrices);
    const service = serviceAt(`http://delivery.test:${port}/v2`);
    for (const _ of 'ab') expect(await requestPrices(service)).toMatchObject({ total: 2 });
    await expect.poll(() => proxyRequests).toHaveLength(2);
    expect(proxyRequests[1]).toMatch(new RegExp(`^GET http://delivery\\.test:${port}/v2/price\\?\\S* user:p@ss$`));
    expect(keys).toEqual([KEY, KEY]);
  });

  it('is called directly if NO_PROXY names it', async () => {
    vi.stubEnv('HTTP_PROXY', address);
    const { port } = await serve(answerPrices);
    expect(await requestPrices(serviceAt(`http://0.0.0.0:${port}`))).toMatchObject({ total: 2 });
    await expect.poll(() => proxyRequests).toHaveLength(1);
    vi.stubEnv('NO_PROXY', 'internal.example, 0.0.0.0');
    expect(await requestPrices(serviceAt(`http://0.0.0.0:${port}`))).toMatchObject({ total: 2 });
    expect(proxyRequests).toHaveLength(1);
  });

  it.each(['127.0.0.1', 'localhost'])('at %s is called directly', async (host) => {
    vi.stubEnv('HTTP_PROXY', address);
    vi.stubEnv('ALL_PROXY', address);
    const { port } = await serve(answerPrices);
    expect(await requestPrices(serviceAt(`http://${host}:${port}`))).toMatchObject({ total: 2 });
    expect(proxyRequests).toEqual([]);
  });

  it('has its redirects and retries counted, as without a proxy', async () => {
    vi.stubEnv('HTTP_PROXY', address);
    let requests = 0;
    const { port, keys } = await serve((request, response) => {
      if (requests++ === 0) sendJson(response, {}, 503);
      else if (request.url?.startsWith('/moved')) answerPrices(request, response);
      else response.writeHead(307, { location: '/moved' }).end();
    });
    const budget = createBudget({ calls: 20, seconds: 60 });
    expect(await requestPrices(serviceAt(`http://delivery.test:${port}`, { budget }))).toMatchObject({ total: 2 });
    expect([keys, budget.state().left]).toEqual([[KEY, KEY, KEY], 17]);
    await expect.poll(() => proxyRequests).toHaveLength(3);
  });
});

/** Fetches prices from the service in `SERVICE`, and prints their number or the problem. */
const CALLER = `
  import { price } from '@/lib/contract/price';
  import { fetchJson } from '@/lib/server/service/fetch-json';
  import { createService } from '@/lib/server/service/service';
  const service = createService({ base: new URL(process.env.SERVICE), key: '${KEY}' });
  const signal = AbortSignal.timeout(60_000);
  const text = await fetchJson(service, price, { date: '2026-06-30' }, { priority: 'person', signal }).then(
    ({ total }) => 'total ' + total,
    ({ problem }) => problem.title,
  );
  console.log(text);
  process.exit();
`;

describe('an https service', () => {
  it.each([
    ['is read through HTTPS_PROXY by a child process, which trusts NODE_EXTRA_CA_CERTS', CERTIFICATE, 'total 2'],
    ['is not trusted without NODE_EXTRA_CA_CERTS', '', expect.stringContaining('Set NODE_EXTRA_CA_CERTS to a file')],
  ])('%s', async (_, authorities, output) => {
    const { port, keys } = await serve(answerPrices, true);
    const logFolder = mkdtempSync(join(tmpdir(), 'endcap-proxy-'));
    onTestFinished(() => rmSync(logFolder, { recursive: true }));
    vi.stubEnv('HTTPS_PROXY', address.replace('//', '//user:pass@'));
    vi.stubEnv('NODE_EXTRA_CA_CERTS', authorities);
    const args = ['-C', 'react-server', '--import', 'tsx', '--input-type=module', '--eval', CALLER];
    const env = { SERVICE: `https://delivery.test:${port}` };
    const { tail } = await startChild({ name: 'caller', args, env, logFolder }).ended;
    expect(tail).toEqual(output);
    await expect.poll(() => proxyRequests).toEqual([`CONNECT delivery.test:${port} user:pass`]);
    expect(keys).toEqual(authorities ? [KEY] : []);
  });

  it.each([
    [403, 1, /^The proxy does not connect to the delivery service \(status 403\)/],
    [503, 3, /^The proxy does not connect to the delivery service \(status 503\)/],
    [407, 1, /^The proxy requires a user and a password\. Write HTTPS_PROXY as/],
  ])('is not blamed for status %i of the proxy, which is requested %i times', async (status, times, title) => {
    vi.stubEnv('HTTPS_PROXY', address);
    const problem = await problemOf(requestPrices(serviceAt(`https://status-${status}.test`)));
    expect(problem).toMatchObject({ code: 'unreachable', title: expect.stringMatching(title) });
    await expect.poll(() => proxyRequests).toEqual(Array(times).fill(`CONNECT status-${status}.test:443`));
  });

  it('is not blamed for a proxy that does not listen', async () => {
    const port = await freePort();
    vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${port}`);
    const service = serviceAt('https://delivery.test');
    expect(await problemOf(requestPrices(service))).toMatchObject({
      code: 'unreachable',
      title: expect.stringMatching(/^The proxy cannot be reached\. Check HTTPS_PROXY/),
    });
    vi.stubEnv('HTTPS_PROXY', address);
    expect([await service.outage.check(), proxyRequests]).toEqual([true, []]);
  });

  it.each(['socks5://127.0.0.1:1080', 'http://a b'])('needs a proxy with a valid address: %s', async (invalid) => {
    vi.stubEnv('HTTPS_PROXY', invalid);
    expect(await problemOf(requestPrices(serviceAt('https://delivery.test')))).toMatchObject({
      code: 'not_configured',
      title: expect.stringMatching(/^HTTPS_PROXY is not the address of a proxy/),
    });
  });

  it('is reported as slow if the proxy does not answer, and a caller can leave', async () => {
    vi.stubEnv('HTTPS_PROXY', address);
    const quick = serviceAt('https://silent.test', { limits: { ...LIMITS, connect: 50 } });
    expect(await problemOf(requestPrices(quick))).toMatchObject({ code: 'timeout' });
    const leaving = new AbortController();
    const answer = requestPrices(serviceAt('https://silent.test'), leaving.signal);
    await expect.poll(() => proxyRequests).toHaveLength(2);
    leaving.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });
});

it('reports a proxy that requires a password for an http service', async () => {
  vi.stubEnv('HTTP_PROXY', address);
  expect(await problemOf(requestPrices(serviceAt('http://status-407.test')))).toMatchObject({
    title: expect.stringMatching(/^The proxy requires a user and a password\. Write HTTP_PROXY as/),
  });
  await expect.poll(() => proxyRequests).toHaveLength(1);
});
