import 'server-only';
import type { Problem, ProblemCode } from '@/lib/contract/problem';
import { config } from '../config/config';
import { ProblemError } from '../problem-error';
import { redact } from '../redact';
import { problemOfError } from '../upstream/problem-of-error';

/** Our own status for each kind of failure. An upstream 401 is no 401 of ours: nobody has to sign in here. */
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
  not_configured: 503,
  internal: 500,
};

function problemResponse(problem: Problem, status = STATUS[problem.code]): Response {
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (problem.retryAfter !== undefined) headers.set('retry-after', String(problem.retryAfter));
  return new Response(JSON.stringify({ type: 'about:blank', status, ...problem }), { status, headers });
}

/** The response to anything thrown in a handler. */
export function failureResponse(error: unknown): Response {
  return problemResponse(problemOf(error), error instanceof ProblemError ? error.ownStatus : undefined);
}

/** The Problem of anything thrown in a handler. What is no known failure goes to the log, without the key. */
export function problemOf(error: unknown): Problem {
  const problem = problemOfError(error);
  if (problem.code === 'internal' && !(error instanceof ProblemError) && !hasLeft(error)) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(redact(text, config().key));
  }
  return problem;
}

/** The sender of the request went away: nobody reads this answer. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && /Abort/.test(error.name);
}
