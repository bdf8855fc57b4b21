'use client';

import { Button } from '@/components/ui/button';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';

/** The rows that a link selects. */
export interface LinkedRows {
  /** Null for all rows. */
  rows: readonly string[] | null;
  noun: string;
  onClear: () => void;
}

/** Describes the rows that a link selects, for files and print: "Only 3 SKUs of the link". Empty for all rows. */
export function onlyWords(rows: LinkedRows['rows'], noun: string, format: Format): string[] {
  return rows === null ? [] : [`Only ${format.count(rows.length, noun)} of the link`];
}

/** Explains a list without rows, if a link selects its rows. Null otherwise: filters leave none, or the day has none. */
export function noRowWords(only: readonly LinkedRows[]): string | null {
  const linked = only.find(({ rows }) => rows !== null);
  return linked ? `No ${linked.noun} of the link is among those of this day that pass the filters.` : null;
}

/**
 * States that a list shows only the rows that a link selects, while the figures of the page are of all rows. Print has
 * `onlyWords` as a restriction of the table.
 */
export function OnlyNote({ rows, noun, onClear }: LinkedRows) {
  const format = useFormat();
  const [words] = onlyWords(rows, noun, format);
  if (!words) return null;
  return (
    <p className="no-print flex items-center gap-2">
      {words}
      <Button look="quiet" onClick={onClear}>
        Show all
      </Button>
    </p>
  );
}
