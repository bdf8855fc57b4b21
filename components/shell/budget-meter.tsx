'use client';

import { foldedWordClass } from '@/components/shell/nav-row';
import { cn } from '@/components/ui/cn';
import { Tooltip } from '@/components/ui/tooltip';
import { limitWords } from '@/lib/client/format/limit-words';
import { useFormat } from '@/lib/client/format/use-format';
import { useServerNow } from '@/lib/client/query/use-server-now';
import type { BudgetState } from '@/lib/contract/status';

const SECOND = 1000;

interface BudgetMeterProps {
  budget: BudgetState;
  /** Shows only a number between 700 and 1,100 pixels. */
  folds?: boolean;
}

/** The remaining requests to the service. Renders nothing without a limit. */
export function BudgetMeter({ budget, folds }: BudgetMeterProps) {
  const format = useFormat();
  const now = useServerNow(budget.left === 0 ? SECOND : undefined);
  if (!budget.limit || budget.left === null || now === null) return null;
  const { calls } = budget.limit;
  return (
    <Tooltip text={`The service allows ${limitWords(budget.limit, format)}. Collected answers cost none.`}>
      <button type="button" className="flex flex-col gap-1 px-2 py-1 text-caption text-ink-2">
        {folds ? (
          <span aria-hidden className="self-center lg:hidden">
            {format.integer(budget.left)}
          </span>
        ) : null}
        <span className={cn('text-start', folds && foldedWordClass)}>
          {format.integer(budget.left)} of {format.count(calls, 'call')} left
          {budget.waiting > 0 ? `, ${format.integer(budget.waiting)} waiting` : ''}
          {budget.left === 0 && budget.nextFreeAt ? `, next ${untilText(budget.nextFreeAt, now)}` : ''}
        </span>
        <span aria-hidden className="h-1 w-full overflow-hidden rounded-full bg-line">
          <span className="block h-full bg-ink-2" style={{ width: `${(100 * budget.left) / calls}%` }} />
        </span>
      </button>
    </Tooltip>
  );
}

function untilText(iso: string, now: number): string {
  const seconds = Math.ceil((Date.parse(iso) - now) / 1000);
  return seconds > 0 ? `in ${seconds} s` : 'now';
}
