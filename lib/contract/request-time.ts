import type { BudgetState } from './status';

/** Estimates the seconds that a user's requests take: those that cannot start now wait at the rate of the limit. */
export function secondsFor(requests: number, { limit, left }: Pick<BudgetState, 'limit' | 'left'>): number | null {
  if (!limit) return null;
  const waiting = Math.max(0, requests - (left ?? 0));
  return Math.ceil((waiting / limit.calls) * limit.seconds);
}
