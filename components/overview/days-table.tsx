'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { daysSheet, type Points } from '@/components/overview/sheets';

const TwinTable = dynamic(() => import('@/components/chart/twin-table').then(({ TwinTable }) => TwinTable));

/** The courses beside the numbers as a table, for reading rather than looking. */
export function DaysTable({ points }: { points: Points }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="no-print text-caption" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit text-ink-2">The days in numbers</summary>
      {open ? <TwinTable sheet={daysSheet(points)} /> : null}
    </details>
  );
}
