'use client';

import { useMarkSent } from '@/components/overview/use-mark-sent';
import { useFormat } from '@/lib/client/format/use-format';
import type { Point } from '@/lib/queries/overview/points.columns';

interface SentLineProps {
  points: readonly Point[];
  retailer: string;
  date: string;
}

/** How many points of the list are marked as sent on its day. */
export function SentLine({ points, ...list }: SentLineProps) {
  const format = useFormat();
  const { marked, isPending, undo } = useMarkSent(points, list);
  if (marked === 0) return null;
  return (
    <p className="mb-2 text-ink-2">
      {format.count(marked, 'point')} marked as sent on {format.shortDay(list.date)}.{' '}
      <button type="button" disabled={isPending} onClick={undo} className="min-h-6 underline underline-offset-4">
        Undo
      </button>
    </p>
  );
}
