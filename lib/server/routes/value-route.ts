import 'server-only';
import type { JsonEndpoint, ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import type { SetMeta } from '@/lib/contract/events';
import { eventLine } from '../sets/event-line';
import { EVENT_HEADERS } from './event-headers';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

/**
 * The route of a value that the dashboard's server makes itself: the same events as an endpoint's, all at once. With
 * `refresh=1` it asks the service past the answers that are kept.
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
      return new Response(eventLine({ type: 'meta', ...ownMeta() }) + ended(value), {
        headers: EVENT_HEADERS,
      });
    } catch (error) {
      return failureResponse(error);
    }
  }
  return { GET: answer };
}

/** What is said of a value that the dashboard's server made just now. */
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

function ended(value: unknown): string {
  return eventLine({ type: 'value', value }) + eventLine({ type: 'end' });
}
