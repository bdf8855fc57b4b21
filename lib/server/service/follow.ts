import 'server-only';
import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../base/problem-error';
import { ClosedConnection, exchange } from './exchange';
import type { Service } from './service';

const MAX_HOPS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** `same-origin` rejects other origins. `anywhere` follows files to another origin, without the key. */
export type Redirects = 'same-origin' | 'anywhere';

interface FollowOptions {
  headers: Record<string, string>;
  redirects: Redirects;
  signal?: AbortSignal | undefined;
  /** Waits until the budget allows another request to the service. The first one is already counted. */
  takeAnother(): Promise<void>;
}

/** Sends a GET and follows redirects. The key is sent only to the service's origin. */
export async function follow(service: Service, start: URL, options: FollowOptions): Promise<IncomingMessage> {
  const { headers, redirects, signal, takeAnother } = options;
  let url = start;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const own = url.origin === service.base.origin;
    const requestHeaders = own ? { ...headers, 'x-api-key': service.key } : headers;
    if (own && hop > 0) await takeAnother();
    const response = await send(() => exchange(url, requestHeaders, service.limits, signal), own ? takeAnother : null);
    const { location } = response.headers;
    if (!own && (response.statusCode === 401 || response.statusCode === 403)) {
      response.destroy();
      throw refused(
        `The delivery service redirects to ${url.origin}, which denies access. Ask the operator of the service.`,
      );
    }
    if (!REDIRECTS.has(response.statusCode ?? 0) || !location) return response;
    response.destroy();
    url = nextStop(url, location, service, redirects);
  }
  throw refused('The delivery service redirects in a loop. Ask its operator.');
}

/** Repeats a request while keep-alive connections turn out to be closed. Ends, as the pool is finite. */
async function send(
  request: () => Promise<IncomingMessage>,
  takeAnother: (() => Promise<void>) | null,
): Promise<IncomingMessage> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ClosedConnection)) throw error;
      await takeAnother?.();
    }
  }
}

function nextStop(from: URL, location: string, service: Service, redirects: Redirects): URL {
  const to = URL.canParse(location, from) ? new URL(location, from) : null;
  if (!to || !/^https?:$/.test(to.protocol)) throw refused('The delivery service redirects to an invalid web address.');
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw refused(`The delivery service redirects to ${to.origin}, which is not encrypted. It was not followed.`);
  if (redirects === 'same-origin' && to.origin !== service.base.origin)
    throw refused(
      `The delivery service redirects to ${to.origin}. It was not followed: check DELIVERY_API_URL and the paths.`,
    );
  return to;
}

function refused(title: string): ProblemError {
  return new ProblemError({ code: 'redirected', title, retryable: false });
}
