'use client';

import { Tooltip } from '@/components/ui/tooltip';
import { counted } from '@/lib/client/counted';
import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';
import type { BudgetState } from '@/lib/contract/status';

const SECOND = 1000;

/** Calls to the service that are left, there only when there is a limit. */
export function BudgetMeter({ budget }: { budget: BudgetState }) {
  const format = useFormat();
  const now = useNow(budget.left === 0 ? SECOND : undefined);
  if (!budget.limit || budget.left === null || now === null) return null;
  const { calls, seconds, learned } = budget.limit;
  const per = seconds === 60 ? 'minute' : `${format.integer(seconds)} seconds`;
  const source = learned ? 'as the service showed when it refused a call' : 'as configured';
  return (
    <Tooltip text={`The service allows ${counted(calls, 'call', format)} a ${per}, ${source}. Kept answers cost none.`}>
      <button type="button" className="flex items-center gap-2 whitespace-nowrap text-caption text-ink-2">
        <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-line">
          <span className="block h-full bg-ink-2" style={{ width: `${(100 * budget.left) / calls}%` }} />
        </span>
        {format.integer(budget.left)} of {counted(calls, 'call', format)} left
        {budget.waiting > 0 ? `, ${format.integer(budget.waiting)} waiting` : ''}
        {budget.left === 0 && budget.nextFreeAt ? `, next ${untilText(budget.nextFreeAt, now)}` : ''}
      </button>
    </Tooltip>
  );
}

function untilText(iso: string, now: number): string {
  const seconds = Math.ceil((Date.parse(iso) - now) / 1000);
  return seconds > 0 ? `in ${seconds} s` : 'now';
}
