// @vitest-environment node
import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createListener } from './listener.mjs';
import { LARGEST_BODY } from './refuse.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };

const HEAD = ['POST /api/collection HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];

let server: Server;
let port: number;
/** Requests that reached Next. */
let reached: { url: string | undefined; body: string }[] = [];

beforeAll(async () => {
  server = createListener(
    async (incoming, response) => {
      if (incoming.url?.endsWith('?fails')) throw new Error('The handler failed.');
      reached.push({ url: incoming.url, body: await text(incoming) });
      response.end('served');
    },
    { origins: ['https://shelf.example'], isCompressed: true },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  reached = [];
});
afterAll(() => server.close());

function open(headers: Record<string, string | number>, path = '/api/collection', method = 'POST') {
  return request({ port, path, method, headers });
}

async function answerTo(clientRequest: ReturnType<typeof request>) {
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

/** Sends a raw request and returns the raw response. */
const exchange = (lines: string[]) => text(connect(port, '127.0.0.1').end(`${lines.join('\r\n')}\r\n\r\n`));

const chunk = (data: string) => `${data.length.toString(16)}\r\n${data}\r\n`;

describe('a body', () => {
  it('reaches Next completely, with and without a length', async () => {
    const body = 'ö'.repeat(LARGEST_BODY / 2);
    for (const [name, value] of [
      ['content-length', LARGEST_BODY],
      ['transfer-encoding', 'chunked'],
    ] as const)
      expect((await answerTo(open({ ...JSON_TYPE, [name]: value }).end(body))).body).toBe('served');
    expect(reached.map((request) => request.body === body)).toEqual([true, true]);
  });

  it.each(['/api/collection', '/api/downloads/zip'])(
    'with too large a Content-Length is refused before it is sent: %s',
    async (path) => {
      const clientRequest = open({ ...JSON_TYPE, 'content-length': 300_000_000 }, path);
      clientRequest.flushHeaders();
      expect(await answerTo(clientRequest)).toMatchObject({
        status: 413,
        body: expect.stringContaining('10,000,000 bytes'),
      });
      clientRequest.destroy();
      expect(reached).toEqual([]);
    },
  );

  it('of unknown length is refused once it is too large, while the client still sends', async () => {
    const clientRequest = open({ ...JSON_TYPE, 'transfer-encoding': 'chunked' });
    const answer = answerTo(clientRequest);
    clientRequest.write('x'.repeat(LARGEST_BODY));
    clientRequest.write('x');
    expect((await answer).status).toBe(413);
    clientRequest.destroy();
    expect(reached).toEqual([]);
  });

  it('is dropped after a refusal, so that a client that sends all of it can read the response and continue', async () => {
    const socket = connect(port, '127.0.0.1');
    const answers = text(socket);
    const head = [...HEAD, 'Content-Length: 20000000'];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.alloc(20_000_000));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await answers).toMatch(/^HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 OK/);
  });

  it('is read to its end before the connection closes, as a reset could lose the response', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(`${[...HEAD, 'Transfer-Encoding: chunked', 'Connection: close'].join('\r\n')}\r\n\r\n`);
    socket.write(chunk('x'.repeat(LARGEST_BODY + 1)));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    const write = promisify(socket.write).bind(socket);
    await write(chunk('x'.repeat(20_000_000)));
    await write(chunk(''));
    await once(socket, 'end');
    socket.end();
  });

  it('gets 100 Continue only if it is accepted', async () => {
    const expecting = { ...JSON_TYPE, expect: '100-continue' };
    const large = open({ ...expecting, 'content-length': 300_000_000 });
    large.flushHeaders();
    large.on('continue', () => expect.unreachable());
    expect((await answerTo(large)).status).toBe(413);
    const small = open({ ...expecting, 'content-length': 2 });
    small.on('continue', () => small.end('{}'));
    small.flushHeaders();
    expect((await answerTo(small)).body).toBe('served');
  });

  it('that is incomplete does not reach Next', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${[...HEAD, 'Content-Length: 10'].join('\r\n')}\r\n\r\n{`);
    const [incoming] = (await once(server, 'request')) as [IncomingMessage];
    socket.destroy();
    await new Promise((resolve) => incoming.once('close', resolve));
    expect(reached).toEqual([]);
  });
});

describe('an Upgrade', () => {
  it.each(['h2c', 'websocket', 'TLS/1.3'])('to %s is answered over HTTP/1.1', async (protocol) => {
    const upgrade = ['Connection: Upgrade, HTTP2-Settings', `Upgrade: ${protocol}`, 'HTTP2-Settings: AAMAAABk'];
    const answer = exchange(['GET /api/status HTTP/1.1', 'Host: 127.0.0.1', ...upgrade]);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*served/);
  });
});

describe('a script', () => {
  it.each([
    ['br', '.br'],
    ['gzip, deflate, br', '.br'],
    ['*', '.br'],
    ['gzip', '.gz'],
    ['BR;q=0.5, gzip', '.gz'],
    ['br;q=0, gzip', '.gz'],
    ['br;q=0', ''],
    ['br;q=0.000, *;q=0', ''],
    ['x-br, gzipped', ''],
    ['identity, br;q=0.5', ''],
    ['', ''],
  ])('for a client that accepts “%s” has the extension “%s”', async (accepted, extension) => {
    const path = '/_next/static/chunks/app/a.js';
    await answerTo(open({ 'accept-encoding': accepted }, `${path}?dpl=1`, 'GET').end());
    expect(reached[0]?.url).toBe(`${path}${extension}?dpl=1`);
  });
});

it.each(['GET', 'POST'])('breaks the connection, and keeps running, if Next fails at a %s', async (method) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const clientRequest = open(JSON_TYPE, '/api/collection?fails', method);
  clientRequest.end();
  await expect(once(clientRequest, 'response')).rejects.toThrow('socket hang up');
  expect(log).toHaveBeenCalledOnce();
});

describe('the mark of own answers', () => {
  it.each([
    ['of Next', 'GET /prices HTTP/1.1', 'Host: localhost'],
    ['that is refused', 'GET /prices HTTP/1.1', 'Host: evil.example'],
    ['to another method', 'DELETE /api/price HTTP/1.1', 'Host: localhost'],
    ['to an expectation', 'GET /api/price HTTP/1.1', 'Host: localhost', 'Expect: 200-ok'],
    ['to a body that waits', ...HEAD, 'Expect: 100-continue', 'Content-Length: 300000000'],
    ['that cannot be read', 'hello'],
  ])('is in an answer %s', async (_, ...lines) => {
    expect(await exchange([...lines, 'Connection: close'])).toMatch(/^X-Endcap: 1\r$/m);
  });
});

it.each(['localhost:99999', '127.999.1.1'])('refuses a host that no address can have: %s', async (host) => {
  const head = ['GET /prices HTTP/1.1', `Host: ${host}`, 'Origin: http://localhost:3000', 'Connection: close'];
  expect(await exchange(head)).toMatch(/^HTTP\/1.1 403 /);
  expect(reached).toEqual([]);
});

it.each(['/prices', '/api/status', '/_next/static/a.js'])('refuses two Host headers with 400: %s', async (path) => {
  for (const second of ['localhost', 'evil.example'])
    expect(await exchange([`GET ${path} HTTP/1.1`, 'Host: localhost', `Host: ${second}`, 'Connection: close'])).toMatch(
      /^HTTP\/1.1 400 .*more than one Host/s,
    );
  expect(reached).toEqual([]);
});
