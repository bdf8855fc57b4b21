import type { BudgetState } from './status';

/**
 * Estimates the seconds until a user's requests have started: those that cannot start now wait at the rate of the limit.
 * Null without a limit.
 */
export function secondsFor(requests: number, { limit, left }: Pick<BudgetState, 'limit' | 'left'>): number | null {
  if (!limit) return null;
  const waiting = Math.max(0, requests - (left ?? 0));
  return Math.ceil((waiting / limit.calls) * limit.seconds);
}
