import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { processWide } from '../process-wide';
import type { Limits } from './service';

/** The service exceeded the time limit of a phase of its response. */
export class SlowService extends Error {
  constructor(readonly phase: 'connect' | 'headers' | 'idle') {
    super(`time limit: ${phase}`);
  }
}

/** The service closed a keep-alive connection before it responded. The request may succeed on a new connection. */
export class ClosedConnection extends Error {}

/**
 * Maximum bytes of a part of a body. Large parts make large files faster, as every part has a fixed cost.
 */
const LARGEST_PART = 256 * 1024;
const AGENT = { keepAlive: true, highWaterMark: LARGEST_PART };

const agents = processWide('agents', () => ({ http: new http.Agent(AGENT), https: new https.Agent(AGENT) }));

/** Sends a GET without redirects or retries. Resolves with the headers of the response, before its body is read. */
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

/** Returns whether the other side closed the connection. */
export function isReset(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ECONNRESET' || code === 'EPIPE';
}
