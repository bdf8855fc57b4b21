import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export const KEY = 'k3y0123456789abcdefghijklmnopqrs';

export interface FakeUpstream {
  base: URL;
  /** Received requests, in order. */
  requests: IncomingMessage[];
  /** Replaces the listener. */
  answer(listener: RequestListener): void;
}

/** Starts a server on a free local port. It closes with all its connections when the test ends. */
export async function fakeUpstream(listener: RequestListener): Promise<FakeUpstream> {
  let current = listener;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    current(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  return {
    base: new URL(`http://127.0.0.1:${port}`),
    requests,
    answer: (next) => {
      current = next;
    },
  };
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Returns the query of a received request. */
export function queryOf(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? '/', 'http://fake').searchParams;
}
