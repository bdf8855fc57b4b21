'use client';

import type { OverviewState } from '@/components/overview/page';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import type { Problem } from '@/lib/queries/overview/problems';
import { latest } from '@/lib/queries/shared/dates';

interface SentMarkProps {
  state: Pick<OverviewState, 'params'>;
  problem: Pick<Problem, 'rule' | 'retailer' | 'items' | 'age' | 'since'>;
}

/** Shows on a line of the Overview that its items were sent: "sent 22 Nov", or "2 of 3 sent, 22 Nov". */
export function SentMark({ state, problem: { rule, retailer, items, age, since } }: SentMarkProps) {
  const format = useFormat();
  const { date, days, page, retailer: retailers } = state.params;
  const sentPoints = currentData(useAnswer('overview/sent', { date, days, page, retailer: retailers })) ?? [];
  const ofLine = sentPoints.filter(
    (point) =>
      point.rule === rule &&
      point.retailer === retailer &&
      point.age === age &&
      // The items of a standing line opened on different days.
      (age === 'standing' || point.opened === since),
  );
  const newest = latest(ofLine.map(({ sent }) => sent));
  if (newest === undefined) return null;
  const counts = ofLine.length < items ? `${format.integer(ofLine.length)} of ${format.integer(items)} sent,` : 'sent';
  return (
    <span className="ms-1.5 whitespace-nowrap text-caption text-ink-3">
      {counts} {format.shortDay(newest)}
    </span>
  );
}
