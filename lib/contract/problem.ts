import * as z from 'zod/mini';

/** RFC 9457 problem details: the body of all error responses of the delivery service. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ in: z.string(), name: z.string(), message: z.string() }))),
});
export type ProblemDetails = z.infer<typeof problemDetails>;

const PROBLEM_CODES = [
  'bad_request', // the dashboard's validation, or a 422 of the service
  'key_refused', // 401, 403
  'not_found', // 404
  'rate_limited', // 429
  'upstream_failed', // 5xx
  'unreachable', // refused, reset, name not found
  'timeout',
  'bad_answer', // not JSON, wrong shape, truncated, wrong content type
  'redirected', // to another origin, for a call that must not follow
  'signed_out', // only in the browser: a proxy in front of the dashboard asks for a sign-in
  'not_configured',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A failure as the dashboard shows it: a message of ours, and the response of the service under "details". */
export const problem = z.object({
  code: z.enum(PROBLEM_CODES),
  /** Message for the user: what is wrong and what to do. */
  title: z.string(),
  /** HTTP status of the service, if it responded. */
  upstreamStatus: z.optional(z.int()),
  retryable: z.boolean(),
  /** Seconds until a retry makes sense. */
  retryAfter: z.optional(z.number()),
  /** Invalid parameters. `in`: query, path or header. */
  errors: z.optional(z.array(z.object({ in: z.optional(z.string()), name: z.string(), message: z.string() }))),
  /** Text of the service's response, shortened. */
  raw: z.optional(z.string()),
});
export type Problem = z.infer<typeof problem> & {
  /** The connection was made and broke off. Only on the server. */
  brokeOff?: boolean;
};
