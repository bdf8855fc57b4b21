import type { Format } from '@/lib/client/format/format';
import { formatCount } from '@/lib/client/format/format-count';
import type { BudgetState } from '@/lib/contract/status';

/** Describes how many calls the service allows: "60 calls a minute, as configured". */
export function limitWords({ calls, seconds, learned }: NonNullable<BudgetState['limit']>, format: Format): string {
  const per = seconds === 60 ? 'minute' : `${format.integer(seconds)} seconds`;
  const source = learned ? 'as the service showed when it refused a call' : 'as configured';
  return `${formatCount(calls, 'call', format)} a ${per}, ${source}`;
}
