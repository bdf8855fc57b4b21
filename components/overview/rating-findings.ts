import { compared } from '@/components/overview/compared';
import { type Context, itsValue } from '@/components/overview/context';
import { findRatingChanges } from '@/components/overview/find-rating-changes';
import type { Finding } from '@/components/overview/finding';
import { periodWords, scoresWith } from '@/components/overview/part-scorecards';
import type { PanelState } from '@/lib/client/panel-state';
import { comparedPeriod } from '@/lib/client/period';

/** Own SKUs whose rating crossed the threshold. Whose a SKU is, the prices say: without them nothing can be told. */
export function ratingFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, reading } = context;
  const { day, period, now, before } = answers;
  if (now.prices.kind !== 'content') return now.prices;
  const words = { ...periodWords(context), noun: 'ratings' };
  return compared(itsValue(now.scorecards), itsValue(before.scorecards), words, (today, then) =>
    findRatingChanges(scoresWith(context, today), scoresWith(context, then), {
      ...reading,
      day: day ?? '',
      against: (period && comparedPeriod(period, 'before')?.end_date) ?? '',
    }),
  );
}
