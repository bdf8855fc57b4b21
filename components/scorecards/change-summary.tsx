'use client';

import type { Weighting } from '@/lib/client/scorecards/mean';
import type { Changes } from '@/lib/client/scorecards/prepare-changes';
import { useFormat } from '@/lib/client/use-format';

interface ChangeSummaryProps {
  changes: Changes;
  weighting: Weighting;
  ranges: { now: string; before: string };
}

/** The like-for-like change in a sentence; what it leaves out, counted. */
export function ChangeSummary({ changes, weighting, ranges }: ChangeSummaryProps) {
  const format = useFormat();
  const { mean, count, unpaired, small } = changes;
  const change = mean.now === null || mean.before === null ? null : mean.now - mean.before;
  const weights = weighting === 'alike' ? 'each row alike' : 'both ranges weighed by the reviews of the later one';
  const apart = [
    [count.entered, 'entered'],
    [count.left, 'left'],
    [count.unrated, 'not rated in one of the ranges'],
    [small, 'under the minimum of reviews in one of them'],
    [unpaired, 'without a retailer and SKU of their own, so not paired'],
  ] as const;
  return (
    <div className="max-w-4xl">
      <p>
        {change === null ? (
          `No row is rated and weighed in both ranges: there is no change like for like.`
        ) : (
          <>
            Like for like, ratings went from <b className="font-semibold">{format.decimal(mean.before)}</b> to{' '}
            <b className="font-semibold">{format.decimal(mean.now)}</b> ({format.difference(change)}):{' '}
            {format.integer(mean.weighed)} of {format.integer(count.both)} rows rated in both, {weights}.
          </>
        )}
      </p>
      <p className="text-caption text-ink-3">
        {ranges.before} → {ranges.now}. Counted apart:{' '}
        {apart.map(([number, what]) => `${format.integer(number)} ${what}`).join(' · ')}.
      </p>
    </div>
  );
}
