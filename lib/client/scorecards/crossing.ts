import type { Change } from '@/lib/client/scorecards/prepare-changes';
import { isBelow, type Reading } from '@/lib/client/scorecards/reading';

/** Which way a rating crossed the threshold. Null where it stayed on its side, or is not rated in both ranges. */
export function crossingOf(
  { kind, now, before }: Change,
  reading: Pick<Reading, 'threshold'>,
): 'under' | 'above' | null {
  if (kind !== 'both' || !now || !before) return null;
  const is = isBelow(now.row.average_rating, reading);
  return is === isBelow(before.row.average_rating, reading) ? null : is ? 'under' : 'above';
}
