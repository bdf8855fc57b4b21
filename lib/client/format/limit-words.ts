import type { Format } from '@/lib/client/format/format';
import type { BudgetState } from '@/lib/contract/status';

/** Describes how many calls the service allows: "60 calls a minute, as configured", "5 calls in 10 seconds, …". */
export function limitWords({ calls, seconds, learned }: NonNullable<BudgetState['limit']>, format: Format): string {
  const span = seconds === 60 ? 'a minute' : `in ${format.count(seconds, 'second')}`;
  const source = learned ? 'as the service showed when it refused a call' : 'as configured';
  return `${format.count(calls, 'call')} ${span}, ${source}`;
}
