import { nothing } from '@/components/overview/compared';
import { type Context, dataOf, dayWords, rowsOf } from '@/components/overview/context';
import { placementsOf, shownPlacements } from '@/components/overview/shown-placements';
import { bannerTile } from '@/components/overview/tile-banners';
import type { TileData } from '@/components/overview/tile-data';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import type { Banner } from '@/lib/contract/e-retail-media';

export function bannerTileState(context: Context): PanelState<TileData> {
  const { answers, filters, reading } = context;
  const guide = (rows: readonly unknown[]) =>
    rows.length > 0 ? null : nothing('banners', dayWords(context, 'banners').now);
  const placements = (rows: readonly Banner[]) => shownPlacements(placementsOf(rows), filters);
  const before = dataOf(rowsOf(answers.before.banners));
  return mapContent(
    rowsOf(answers.now.banners),
    (rows) =>
      bannerTile(placements(rows), before && placements(before), { ...reading, weights: reading.bannerWeights }),
    guide,
  );
}
