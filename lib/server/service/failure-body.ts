import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import { tryJson } from '@/lib/json/try-json';

/**
 * Returns the invalid parameters that the body of an error response lists: problem details with `errors`, or
 * `{detail: [{loc, msg}]}`. None for another body.
 */
export function errorsIn(body: string): NonNullable<Problem['errors']> {
  const value = tryJson(body);
  if (!isObject(value)) return [];
  const listed = [value.errors, value.detail].find(Array.isArray) ?? [];
  return listed.filter(isObject).map(toError);
}

function toError(entry: Record<string, unknown>) {
  const location = Array.isArray(entry.loc) ? entry.loc.at(-1) : entry.loc;
  const name = entry.name ?? entry.field ?? location ?? '';
  const message = entry.message ?? entry.msg ?? 'was refused.';
  return { name: String(name), message: String(message), ...(typeof entry.in === 'string' && { in: entry.in }) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
