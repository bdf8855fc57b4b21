import { compared, nothing } from '@/components/overview/compared';
import { type Context, dataOf, dayWords, linkDays, rowsOf } from '@/components/overview/context';
import { findPageOneChanges } from '@/components/overview/find-page-one-changes';
import type { Finding } from '@/components/overview/finding';
import { rankingsOf, select } from '@/components/overview/prepared';
import type { TileData } from '@/components/overview/tile-data';
import { keywordTile } from '@/components/overview/tile-keywords';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

/** Own places that left the first page of a keyword, or came onto it. */
export function pageOneFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, filters, reading } = context;
  const words = { ...dayWords(context, 'rankings'), noun: 'search rankings' };
  return compared(rowsOf(answers.now.rankings), rowsOf(answers.before.rankings), words, (now, before) => {
    const whole = { now: rankingsOf(now), before: rankingsOf(before) };
    const shown = { now: select.rankings(whole.now, filters), before: select.rankings(whole.before, filters) };
    return findPageOneChanges(shown, whole, { ...reading, days: linkDays(context, 'rankings') });
  });
}

export function keywordTileState(context: Context): PanelState<TileData> {
  const { answers, filters, reading } = context;
  const guide = (rows: readonly unknown[]) =>
    rows.length > 0 ? null : nothing('search rankings', dayWords(context, 'rankings').now);
  const rankings = (rows: readonly SearchProduct[]) => select.rankings(rankingsOf(rows), filters);
  const before = dataOf(rowsOf(answers.before.rankings));
  return mapContent(
    rowsOf(answers.now.rankings),
    (rows) => keywordTile(rankings(rows), before && rankings(before), reading.format),
    guide,
  );
}
