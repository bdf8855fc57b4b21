import 'server-only';
import { timeOfVersion } from '../base/next-version';
import type { FileRequest } from '../bulk/file-request';
import { isFilled } from '../warehouse/tables';
import type { PlanInput } from './due';
import { isSettled } from './freshness';
import { factsOf, type LedgerRow, problemOfRow } from './ledger';
import { isServiceFailure } from './service-failure';

const MINUTE = 60_000;
const LONGEST_BACKOFF = 6 * 60 * MINUTE;

/** Returns when an answer is due again in milliseconds: infinity once its day can no longer change. */
export function dueAt(row: LedgerRow, every: number): number {
  if (row.attempts > 0) {
    const problem = problemOfRow(row);
    // A failure of the service, such as a refused key, may end at any time. Then all requests can succeed.
    const isLasting = problem?.retryable === false && !isServiceFailure(problem);
    const pause = isLasting ? LONGEST_BACKOFF : MINUTE * 2 ** Math.min(row.attempts, 20);
    return timeOfVersion(row.version) + Math.min(pause, LONGEST_BACKOFF);
  }
  return isSettled(row.day, row.fetched_at) ? Number.POSITIVE_INFINITY : Date.parse(row.fetched_at) + every;
}

export function isDue(row: LedgerRow | undefined, { now, every }: Pick<PlanInput, 'now' | 'every'>): boolean {
  return !row || dueAt(row, every) <= now || isFromFuture(row, now);
}

/** Returns whether an answer arrived before the clock was set back, so that its age is unknown. */
function isFromFuture({ attempts, fetched_at }: LedgerRow, now: number): boolean {
  return attempts === 0 && Date.parse(fetched_at) > now;
}

/**
 * Returns whether the newest listed file of a day is due. It is requested once, unless it replaces an earlier file of the
 * day, as a day has one file: that of another hour when the service lists it.
 */
export function isFileDue(
  row: LedgerRow | undefined,
  file: FileRequest | undefined,
  input: Pick<PlanInput, 'now' | 'every'>,
): boolean {
  if (!file) return false;
  if (!row || row.attempts > 0) return isDue(row, input);
  return (row.set_id !== '0' && !isFilled(row)) || factsOf(row).file?.hour !== file.hour;
}

/** Retries last about ten days, as the delay grows to six hours. */
const MOST_ATTEMPTS = 40;

/** Returns whether a failure outside the plan is retried. Retries end, as the answer may no longer be needed. */
export function isRetried(row: LedgerRow): boolean {
  return row.attempts > 0 && row.attempts < MOST_ATTEMPTS;
}
