import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { collector } from '../collect/collector';
import { readAnswer } from '../collect/read-answer';
import { service } from '../service/service';
import { handler } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' };

/**
 * Creates the route of a JSON endpoint, which answers as the specification describes, from collected answers. `Age` is
 * the time since the service was requested. With `Cache-Control: no-cache`, it is requested again.
 */
export function jsonRoute(endpoint: JsonEndpoint) {
  const GET = handler(async (request: Request, context: RouteContext) => {
    const params = await readRequest(request, endpoint, context);
    const refetch = /\bno-cache\b/i.test(request.headers.get('cache-control') ?? '');
    if (refetch) collector().refreshNewestDay();
    const { signal } = abortWith(request);
    const { body, fetchedAt } = await readAnswer(service(), endpoint, params, { refetch, signal });
    const age = Math.max(0, Math.floor((Date.now() - Date.parse(fetchedAt)) / 1000));
    return new Response(body, { headers: { ...HEADERS, age: String(age) } });
  });

  /** Validates the parameters. Makes no request to the service. */
  const HEAD = handler(async (request: Request, context: RouteContext) => {
    await readRequest(request, endpoint, context);
    return new Response(null, { headers: HEADERS });
  });

  return { GET, HEAD };
}
