'use client';

import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/client/format/format-count';
import { useFormat } from '@/lib/client/format/use-format';

interface OnlyNoteProps {
  /** The rows of the link. Null for all. */
  rows: readonly string[] | null;
  noun: string;
  onClear: () => void;
}

/** States that a list shows only the rows that a link selects, while the figures of the page are of all rows. */
export function OnlyNote({ rows, noun, onClear }: OnlyNoteProps) {
  const format = useFormat();
  if (rows === null) return null;
  return (
    <p className="flex items-center gap-2">
      Only {formatCount(rows.length, noun, format)} of the link
      <Button look="quiet" onClick={onClear}>
        Show all
      </Button>
    </p>
  );
}
