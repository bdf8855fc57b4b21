'use client';

import { Popover } from '@/components/ui/popover';
import { UNIT_WORDS } from '@/lib/client/unit-words';
import type { Unit } from '@/lib/metrics/view';

interface DefinitionProps {
  title: string;
  definition: string;
  unit: Unit;
  /** What a ratio's whole counts. */
  counted: string | null;
  className?: string;
}

/** A figure's name, with what it counts behind it. */
export function Definition({ title, definition, unit, counted, className }: DefinitionProps) {
  const notes = [UNIT_WORDS[unit], counted && `Counted over ${counted}.`].filter(Boolean).join(' ');
  return (
    <Popover
      title={title}
      trigger={
        <button type="button" className={className}>
          {title}
        </button>
      }
    >
      <p className="text-ink-2">{definition}</p>
      {notes ? <p className="mt-2 text-caption text-ink-3">{notes}</p> : null}
    </Popover>
  );
}
