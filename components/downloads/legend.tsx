'use client';

import { cellClass } from '@/components/downloads/calendar-cell';
import { type FeedHealth, STATES } from '@/components/downloads/prepare';
import { cn } from '@/components/ui/cn';
import { Tooltip } from '@/components/ui/tooltip';
import { useFormat } from '@/lib/client/use-format';
import { HOUR_STATES } from '@/lib/contract/downloads';

/** What the signs mean, with how many hours of the range are in each state. */
export function Legend({ counts }: Pick<FeedHealth, 'counts'>) {
  const format = useFormat();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {HOUR_STATES.map((state) => (
        <li key={state}>
          <Tooltip text={STATES[state].meaning}>
            <button type="button" className="flex items-center gap-1.5">
              <span
                aria-hidden
                className={cn(cellClass({ state }), 'inline-grid size-4 place-items-center leading-none')}
              >
                {STATES[state].sign}
              </span>
              {STATES[state].label} {format.integer(counts[state])}
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
