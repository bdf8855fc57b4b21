// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachment, downloadResponse, headResponse } from '@/lib/server/routes/download-response';
import { withBody } from './body.mjs';
import { compressed } from './compressed.mjs';

let server: Server;
let answer: (abort: AbortController) => Response;

/** Sends a response like Next: headers without Content-Length, then the body of the response itself. */
async function sendAsNext(response: ServerResponse): Promise<void> {
  const abort = new AbortController();
  response.once('close', () => response.writableFinished || abort.abort());
  // In a later turn of the event loop, like an asynchronous handler.
  await new Promise(setImmediate);
  const { status, headers, body } = answer(abort);
  expect(body).toBeNull();
  response.statusCode = status;
  for (const [name, value] of headers) if (name !== 'content-length') response.appendHeader(name, value);
  response.end();
}

beforeAll(async () => {
  server = createServer((incoming, response) =>
    compressed(incoming as never, response as never, () =>
      withBody(incoming, response, () => void sendAsNext(response)),
    ),
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

it('sends a download with its status, headers and length, unchanged', async () => {
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

it('sends a download of unknown length, and then serves the next request', async () => {
  answer = (abort) => downloadResponse(partsOf('one\n', 'two\n'), abort, { headers: headersOf() });
  expect(await text(await ask())).toBe('one\ntwo\n');
  answer = () => new Response(null, { status: 304 });
  expect(await text(await ask())).toBe('');
});

it('sends the length for HEAD without a body', async () => {
  answer = () => headResponse({ headers: headersOf(1234) });
  const message = await ask('HEAD');
  expect(message.headers['content-length']).toBe('1234');
  expect(await text(message)).toBe('');
});

it.each([undefined, 1000])('breaks the connection if a download of length %s fails', async (length) => {
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

it('closes the parts and aborts their source if the client disconnects', async () => {
  const events: string[] = [];
  answer = (abort) => {
    abort.signal.addEventListener('abort', () => events.push('aborted'));
    const endless = (async function* () {
      try {
        for (;;) yield Buffer.alloc(64 * 1024);
      } finally {
        events.push('ended');
      }
    })();
    return downloadResponse(endless, abort, { headers: headersOf() });
  };
  const message = await ask();
  await once(message, 'data');
  message.destroy();
  await expect.poll(() => events.toSorted()).toEqual(['aborted', 'ended']);
});

it('leaves the body in the response outside of this listener', async () => {
  const response = downloadResponse(partsOf('one\n'), new AbortController(), { headers: headersOf() });
  expect(await response.text()).toBe('one\n');
});
