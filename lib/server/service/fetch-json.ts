import 'server-only';
import type * as z from 'zod/mini';
import type { JsonEndpoint, ResponseOf } from '@/lib/contract/endpoint';
import { tolerant } from '@/lib/contract/reading';
import { parseJson } from '@/lib/json/parse-json';
import { ProblemError } from '../base/problem-error';
import { redact } from '../base/redact';
import { readText } from './body';
import type { Urgency } from './budget';
import { call } from './call';
import { problemOfError } from './problem-of-error';
import { addressOf, type Service } from './service';

export interface FetchOptions {
  priority: Urgency;
  signal?: AbortSignal;
  /** Called for each request that the budget allows. A call may need several. */
  onStart?: () => void;
  /** Called with the body of a valid response, as received. */
  onBody?: (body: string) => void;
}

const HEADERS = { accept: 'application/json', 'accept-encoding': 'gzip' };
const RAW_LENGTH = 500;

/** Requests a JSON endpoint and parses the response by the contract's schema. Rejects with ProblemError. */
export async function fetchJson<E extends JsonEndpoint>(
  service: Service,
  endpoint: E,
  params: Record<string, unknown>,
  { priority, signal, onStart, onBody }: FetchOptions,
): Promise<ResponseOf<E>> {
  const url = addressOf(service, endpoint, params);
  const options = { headers: HEADERS, redirects: 'same-origin', answers: [200], priority, signal, onStart } as const;
  for (let tries = 1; ; tries++) {
    const response = await call(service, url, options);
    try {
      const text = await readText(response, service.limits.jsonBytes, service.limits.idle);
      const value = parse(endpoint, text, response.headers['content-type'] ?? '', service.key);
      onBody?.(text);
      return value;
    } catch (error) {
      signal?.throwIfAborted();
      const problem = problemOfError(error);
      // A connection that broke within the body is retried once, as no part of it was used.
      if (problem.code === 'unreachable' && tries === 1) continue;
      service.last = { at: new Date(), problem };
      throw new ProblemError(problem);
    }
  }
}

const readings = new WeakMap<JsonEndpoint, z.ZodMiniType>();

function reading(endpoint: JsonEndpoint): z.ZodMiniType {
  const schema = readings.get(endpoint) ?? tolerant(endpoint.response);
  readings.set(endpoint, schema);
  return schema;
}

function parse<E extends JsonEndpoint>(endpoint: E, text: string, contentType: string, key: string): ResponseOf<E> {
  const refuseWith = (title: string) =>
    new ProblemError({
      code: 'bad_answer',
      title,
      upstreamStatus: 200,
      retryable: true,
      raw: redact(text, key).slice(0, RAW_LENGTH),
    });
  const refuse = (problem: string) =>
    refuseWith(`${problem} where ${endpoint.title} should be. Check the path map, or ask the operator of the service.`);
  if (/html/i.test(contentType) || text.trimStart().startsWith('<')) throw refuse('The service sent a web page');
  if (contentType && !/\bjson\b/i.test(contentType)) throw refuse(`The service sent ${contentType.split(';')[0]}`);
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw refuse('The service sent broken JSON');
  }
  const result = reading(endpoint).safeParse(value);
  if (result.success) return result.data as ResponseOf<E>;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  const wrong = valueAt(value, issue?.path ?? []);
  if (isLargeNumber(wrong) && issue?.code === 'invalid_type' && issue.expected === 'number')
    throw refuseWith(
      `The service sent ${wrong} as "${field}" of ${endpoint.title}. Whole numbers beyond 9,007,199,254,740,991 would be rounded, so the answer is not used. Ask the operator of the service.`,
    );
  throw refuse(`The service sent a wrong value at "${field}" (${issue?.message})`);
}

/** `parseJson` returns whole numbers beyond 2^53 as text. */
function isLargeNumber(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d{16,}$/.test(value);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], value);
}
