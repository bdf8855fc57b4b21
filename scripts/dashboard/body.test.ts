// @vitest-environment node
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachment, downloadResponse, headResponse } from '@/lib/server/routes/download-response';
import { withBody } from './body.mjs';
import { compressed } from './compressed.mjs';

let server: Server;
let answer: (abort: AbortController) => Response;

/** As Next does: the headers but the length, then the end, with what the answer itself holds as a body. */
async function sendAsNext(response: ServerResponse): Promise<void> {
  const abort = new AbortController();
  response.once('close', () => response.writableFinished || abort.abort());
  // In a later turn, as after a handler that waits for something.
  await new Promise(setImmediate);
  const { status, headers, body } = answer(abort);
  expect(body).toBeNull();
  response.statusCode = status;
  for (const [name, value] of headers) if (name !== 'content-length') response.appendHeader(name, value);
  response.end();
}

beforeAll(async () => {
  server = createServer((asked, response) =>
    compressed(asked as never, response as never, () => withBody(asked, response, () => void sendAsNext(response))),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => server.close());

async function ask(method = 'GET'): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [message] = await once(request({ port, method, headers: { 'accept-encoding': 'gzip' } }).end(), 'response');
  return message;
}

function headersOf(length?: number): Headers {
  const headers = attachment('ratings.csv', 'text/csv; charset=utf-8');
  if (length !== undefined) headers.set('content-length', String(length));
  return headers;
}

async function* partsOf(...parts: string[]): AsyncGenerator<Buffer, void> {
  for (const part of parts) yield Buffer.from(part);
}

it('a download leaves with its status, its headers and its length, byte for byte', async () => {
  const large = 'a row\n'.repeat(100_000);
  const headers = headersOf(4 + large.length);
  answer = (abort) => downloadResponse(partsOf('one\n', large), abort, { status: 206, headers });
  const message = await ask();
  expect(message.statusCode).toBe(206);
  expect(message.headers).toMatchObject({
    'content-length': String(4 + large.length),
    'content-disposition': 'attachment; filename="ratings.csv"',
  });
  expect(message.headers).not.toHaveProperty('transfer-encoding');
  expect((await buffer(message)).equals(Buffer.from(`one\n${large}`))).toBe(true);
});

it('one whose length nobody knows comes to its end, too, and the next request is another', async () => {
  answer = (abort) => downloadResponse(partsOf('one\n', 'two\n'), abort, { headers: headersOf() });
  expect(await text(await ask())).toBe('one\ntwo\n');
  answer = () => new Response(null, { status: 304 });
  expect(await text(await ask())).toBe('');
});

it('a head says the length and holds nothing', async () => {
  answer = () => headResponse({ headers: headersOf(1234) });
  const message = await ask('HEAD');
  expect(message.headers['content-length']).toBe('1234');
  expect(await text(message)).toBe('');
});

it.each([undefined, 1000])('one that breaks off breaks the connection, its length being %s', async (length) => {
  answer = (abort) =>
    downloadResponse(
      (async function* () {
        yield Buffer.from('one\n');
        throw new Error('The service broke off.');
      })(),
      abort,
      { headers: headersOf(length) },
    );
  await expect(ask().then(text)).rejects.toThrow();
});

it('a reader who leaves ends the parts and aborts what makes them', async () => {
  const seen = new EventEmitter();
  const [ended, aborted] = [once(seen, 'ended'), once(seen, 'aborted')];
  answer = (abort) => {
    abort.signal.addEventListener('abort', () => seen.emit('aborted'));
    const endless = (async function* () {
      try {
        for (;;) yield Buffer.alloc(64 * 1024);
      } finally {
        seen.emit('ended');
      }
    })();
    return downloadResponse(endless, abort, { headers: headersOf() });
  };
  const message = await ask();
  await once(message, 'data');
  message.destroy();
  await Promise.all([ended, aborted]);
});

it('elsewhere than in this listener an answer holds its body itself', async () => {
  const response = downloadResponse(partsOf('one\n'), new AbortController(), { headers: headersOf() });
  expect(await response.text()).toBe('one\n');
});
