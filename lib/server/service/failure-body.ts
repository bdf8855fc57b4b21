import 'server-only';
import type { Problem } from '@/lib/contract/problem';

export interface FailureBody {
  errors: NonNullable<Problem['errors']>;
  /** Message of the service, if any. */
  sentence: string | null;
}

/**
 * Parses the body of an error response: problem details with `errors`, `{detail: [{loc, msg}]}`, `{detail: "…"}`, a
 * JSON string, or no JSON at all.
 */
export function parseFailureBody(body: string): FailureBody {
  const value = parse(body);
  if (typeof value === 'string') return { errors: [], sentence: value };
  if (!isObject(value)) return { errors: [], sentence: null };
  const { detail, errors, title, message } = value;
  const listed = [errors, detail].find(Array.isArray) ?? [];
  const sentence = [detail, message, title].find((part) => typeof part === 'string');
  return { errors: listed.filter(isObject).map(toError), sentence: typeof sentence === 'string' ? sentence : null };
}

function toError(entry: Record<string, unknown>) {
  const location = Array.isArray(entry.loc) ? entry.loc.at(-1) : entry.loc;
  const name = entry.name ?? entry.field ?? location ?? '';
  const message = entry.message ?? entry.msg ?? 'was refused.';
  return { name: String(name), message: String(message), ...(typeof entry.in === 'string' && { in: entry.in }) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
