import type * as z from 'zod/mini';
import { type Endpoint, type ParamsOf, pathParams } from './endpoint';

/** Why one parameter was refused: a 422 lists these. */
export interface ParamError {
  in: 'path' | 'query' | 'header';
  name: string;
  message: string;
}

export type Parsed<T> = { ok: true; params: T } | { ok: false; errors: ParamError[] };

type Raw = Record<string, string | string[] | undefined>;

/** Parses the raw strings of a path and a query by the endpoint's schema. Unknown names are ignored. */
export function parseParams<E extends Endpoint>(endpoint: E, raw: Raw): Parsed<ParamsOf<E>> {
  const inPath = new Set(pathParams(endpoint.path));
  const where = (name: string): ParamError['in'] => (inPath.has(name) ? 'path' : 'query');
  const names = Object.keys(endpoint.params.shape);

  const twice = names.filter((name) => Array.isArray(raw[name]));
  if (twice.length > 0)
    return { ok: false, errors: twice.map((name) => ({ in: where(name), name, message: 'is given more than once.' })) };

  const result = endpoint.params.safeParse(Object.fromEntries(names.map((name) => [name, raw[name]])));
  if (result.success) return { ok: true, params: result.data as ParamsOf<E> };
  return { ok: false, errors: result.error.issues.map((issue) => toParamError(issue, raw, where)) };
}

function toParamError(issue: z.core.$ZodIssue, raw: Raw, where: (name: string) => ParamError['in']): ParamError {
  const name = String(issue.path[0] ?? '');
  const missing = raw[name] === undefined && issue.code !== 'custom';
  return { in: where(name), name, message: missing ? 'is required and missing.' : issue.message };
}
