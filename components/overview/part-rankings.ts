import { nothing } from '@/components/overview/compared';
import { type Context, dataOf, dayWords, rowsOf } from '@/components/overview/context';
import { shownRankings } from '@/components/overview/shown-rankings';
import type { TileData } from '@/components/overview/tile-data';
import { keywordTile } from '@/components/overview/tile-keywords';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { rankingsOf } from '@/lib/client/rankings/prepare-rankings';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

export function keywordTileState(context: Context): PanelState<TileData> {
  const { answers, filters, reading } = context;
  const guide = (rows: readonly unknown[]) =>
    rows.length > 0 ? null : nothing('search rankings', dayWords(context, 'rankings').now);
  const rankings = (rows: readonly SearchProduct[]) => shownRankings(rankingsOf(rows), filters);
  const before = dataOf(rowsOf(answers.before.rankings));
  return mapContent(
    rowsOf(answers.now.rankings),
    (rows) => keywordTile(rankings(rows), before && rankings(before), reading.format),
    guide,
  );
}
