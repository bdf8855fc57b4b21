import type { BudgetState } from '@/lib/contract/status';

/** How long so many calls take at the rate that the service allows, in whole minutes; null where no limit is known. */
export function callMinutes(calls: number, limit: BudgetState['limit'] | undefined): number | null {
  return limit ? Math.ceil(((calls / limit.calls) * limit.seconds) / 60) : null;
}
