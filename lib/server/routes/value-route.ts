import 'server-only';
import type { JsonEndpoint, ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { headResponse } from './download-response';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

const NO_STORE = { 'cache-control': 'no-store' };

/** Creates the route of a value that the dashboard computes. HEAD checks the parameters and computes nothing. */
export function valueRoute<E extends JsonEndpoint>(
  endpoint: E,
  make: (params: ParamsOf<E>, signal: AbortSignal) => Promise<ResponseOf<E>>,
) {
  async function answer(request: Request, context: RouteContext): Promise<Response> {
    try {
      const params = await readRequest(request, endpoint, context);
      const value = await make(params, abortWith(request).signal);
      return Response.json(value, { headers: NO_STORE });
    } catch (error) {
      return failureResponse(error);
    }
  }

  async function probe(request: Request, context: RouteContext): Promise<Response> {
    try {
      await readRequest(request, endpoint, context);
      return headResponse({ headers: new Headers({ ...NO_STORE, 'content-type': 'application/json' }) });
    } catch (error) {
      return failureResponse(error);
    }
  }
  return { GET: answer, HEAD: probe };
}
