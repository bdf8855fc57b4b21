import { NOTHING_IN_BOTH, type TileData } from '@/components/overview/tile-data';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { meanOf } from '@/lib/client/scorecards/mean';
import { prepareChanges } from '@/lib/client/scorecards/prepare-changes';
import type { Score } from '@/lib/client/scorecards/score';

interface Asked {
  /** What the reader aims at. */
  readonly target: number;
  readonly format: Format;
}

/** The mean rating, weighed by reviews of the range. */
export function ratingTile(
  now: readonly Score[],
  before: readonly Score[] | null,
  { target, format }: Asked,
): TileData {
  const mean = meanOf(now, 'reviews');
  return {
    value: format.decimal(mean.value),
    note: `${format.integer(mean.reviews)} reviews, ${format.integer(mean.weighed)} of ${format.integer(mean.rows)} listings weigh in`,
    change: before && changeOf(now, before, format),
    target: `target ${format.decimal(target, 1)}`,
  };
}

function changeOf(now: readonly Score[], before: readonly Score[], format: Format): TileData['change'] {
  const { mean } = prepareChanges(now, before, { weighting: 'reviews', minimum: 0 });
  if (mean.now === null || mean.before === null) return NOTHING_IN_BOTH;
  return {
    text: format.difference(mean.now - mean.before),
    note: `over ${counted(mean.weighed, 'listing', format)} in both`,
  };
}
