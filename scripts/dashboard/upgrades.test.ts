// @vitest-environment node
import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passWebSockets } from './upgrades.mjs';

const next = new EventEmitter();
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) =>
    response.setHeader('connection', 'close').end(`${request.method} ${request.url} ${await text(request)}`),
  );
  passWebSockets(server, next, []);
  next.on('upgrade', (_request, socket: Socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => server.close());

async function exchange(...lines: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const websocket = (path: string, host: string, origin: string) =>
  exchange(
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    '',
    '',
  );

it('passes a WebSocket of our own pages on', async () => {
  expect(await websocket('/_next/hmr?id=1', 'localhost:3000', 'http://localhost:3000')).toMatch(/^HTTP\/1\.1 101 /);
});

it.each([
  ['another origin', '/_next/hmr', 'localhost:3000', 'https://evil.example'],
  ['another host', '/_next/hmr', 'evil.example', 'http://evil.example'],
  ['another path', '/prices', 'localhost:3000', 'http://localhost:3000'],
])('answers a WebSocket of %s over HTTP/1.1', async (_, path, host, origin) => {
  expect(await websocket(path, host, origin)).toMatch(/^HTTP\/1\.1 200 OK/);
});

it('answers a request with another Upgrade over HTTP/1.1, with its body', async () => {
  const headers = ['Host: localhost', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AA'];
  const answer = await exchange('POST /api/collection HTTP/1.1', ...headers, 'Content-Length: 2', '', '{}');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toContain('POST /api/collection {}');
});
