import type { BudgetState } from '@/lib/contract/status';

/** Returns the time in minutes, rounded up, that calls take at the service's rate limit. Null if it is unknown. */
export function callMinutes(calls: number, limit: BudgetState['limit'] | undefined): number | null {
  return limit ? Math.ceil(((calls / limit.calls) * limit.seconds) / 60) : null;
}
