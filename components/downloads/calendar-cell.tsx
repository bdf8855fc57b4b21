'use client';

import { cva } from 'class-variance-authority';
import { STATES } from '@/components/downloads/prepare';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';
import { hourText } from '@/lib/contract/dataset';
import type { CalendarHour } from '@/lib/contract/downloads';

/** The look of a state, shared with the legend. */
export const cellClass = cva('h-6 rounded-sm p-0 text-center text-caption', {
  variants: {
    state: {
      available: 'bg-wash inset-ring inset-ring-control',
      fetched: 'bg-ink-2 text-ground',
      light: 'bg-wash text-off-target inset-ring inset-ring-off-target',
      missing: 'hatch text-off-target inset-ring inset-ring-line',
      empty: 'text-ink-3',
      unknown: 'text-ink-3',
    },
  },
});

interface CalendarCellProps {
  /** The hour's place as a word: what a pointer finds. */
  slot: string;
  date: string;
  cell: CalendarHour;
  active: boolean;
  chosen: boolean;
  onFocus: () => void;
}

export function CalendarCell({ slot, date, cell, active, chosen, onFocus }: CalendarCellProps) {
  const format = useFormat();
  const { label, sign } = STATES[cell.state];
  const bytes = cell.files.find((file) => file.bytes !== null)?.bytes;
  const words = [`${format.day(date)}, ${hourText(cell.hour)}:00`, label, bytes ? format.bytes(bytes) : null];
  const text = words.filter(Boolean).join(' · ');
  return (
    <td
      role="gridcell"
      tabIndex={active ? 0 : -1}
      ref={(element) => {
        // Roving focus: the keyboard follows the active cell while it is inside the grid.
        if (active && element?.closest('table')?.contains(document.activeElement)) element.focus();
      }}
      aria-selected={chosen}
      aria-label={text}
      title={text}
      className={cn(
        cellClass({ state: cell.state }),
        'cursor-pointer',
        chosen && 'outline-2 outline-ink -outline-offset-2 focus-visible:outline-ink',
        active && 'inset-ring-2 inset-ring-ink-3',
      )}
      data-slot={slot}
      onFocus={onFocus}
    >
      <span aria-hidden>{chosen ? '✓' : sign}</span>
    </td>
  );
}
