import type * as z from 'zod/mini';
import type { BulkDataset, bulkParams } from './dataset';

/** What a request is sent to: an endpoint, or a path of the dashboard's own API. */
export interface Target {
  /** Default path. `{name}` is a path parameter. */
  readonly path: string;
  /** Path and query parameters. Those that are not in `path` are query parameters. */
  readonly params: z.ZodMiniObject;
}

interface Described<Name extends string = string> extends Target {
  /** The name of the endpoint in a path map, for example `price_competition`. */
  readonly name: Name;
  /** The specification's name, for example "Price Competition". */
  readonly title: string;
  readonly summary: string;
}

/** An endpoint that returns JSON. `paged`: the response is an envelope with one page of a set. */
export interface JsonEndpoint<
  P extends z.ZodMiniObject = z.ZodMiniObject,
  R extends z.ZodMiniType = z.ZodMiniType,
  Name extends string = string,
> extends Described<Name> {
  readonly kind: 'json';
  readonly paged: boolean;
  readonly params: P;
  readonly response: R;
}

/** An endpoint that returns a file. */
export interface BulkEndpoint extends Described {
  readonly kind: 'bulk';
  readonly params: typeof bulkParams;
  readonly dataset: BulkDataset;
}

export type Endpoint = JsonEndpoint | BulkEndpoint;

/** Parsed parameters of an endpoint, including defaults. */
export type RequestParamsOf<E extends { params: z.ZodMiniType }> = z.output<E['params']>;

export type ResponseOf<E extends JsonEndpoint> = z.output<E['response']>;

export function jsonEndpoint<P extends z.ZodMiniObject, R extends z.ZodMiniType, const Name extends string>(
  value: Omit<JsonEndpoint<P, R, Name>, 'kind'>,
): JsonEndpoint<P, R, Name> {
  return { kind: 'json', ...value };
}

/** Returns the names of the path parameters of a path: `customer_page_id` of `/pc/{customer_page_id}`. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name ? [name] : []));
}

/**
 * Returns the path and query of a request, e.g. `/price?date=2026-03-31`. Omits undefined values.
 *
 * @param path path from a path map, if it differs from the default
 */
export function requestTarget(endpoint: Target, params: Record<string, unknown>, path = endpoint.path): string {
  const inPath = new Set(pathParams(path));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const name of Object.keys(endpoint.params.shape))
    if (!inPath.has(name) && params[name] !== undefined) query.set(name, String(params[name]));
  const search = query.toString();
  return search ? `${filled}?${search}` : filled;
}
