import 'server-only';
import type { RequestParamsOf, Target } from '@/lib/contract/endpoint';
import { parseParams } from '@/lib/contract/parse-params';
import { badRequest } from '../base/problem-error';
import { rawParams } from './raw-params';

/** The second argument of Next's route handlers. */
export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** Parses the parameters of a request for an endpoint. Rejects with ProblemError if a value is not allowed. */
export async function readRequest<E extends Target>(
  request: Request,
  endpoint: E,
  context?: RouteContext,
): Promise<RequestParamsOf<E>> {
  const query = new URL(request.url).searchParams;
  const parsed = parseParams(endpoint, { ...rawParams(query), ...(await context?.params) });
  if (parsed.ok) return parsed.params;
  const [first] = parsed.errors;
  throw badRequest(first ? `${first.name}: ${first.message}` : 'The request is invalid.', parsed.errors);
}

/** Returns the body of a request as JSON, or null if it is none. */
export async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}
