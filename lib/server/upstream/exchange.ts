import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { processWide } from '../process-wide';
import type { Limits } from './service';

/** The service took longer than its limit for a phase of the answer. */
export class SlowService extends Error {
  constructor(readonly phase: 'connect' | 'headers' | 'idle') {
    super(`time limit: ${phase}`);
  }
}

/** A kept connection that the service closed before it answered. The same request may succeed on a new one. */
export class ClosedConnection extends Error {}

/**
 * What has come while a part of a body was passed on is the next part, of so many bytes at most: a large file passes in
 * large parts, each of which costs the same.
 */
const LARGEST_PART = 256 * 1024;
const AGENT = { keepAlive: true, highWaterMark: LARGEST_PART };

const agents = processWide('agents', () => ({ http: new http.Agent(AGENT), https: new https.Agent(AGENT) }));

/** One GET, no redirects, no retries. Resolves at the head of the answer; the body waits to be read. */
export function exchange(
  url: URL,
  headers: Record<string, string>,
  limits: Limits,
  signal?: AbortSignal,
): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const agent = secure ? agents().https : agents().http;
    const request = (secure ? https : http).get(url, { headers, agent, signal });
    const slow = (phase: 'connect' | 'headers') => () => request.destroy(new SlowService(phase));
    let timer = setTimeout(slow('connect'), limits.connect);
    const connected = () => {
      clearTimeout(timer);
      timer = setTimeout(slow('headers'), limits.headers);
    };
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    request.once('response', (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    request.once('error', (error) => {
      clearTimeout(timer);
      reject(request.reusedSocket && isReset(error) ? new ClosedConnection(error.message, { cause: error }) : error);
    });
  });
}

/** Whether the other side closed the connection. */
export function isReset(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ECONNRESET' || code === 'EPIPE';
}
