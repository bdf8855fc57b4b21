import { STATUS_CODES } from 'node:http';
import type { ParamError } from '@/lib/contract/parse-params';
import type { ProblemDetails } from '@/lib/contract/problem';

/** A refusal that is sent to the client in full (RFC 9457). All other errors are redacted. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly errors: readonly ParamError[] | undefined;

  constructor(
    status: number,
    detail: string,
    { headers = {}, errors }: { headers?: Record<string, string>; errors?: readonly ParamError[] } = {},
  ) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * Returns problem details. `about:blank` means that the status is the type of problem, and the title is its reason
 * phrase.
 */
export function problemBody(status: number, detail: string, errors?: readonly ParamError[]): ProblemDetails {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors: [...errors] }),
  };
}

export function keyRefused() {
  return new HttpProblem(401, 'The API key is missing or not known. Send it in the header X-Api-Key.', {
    headers: { 'www-authenticate': 'ApiKey realm="Retail Data Delivery API", header="X-Api-Key"' },
  });
}

export function paramsRefused(errors: readonly ParamError[]) {
  const names = [...new Set(errors.map(({ name }) => name))].join(', ');
  return new HttpProblem(422, `Invalid parameters: ${names}. The list of errors describes valid values.`, { errors });
}
