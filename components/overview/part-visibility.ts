import { nothing } from '@/components/overview/compared';
import { type Context, dataOf, dayWords, rowsOf } from '@/components/overview/context';
import { shownScores } from '@/components/overview/shown-scores';
import type { TileData } from '@/components/overview/tile-data';
import { shareTile } from '@/components/overview/tile-share';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';

/** Share of search has no list of its own: what fell off page one tells where it went. */
export function shareTileState(context: Context): PanelState<TileData> {
  const { answers, filters, reading } = context;
  const guide = (rows: readonly unknown[]) =>
    rows.length > 0 ? null : nothing('visibility scores', dayWords(context, 'visibility').now);
  const scores = (rows: readonly VisibilityScore[]) => shownScores(scoresOf(rows).all, filters);
  const before = dataOf(rowsOf(answers.before.visibility));
  return mapContent(
    rowsOf(answers.now.visibility),
    (rows) => shareTile(scores(rows), before && scores(before), reading.format),
    guide,
  );
}
