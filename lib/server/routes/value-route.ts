import 'server-only';
import type { RequestParamsOf, Target } from '@/lib/contract/endpoint';
import { headResponse } from './download-response';
import { handler, UNCACHED, uncachedJson } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

/** Creates the route of a value that the dashboard computes. HEAD checks the parameters and computes nothing. */
export function valueRoute<E extends Target>(
  endpoint: E,
  make: (params: RequestParamsOf<E>, signal: AbortSignal) => unknown,
) {
  const GET = handler(async (request: Request, context: RouteContext) => {
    const params = await readRequest(request, endpoint, context);
    return uncachedJson(await make(params, abortWith(request).signal));
  });

  const HEAD = handler(async (request: Request, context: RouteContext) => {
    await readRequest(request, endpoint, context);
    return headResponse({ headers: new Headers({ ...UNCACHED, 'content-type': 'application/json' }) });
  });

  return { GET, HEAD };
}
