import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { collector } from '../collect/collector';
import { readAnswer } from '../collect/read-answer';
import { service } from '../service/service';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' };

/**
 * Creates the route of a JSON endpoint, which answers as the specification describes, from collected answers. `Age` is
 * the time since the service was requested. With `Cache-Control: no-cache`, it is requested again.
 */
export function jsonRoute(endpoint: JsonEndpoint) {
  async function answer(request: Request, context: RouteContext): Promise<Response> {
    try {
      const params = await readRequest(request, endpoint, context);
      const refetch = /\bno-cache\b/i.test(request.headers.get('cache-control') ?? '');
      if (refetch) collector().refreshNewestDay();
      const { signal } = abortWith(request);
      const { body, fetchedAt } = await readAnswer(service(), endpoint, params, { refetch, signal });
      const age = Math.max(0, Math.floor((Date.now() - Date.parse(fetchedAt)) / 1000));
      return new Response(body, { headers: { ...HEADERS, age: String(age) } });
    } catch (error) {
      return failureResponse(error);
    }
  }

  /** Validates the parameters. Makes no request to the service. */
  async function probe(request: Request, context: RouteContext): Promise<Response> {
    try {
      await readRequest(request, endpoint, context);
      return new Response(null, { headers: HEADERS });
    } catch (error) {
      return failureResponse(error);
    }
  }

  return { GET: answer, HEAD: probe };
}
