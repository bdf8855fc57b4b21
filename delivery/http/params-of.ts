import type { FastifyRequest } from 'fastify';
import type { Endpoint, RequestParamsOf } from '@/lib/contract/endpoint';
import { parseParams } from '@/lib/contract/parse-params';
import { paramsRefused } from './problem';

type Raw = Record<string, string | string[] | undefined>;

/** Parses the parameters of a request by the endpoint's schema. Throws a 422 that lists each mistake. */
export function paramsOf<E extends Endpoint>(endpoint: E, request: FastifyRequest): RequestParamsOf<E> {
  const parsed = parseParams(endpoint, { ...(request.query as Raw), ...(request.params as Raw) });
  if (!parsed.ok) throw paramsRefused(parsed.errors);
  return parsed.params;
}
