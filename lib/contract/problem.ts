import { z } from 'zod';

/** RFC 9457 problem details: the body of every failure of our service. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.array(z.object({ in: z.string(), name: z.string(), message: z.string() })).optional(),
});
export type ProblemDetails = z.infer<typeof problemDetails>;

export const PROBLEM_CODES = [
  'bad_request', // our own validation, or a 422 of the service
  'key_refused', // 401, 403
  'not_found', // 404
  'rate_limited', // 429
  'upstream_failed', // 5xx
  'unreachable', // refused, reset, name not found
  'timeout',
  'bad_answer', // not JSON, wrong shape, truncated, wrong content type
  'redirected', // to another origin, for a call that must not follow
  'not_configured',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A failure as the dashboard shows it: our sentence first, what the service said under "details". */
export const problem = z.object({
  code: z.enum(PROBLEM_CODES),
  /** One sentence: what is wrong and what would do. */
  title: z.string(),
  /** HTTP status of the service, when it answered. */
  upstreamStatus: z.int().optional(),
  retryable: z.boolean(),
  /** Seconds until a retry makes sense. */
  retryAfter: z.number().optional(),
  /** The parameters that were refused. */
  errors: z.array(z.object({ name: z.string(), message: z.string() })).optional(),
  /** What the service said, as text, cut to a readable length. */
  raw: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
