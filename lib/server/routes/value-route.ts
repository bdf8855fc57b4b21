import 'server-only';
import type { JsonEndpoint, ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

/** Creates the route of a value that the dashboard computes. */
export function valueRoute<E extends JsonEndpoint>(
  endpoint: E,
  make: (params: ParamsOf<E>, signal: AbortSignal) => Promise<ResponseOf<E>>,
) {
  async function answer(request: Request, context: RouteContext): Promise<Response> {
    try {
      const params = await readRequest(request, endpoint, context);
      const value = await make(params, abortWith(request).signal);
      return Response.json(value, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return failureResponse(error);
    }
  }
  return { GET: answer };
}
