// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressed } from './compressed.mjs';

const PAGE = '<p>Oat drink</p>'.repeat(1000);

let server: Server;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((incoming, response) =>
    compressed(incoming as never, response as never, () => answer(response)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => server.close());

async function ask(accepted: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [message] = await once(request({ port, headers: { 'accept-encoding': accepted } }).end(), 'response');
  return message;
}

describe('a page', () => {
  it('is compressed with the best coding of the browser, and unchanged', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    for (const [accepted, unpacked] of Object.entries(unpack)) {
      const message = await ask(accepted);
      expect(message.headers['content-encoding'] ?? 'identity').toBe(accepted);
      expect(message.headers.vary).toBe('Accept-Encoding');
      expect(unpacked(await buffer(message)).toString()).toBe(PAGE);
    }
  });

  it('is flushed as far as it is ready', async () => {
    let finish = () => {};
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(PAGE);
      (response as ServerResponse & { flush(): void }).flush();
      finish = () => response.end('<p>The end</p>');
    };
    const message = await ask('br');
    const text = message.pipe(createBrotliDecompress()).setEncoding('utf8');
    let html = '';
    for await (const part of text) {
      html += part;
      if (html === PAGE) finish();
    }
    expect(html).toBe(`${PAGE}<p>The end</p>`);
  });
});

it.each(['text/csv', 'application/x-ndjson', 'text/event-stream', 'application/zip'])(
  'does not compress %s',
  async (type) => {
    answer = (response) => response.writeHead(200, { 'content-type': type, 'content-length': PAGE.length }).end(PAGE);
    const { headers } = await ask('br, gzip');
    expect(headers).toMatchObject({ 'content-type': type, 'content-length': String(PAGE.length) });
    expect(headers).not.toHaveProperty('content-encoding');
  },
);
