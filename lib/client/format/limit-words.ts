import type { Format } from '@/lib/client/format/format';
import type { BudgetState } from '@/lib/contract/status';

/** Describes how many calls the service allows: "60 calls a minute, as configured". */
export function limitWords({ calls, seconds, learned }: NonNullable<BudgetState['limit']>, format: Format): string {
  const per = seconds === 60 ? 'minute' : `${format.integer(seconds)} seconds`;
  const source = learned ? 'as the service showed when it refused a call' : 'as configured';
  return `${format.count(calls, 'call')} a ${per}, ${source}`;
}
