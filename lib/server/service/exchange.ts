import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { agentFor, ProxyFailure, proxyFor } from './proxy';
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
 * Sends a GET without redirects or retries. Resolves with the headers of the response, before its body is read. Rejects
 * with ProxyFailure if a proxy does not connect to the service.
 */
export function exchange(
  url: URL,
  headers: Record<string, string>,
  limits: Limits,
  signal?: AbortSignal,
): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const proxy = proxyFor(url);
    const request = (secure ? https : http).get(url, { headers, agent: agentFor(url, proxy), signal });
    // A request that waits for a proxy reports its end only when the proxy answers, so this does not wait for its events.
    const fail = (error: unknown) => {
      settle();
      reject(error);
      request.destroy();
    };
    const abort = () => fail(signal?.reason);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const slow = (phase: 'connect' | 'headers') => () => fail(new SlowService(phase));
    let timer = setTimeout(slow('connect'), limits.connect);
    const connected = () => {
      clearTimeout(timer);
      timer = setTimeout(slow('headers'), limits.headers);
    };
    let hasSocket = false;
    request.once('proxyConnect', ({ statusCode = 200 }: { statusCode?: number }) => {
      if (statusCode !== 200) fail(new ProxyFailure(url, { status: statusCode }));
    });
    request.once('socket', (socket) => {
      if (request.destroyed) return;
      hasSocket = true;
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    request.once('response', (response) => {
      if (proxy && response.statusCode === 407) return fail(new ProxyFailure(url, { status: 407 }));
      settle();
      resolve(response);
    });
    request.on('error', (error) => {
      if (proxy && !hasSocket) fail(new ProxyFailure(url, { cause: error }));
      else if (request.reusedSocket && isReset(error)) fail(new ClosedConnection(error.message, { cause: error }));
      else fail(error);
    });
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Returns whether the other side closed the connection. */
export function isReset(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ECONNRESET' || code === 'EPIPE';
}
