import 'server-only';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from '../base/problem-error';
import { redact } from '../base/redact';
import { readSome } from './body';
import type { Urgency } from './budget';
import { isReset } from './exchange';
import { follow, type Redirects } from './follow';
import { problemOfError } from './problem-of-error';
import { problemOfStatus } from './problem-of-status';
import { ProxyFailure } from './proxy';
import { parseRetryAfter } from './retry-after';
import type { Service } from './service';

export interface CallOptions {
  headers: Record<string, string>;
  redirects: Redirects;
  /** Statuses that are not failures. */
  answers: readonly number[];
  priority: Urgency;
  signal?: AbortSignal;
  /** Called for each request that the budget allows. A call may need several. */
  onStart?: (() => void) | undefined;
}

const ATTEMPTS = 3;
const REFUSALS = 5;
/** Longest pause after a 429 to wait for, in seconds. A longer one is reported to the user. */
const LONGEST_WAIT = 300;
/** Longest Retry-After of a 502, 503 or 504 to wait for, in seconds. */
const LONGEST_FAILURE_WAIT = 5;
const PASSING = new Set([502, 503, 504]);
const FAILURE_BYTES = 64 * 1024;

/**
 * Sends a GET to the service within its budget. Retries only before a response has arrived: after a refused or reset
 * connection, after 502, 503 and 504, and after 429. Waits for Retry-After, and reports a long one at once. Waits for a
 * service that refuses connections, as it may be restarting; the call is then counted from its retry only, as no request
 * reached it. Rejects with ProblemError or the signal's reason.
 */
export async function call(service: Service, url: URL, options: CallOptions): Promise<IncomingMessage> {
  try {
    const response = await attempt(service, url, options);
    service.last = { at: new Date(), problem: null };
    return response;
  } catch (error) {
    options.signal?.throwIfAborted();
    const problem = problemOfError(error);
    const answered = problem.code === 'bad_request' || problem.code === 'not_found';
    service.last = { at: new Date(), problem: answered ? null : problem };
    throw new ProblemError(problem);
  }
}

async function attempt(service: Service, url: URL, options: CallOptions): Promise<IncomingMessage> {
  const { budget, limits, outage } = service;
  let startedAt = 0;
  const take = async (unsent?: number) => {
    startedAt = await budget.take(options.priority, options.signal, unsent);
    if (unsent === undefined) options.onStart?.();
  };
  let refusals = 0;
  let unsent: number | undefined;
  for (let tries = 1; ; ) {
    await take(unsent);
    const outcome = await once(service, url, options, take);
    if ('response' in outcome) return outcome.response;

    const { problem, passing } = outcome;
    unsent = passing === 'refused' ? startedAt : undefined;
    if (problem.code === 'rate_limited') {
      const retryAfter = budget.refused(problem.retryAfter);
      if (++refusals > REFUSALS || retryAfter > LONGEST_WAIT) throw new ProblemError({ ...problem, retryAfter });
      continue;
    }
    const { retryAfter = 0 } = problem;
    if (!passing || tries++ >= ATTEMPTS || retryAfter > LONGEST_FAILURE_WAIT) throw new ProblemError(problem);
    if (passing === 'refused' && !(await outage.waitUntilOver(options.signal))) throw new ProblemError(problem);
    const ownPause = limits.retryPause * 2 ** (tries - 2) * (0.5 + Math.random());
    await pause(Math.max(ownPause, retryAfter * 1000), undefined, { signal: options.signal });
  }
}

/**
 * `passing`: whether a retry may succeed. `refused`: no request has reached the service, so retry once it listens
 * again.
 */
type Outcome = { response: IncomingMessage } | { problem: ProblemError['problem']; passing: boolean | 'refused' };

async function once(
  service: Service,
  url: URL,
  { headers, redirects, signal, answers }: CallOptions,
  takeAnother: () => Promise<void>,
): Promise<Outcome> {
  let response: IncomingMessage;
  try {
    response = await follow(service, url, { headers, redirects, signal, takeAnother });
  } catch (error) {
    signal?.throwIfAborted();
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
    return { problem: problemOfError(error), passing: isRefused ? 'refused' : isReset(error) || isPassing(error) };
  }
  const status = response.statusCode ?? 0;
  if (status !== 429) service.budget.accepted();
  if (answers.includes(status)) return { response };
  const body = await readSome(response, FAILURE_BYTES, service.limits.idle);
  const retryAfter = parseRetryAfter(response.headers['retry-after'], response.headers.date);
  const problem = problemOfStatus(status, redact(body, service.key), retryAfter);
  return { problem, passing: PASSING.has(status) };
}

/** Returns whether a proxy could not reach the service for now. */
function isPassing(error: unknown): boolean {
  return error instanceof ProxyFailure && error.status !== undefined && PASSING.has(error.status);
}
