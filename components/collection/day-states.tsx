import { cn } from '@/components/ui/cn';
import { COLLECTED_STATES, type CollectedState } from '@/lib/contract/collection';

/** Labels and marks of the states of a day. Marks are distinguishable without color. */
export const DAY_STATES: Readonly<Record<CollectedState, { label: string; mark: string; className: string }>> = {
  complete: { label: 'Collected', mark: '', className: 'bg-ink-3' },
  partly: {
    label: 'Partly collected',
    mark: '',
    className: 'bg-[linear-gradient(to_top,var(--ink-3)_50%,transparent_50%)] shadow-[inset_0_0_0_1px_var(--ink-3)]',
  },
  no_data: {
    label: 'No data published',
    mark: '',
    className:
      'bg-[repeating-linear-gradient(135deg,var(--ink-3)_0_1px,transparent_1px_4px)] shadow-[inset_0_0_0_1px_var(--line)]',
  },
  failed: {
    label: 'Failed',
    mark: '!',
    className: 'font-semibold text-off-target shadow-[inset_0_0_0_1.5px_var(--off-target)]',
  },
  not_collected: { label: 'Not collected yet', mark: '', className: 'shadow-[inset_0_0_0_1px_var(--ink-3)]' },
  not_planned: { label: 'Collected on request', mark: '·', className: 'text-ink-3' },
};

/** A cell of the grid. */
export function DayMark({ state, className }: { state: CollectedState; className?: string }) {
  const { mark, className: look } = DAY_STATES[state];
  return (
    <span aria-hidden className={cn('grid place-items-center rounded-[2px] text-[10px] leading-none', look, className)}>
      {mark}
    </span>
  );
}

export function DayLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {COLLECTED_STATES.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <DayMark state={state} className="size-3" />
          {DAY_STATES[state].label}
        </li>
      ))}
    </ul>
  );
}
