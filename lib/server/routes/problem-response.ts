import 'server-only';
import type { Problem, ProblemCode } from '@/lib/contract/problem';
import { ProblemError } from '../base/problem-error';
import { problemOfError } from '../service/problem-of-error';

/**
 * Status of the dashboard's response by problem. A 401 of the service is not a 401 here, as the dashboard has no
 * sign-in.
 */
const STATUS: Record<ProblemCode, number> = {
  bad_request: 422,
  key_refused: 502,
  not_found: 404,
  rate_limited: 429,
  upstream_failed: 502,
  unreachable: 502,
  timeout: 504,
  bad_answer: 502,
  redirected: 502,
  signed_out: 401,
  not_configured: 503,
  internal: 500,
};

/** Headers of a response that no cache stores. */
export const UNCACHED = { 'cache-control': 'no-store' };

/** Returns a response with a value as JSON. */
export function uncachedJson(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: UNCACHED });
}

/** Creates a route handler. An error that `answer` throws becomes the response with its problem. */
export function handler<Args extends unknown[]>(answer: (...args: Args) => Promise<Response>) {
  return async (...args: Args): Promise<Response> => {
    try {
      return await answer(...args);
    } catch (error) {
      return problemResponse(problemOfError(error), error instanceof ProblemError ? error.ownStatus : undefined);
    }
  };
}

function problemResponse(problem: Problem, status = STATUS[problem.code]): Response {
  const headers = new Headers({ ...UNCACHED, 'content-type': 'application/problem+json' });
  if (problem.retryAfter !== undefined) headers.set('retry-after', String(problem.retryAfter));
  return new Response(JSON.stringify({ type: 'about:blank', status, ...problem }), { status, headers });
}
