'use client';

import type { OverviewState } from '@/components/overview/page';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import type { Problem } from '@/lib/queries/overview/problems';
import type { SentPoint } from '@/lib/queries/overview/sent';

const NONE: readonly SentPoint[] = [];

/** Returns the points that are bad on the day and were sent to their retailer, none until they are loaded. */
export function useSentPoints({ params }: Pick<OverviewState, 'params'>): readonly SentPoint[] {
  const { date, days, page, retailer } = params;
  const answer = useAnswer('overview/sent', { date, days, page, retailer });
  return currentData(answer) ?? NONE;
}

interface SentMarkProps {
  state: OverviewState;
  problem: Pick<Problem, 'rule' | 'retailer' | 'items' | 'age' | 'since'>;
}

/** Shows on a line of the Overview that its items were sent: "sent 22 Nov", or "2 of 3 sent, 22 Nov". */
export function SentMark({ state, problem: { rule, retailer, items, age, since } }: SentMarkProps) {
  const format = useFormat();
  // The items of a standing line opened on different days.
  const sentPoints = useSentPoints(state).filter(
    (point) =>
      point.rule === rule &&
      point.retailer === retailer &&
      point.age === age &&
      (age === 'standing' || point.opened === since),
  );
  const newest = sentPoints
    .map((point) => point.sent)
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  const day = format.shortDay(newest);
  return (
    <span className="ms-1.5 whitespace-nowrap text-caption text-ink-3">
      {sentPoints.length < items
        ? `${format.integer(sentPoints.length)} of ${format.integer(items)} sent, ${day}`
        : `sent ${day}`}
    </span>
  );
}
