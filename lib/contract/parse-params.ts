import type * as z from 'zod/mini';
import { pathParams, type RequestParamsOf, type Target } from './endpoint';

/** Why a parameter is invalid. Responses with status 422 list these. */
export interface ParamError {
  in: 'path' | 'query' | 'header';
  name: string;
  message: string;
}

export type Parsed<T> = { ok: true; params: T } | { ok: false; errors: ParamError[] };

type Raw = Record<string, string | string[] | undefined>;

/** Parses the raw values of a path and a query by the endpoint's schema. Ignores unknown names. */
export function parseParams<E extends Target>(endpoint: E, raw: Raw): Parsed<RequestParamsOf<E>> {
  const inPath = new Set(pathParams(endpoint.path));
  const locationOf = (name: string): ParamError['in'] => (inPath.has(name) ? 'path' : 'query');
  const names = Object.keys(endpoint.params.shape);

  const repeated = names.filter((name) => Array.isArray(raw[name]));
  if (repeated.length > 0)
    return {
      ok: false,
      errors: repeated.map((name) => ({ in: locationOf(name), name, message: 'is given more than once.' })),
    };

  const result = endpoint.params.safeParse(Object.fromEntries(names.map((name) => [name, raw[name]])));
  if (result.success) return { ok: true, params: result.data as RequestParamsOf<E> };
  return { ok: false, errors: result.error.issues.map((issue) => toParamError(issue, raw, locationOf)) };
}

function toParamError(issue: z.core.$ZodIssue, raw: Raw, locationOf: (name: string) => ParamError['in']): ParamError {
  const name = String(issue.path[0] ?? '');
  const isMissing = raw[name] === undefined && issue.code !== 'custom';
  return { in: locationOf(name), name, message: isMissing ? 'is required and missing.' : issue.message };
}
