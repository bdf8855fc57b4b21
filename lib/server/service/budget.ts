import 'server-only';
import type { RateLimit } from '@/lib/config/rate-limit';
import type { BudgetState } from '@/lib/contract/status';
import type { CallLog, PastCalls, Refusal } from './call-log';

/** Requests of a user who waits for a page start before background requests. */
export type Priority = 'person' | 'background';

/**
 * A priority, or a function where it may change while a call waits: a user may open or leave the page that needs it.
 */
export type Urgency = Priority | (() => Priority);

interface Waiter {
  readonly priority: Priority;
  readonly isRepeated: boolean;
  start(time: number): void;
}

/** Network jitter: two calls that start a full window apart may arrive closer together. */
const TRAVEL_MS = 100;
const LEARNED_FOR_MS = 10 * 60_000;
const REMEMBERED_CALLS = 10_000;
const SPAN_MS = 5 * 60_000;
const SPANS = 6;
/** Longer pauses are mistakes of a service, and would keep the dashboard without data. */
export const LONGEST_PAUSE_SECONDS = 3600;
/** First pause after a 429 without a Retry-After. */
const FIRST_PAUSE_SECONDS = 30;

interface BudgetOptions {
  /** Persists calls, and returns those of earlier processes. */
  log?: CallLog;
  /** A monotonic clock in milliseconds, as the time of day may jump. */
  clock?: () => number;
}

/**
 * Creates the rate limiter of an API key. It counts calls in a sliding window instead of refilling a token bucket, so
 * that no period of the window's length has more calls than allowed, however the service counts. Without a configured
 * limit, one is derived from a 429 and dropped after ten minutes, as another client with the same key may have caused
 * it.
 */
export function createBudget(
  configured: RateLimit | null,
  { log, clock = () => performance.now() }: BudgetOptions = {},
) {
  let begun: number[] = [];
  const spans = new Map<number, number>();
  let learned: (RateLimit & { until: number }) | null = null;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** Pauses without a Retry-After since the last accepted call. */
  let ownPauses = 0;
  let personAt = Number.NEGATIVE_INFINITY;
  const waiting: Waiter[] = [];
  let timer: NodeJS.Timeout | undefined;
  if (log) restore(log.read());

  function restore({ ages, refusal, isDamaged }: PastCalls): void {
    const now = clock();
    // If calls may be missing from the log, assume that the limit is used up.
    const unknown = isDamaged && configured ? Array<number>(configured.calls).fill(now) : [];
    begun = [...ages.map((age) => now - age), ...unknown].sort((a, b) => a - b).slice(-REMEMBERED_CALLS);
    if (refusal) pause(refusal, now - refusal.age);
  }

  /** The refusal may come from the log, which earlier versions wrote without an upper bound. */
  function pause({ retryAfterSeconds, calls, seconds }: Refusal, time: number): void {
    if (!configured)
      learned = { calls, seconds: Math.min(seconds, LONGEST_PAUSE_SECONDS), until: time + LEARNED_FOR_MS };
    pausedUntil = Math.max(pausedUntil, time + Math.min(retryAfterSeconds, LONGEST_PAUSE_SECONDS) * 1000);
  }

  function ownPause(): number {
    const secondsLeft = Math.ceil((pausedUntil - clock()) / 1000);
    // Calls that were sent together are refused together. They cause one pause.
    return secondsLeft > 0 ? secondsLeft : Math.min(FIRST_PAUSE_SECONDS * 2 ** ownPauses++, LONGEST_PAUSE_SECONDS);
  }

  function limit(): RateLimit | null {
    if (configured) return configured;
    if (learned && learned.until <= clock()) learned = null;
    return learned;
  }

  function begunWithin(seconds: number): number[] {
    const since = clock() - seconds * 1000 - TRAVEL_MS;
    return begun.filter((time) => time > since);
  }

  /** Returns when a call of this priority may start. A fifth of the limit is reserved for users. */
  function freeAt(priority: Priority): number {
    const rate = limit();
    if (!rate) return pausedUntil;
    const room = priority === 'person' ? rate.calls : Math.max(1, rate.calls - Math.ceil(rate.calls / 5));
    const recent = begunWithin(rate.seconds);
    const blocking = recent[recent.length - room];
    return Math.max(pausedUntil, blocking === undefined ? pausedUntil : blocking + rate.seconds * 1000 + TRAVEL_MS);
  }

  /** Starts waiting calls that may start now, as their priority may have changed. */
  function startWaiting(): void {
    clearTimeout(timer);
    for (;;) {
      const next = waiting.find(({ priority }) => priority === 'person') ?? waiting[0];
      if (!next) return;
      const wait = freeAt(next.priority) - clock();
      if (wait > 0) {
        timer = setTimeout(startWaiting, wait);
        return;
      }
      waiting.splice(waiting.indexOf(next), 1);
      const time = clock();
      if (next.priority === 'person') personAt = time;
      begun = [...begunWithin(Math.max(60, limit()?.seconds ?? 0)), time].slice(-REMEMBERED_CALLS);
      if (!next.isRepeated) count();
      log?.call(limit() !== null);
      next.start(time);
    }
  }

  function count(): void {
    const span = Math.floor(Date.now() / SPAN_MS);
    spans.set(span, (spans.get(span) ?? 0) + 1);
    for (const old of spans.keys()) if (old <= span - SPANS) spans.delete(old);
  }

  /**
   * Returns the calls started in the last half hour, by intervals of five minutes. The last one is not over. Times in
   * milliseconds.
   */
  function countRequests() {
    const last = Math.floor(Date.now() / SPAN_MS);
    return Array.from({ length: SPANS }, (_, index) => last - SPANS + 1 + index).map((span) => ({
      from: span * SPAN_MS,
      requests: spans.get(span) ?? 0,
    }));
  }

  function forget(time: number): void {
    const index = begun.indexOf(time);
    if (index >= 0) begun.splice(index, 1);
  }

  /**
   * Resolves with the start of a call when it may start, and counts it. Rejects with the signal's reason.
   *
   * @param unsent the start of an attempt that has not reached the service: the call counts from its new start instead
   */
  function take(urgency: Urgency, signal?: AbortSignal, unsent?: number): Promise<number> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (unsent !== undefined) forget(unsent);
      const leave = () => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(signal?.reason);
        startWaiting();
      };
      const waiter: Waiter = {
        get priority() {
          return typeof urgency === 'function' ? urgency() : urgency;
        },
        isRepeated: unsent !== undefined,
        start(time) {
          signal?.removeEventListener('abort', leave);
          resolve(time);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(waiter);
      startWaiting();
    });
  }

  /**
   * Records a 429 of the service, and returns the seconds during which no call starts: its Retry-After, at most an hour.
   * Without one, the pause doubles while the service refuses again.
   */
  function refused(named: number | undefined): number {
    const retryAfterSeconds = Math.min(named ?? ownPause(), LONGEST_PAUSE_SECONDS);
    const seconds = retryAfterSeconds <= 2 ? 1 : 60;
    const refusal = { retryAfterSeconds, calls: Math.max(1, begunWithin(seconds).length - 1), seconds };
    pause(refusal, clock());
    log?.refused(refusal);
    startWaiting();
    return retryAfterSeconds;
  }

  /**
   * Records that the service has accepted a call. Answers to calls that were sent before the pause do not end the series
   * of refusals.
   */
  function accepted(): void {
    if (clock() >= pausedUntil) ownPauses = 0;
  }

  /** Converts a time of the monotonic clock to an ISO timestamp. */
  const toIso = (time: number) => new Date(Math.ceil(Date.now() + time - clock())).toISOString();

  function state(): BudgetState {
    const rate = limit();
    const time = freeAt('person');
    const free = time <= clock();
    const callsLeft = rate && (free ? rate.calls - begunWithin(rate.seconds).length : 0);
    return {
      limit: rate && { calls: rate.calls, seconds: rate.seconds, learned: rate === learned },
      left: callsLeft,
      nextFreeAt: free ? null : toIso(time),
      refusedUntil: pausedUntil > clock() ? toIso(pausedUntil) : null,
      waiting: waiting.length,
    };
  }

  /** Returns whether a user's call started within the last `ms` milliseconds or is waiting. */
  const hasPersonWithin = (ms: number) =>
    clock() - personAt < ms || waiting.some(({ priority }) => priority === 'person');

  return { take, reconsider: startWaiting, hasPersonWithin, refused, accepted, state, made: countRequests };
}

export type Budget = ReturnType<typeof createBudget>;
