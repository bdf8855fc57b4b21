import 'server-only';
import * as z from 'zod/mini';
import { badRequest } from '../base/problem-error';

/** Reads parameters by a query's schema. Throws a ProblemError that names every invalid value. */
export function readParams<P extends z.ZodMiniType>(schema: P, raw: unknown): z.output<P> {
  const result = z.safeParse(schema, raw);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ name: String(path[0] ?? ''), message }));
  const [first] = errors;
  throw badRequest(first ? `${first.name}: ${first.message}` : 'The request was refused.', errors);
}
