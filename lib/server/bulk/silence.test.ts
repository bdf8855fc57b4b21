import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlowService } from '../service/exchange';
import { breakWhenSilent } from './silence';

const IDLE = 30_000;
let end: () => void;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  end();
});

/** Returns a response with `breakWhenSilent`, once its first bytes have arrived. */
async function watched(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  end = () => void server.close().closeAllConnections();
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port });
  const [body] = (await once(request, 'response')) as [IncomingMessage];
  // The request fails together with its body.
  request.on('error', () => {});
  breakWhenSilent(body, body, IDLE);
  await once(body, 'readable');
  return body;
}

it('destroys a body that sends nothing while its reader waits', async () => {
  const body = await watched((response) => response.write('a,b\n'));
  const failed = once(body, 'error');
  expect(String(body.read())).toBe('a,b\n');
  vi.advanceTimersByTime(IDLE);
  expect(body.destroyed).toBe(false);
  vi.advanceTimersByTime(IDLE);
  expect(await failed).toEqual([expect.any(SlowService)]);
});

it('keeps a slow body', async () => {
  let go: ServerResponse | undefined;
  const body = await watched((response) => {
    go = response;
    response.write('0\n');
  });
  for (const row of ['1\n', '2\n', '3\n']) {
    body.read();
    vi.advanceTimersByTime(IDLE * 0.75);
    const arrived = once(body, 'readable');
    go?.write(row);
    await arrived;
  }
  expect(body.destroyed).toBe(false);
});

it('keeps a body when the clock is set forward', async () => {
  const body = await watched((response) => response.write('a,b\n'));
  body.read();
  vi.advanceTimersByTime(IDLE / 4);
  vi.setSystemTime(Date.now() + IDLE * 20);
  vi.advanceTimersByTime(IDLE / 4);
  expect(body.destroyed).toBe(false);
});

it('keeps the body of a slow reader', async () => {
  const body = await watched((response) => response.write('a,b\n'));
  vi.advanceTimersByTime(IDLE * 20);
  expect(String(body.read())).toBe('a,b\n');
  expect(body.destroyed).toBe(false);
});

it('keeps a complete body', async () => {
  const body = await watched((response) => response.end('a,b\n'));
  await vi.waitUntil(() => body.complete);
  body.read(4);
  vi.advanceTimersByTime(IDLE * 20);
  expect(body.errored).toBeNull();
});
