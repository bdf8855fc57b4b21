import type { Move } from '@/components/scorecards/url-state';
import type { Change, ChangeKind } from '@/lib/client/scorecards/prepare-changes';

/** The changes of each kind of move; a row that stays where it was is in `all` alone. */
export function changesByMove(rows: readonly Change[]): Record<Move, readonly Change[]> {
  const of = (wanted: ChangeKind) => rows.filter(({ kind }) => kind === wanted);
  return {
    all: rows,
    fell: rows.filter(({ rating }) => rating !== null && rating < 0),
    rose: rows.filter(({ rating }) => rating !== null && rating > 0),
    entered: of('entered'),
    left: of('left'),
    unrated: of('unrated'),
  };
}
