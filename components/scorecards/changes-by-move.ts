import type { Move } from '@/components/scorecards/url-state';
import { crossingOf } from '@/lib/client/scorecards/crossing';
import type { Change, ChangeKind } from '@/lib/client/scorecards/prepare-changes';
import type { Reading } from '@/lib/client/scorecards/reading';

/** The changes of each kind of move; a row that stays where it was is in `all` alone. */
export function changesByMove(
  rows: readonly Change[],
  reading: Pick<Reading, 'threshold'>,
): Record<Move, readonly Change[]> {
  const of = (wanted: ChangeKind) => rows.filter(({ kind }) => kind === wanted);
  return {
    all: rows,
    fell: rows.filter(({ rating }) => rating !== null && rating < 0),
    rose: rows.filter(({ rating }) => rating !== null && rating > 0),
    under: rows.filter((change) => crossingOf(change, reading) === 'under'),
    above: rows.filter((change) => crossingOf(change, reading) === 'above'),
    entered: of('entered'),
    left: of('left'),
    unrated: of('unrated'),
  };
}
