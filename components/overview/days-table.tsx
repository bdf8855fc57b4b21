'use client';

import { useState } from 'react';
import { DaysTwin } from '@/components/overview/on-demand';
import type { Points } from '@/components/overview/use-points';

/** The courses beside the numbers as a table, for reading rather than looking. */
export function DaysTable({ points }: { points: Points }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="no-print text-caption" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit text-ink-2">The days in numbers</summary>
      {open ? <DaysTwin points={points} /> : null}
    </details>
  );
}
