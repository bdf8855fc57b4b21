'use client';

import type { ChangeRow } from '@/components/overview/damage';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';

interface AsideNoteProps {
  rows: readonly ChangeRow[];
  format: Format;
  onBringBack: (lines: readonly string[]) => void;
}

/** How many lines are set aside, and the way back. */
export function AsideNote({ rows, format, onBringBack }: AsideNoteProps) {
  if (rows.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 pt-2 text-ink-2">
      {counted(rows.length, 'line', format)} set aside until the next collection.
      <Button className="no-print" onClick={() => onBringBack(rows.map(({ id }) => id))}>
        Bring {rows.length === 1 ? 'it' : 'them'} back
      </Button>
    </p>
  );
}
