import 'server-only';
import type { JsonEndpoint, ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import type { SetMeta } from '@/lib/contract/events';
import { eventLine } from '../sets/event-line';
import { EVENT_HEADERS } from './event-headers';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

/**
 * Creates the route of a value that the dashboard computes, which sends the events of `jsonRoute` at once. `refresh=1`
 * skips cached answers of the service.
 */
export function valueRoute<E extends JsonEndpoint>(
  endpoint: E,
  make: (params: ParamsOf<E>, signal: AbortSignal, refresh: boolean) => Promise<ResponseOf<E>>,
) {
  async function answer(request: Request, context: RouteContext): Promise<Response> {
    try {
      const params = await readRequest(request, endpoint, context);
      const refresh = new URL(request.url).searchParams.get('refresh') === '1';
      const value = await make(params, abortWith(request).signal, refresh);
      return new Response(eventLine({ type: 'meta', ...ownMeta() }) + valueLines(value), {
        headers: EVENT_HEADERS,
      });
    } catch (error) {
      return failureResponse(error);
    }
  }
  return { GET: answer };
}

/** Returns the metadata of a value that the dashboard has just computed. */
export function ownMeta(): SetMeta {
  return {
    crawledAt: null,
    fetchedAt: new Date().toISOString(),
    total: null,
    missing: 0,
    revised: false,
    source: 'upstream',
    envelope: {},
  };
}

function valueLines(value: unknown): string {
  return eventLine({ type: 'value', value }) + eventLine({ type: 'end' });
}
