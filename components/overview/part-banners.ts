import { compared, nothing } from '@/components/overview/compared';
import { type Context, dataOf, dayWords, linkDays, rowsOf } from '@/components/overview/context';
import { findBannerChanges } from '@/components/overview/find-banner-changes';
import type { Finding } from '@/components/overview/finding';
import { placementsOf, select } from '@/components/overview/prepared';
import { bannerTile } from '@/components/overview/tile-banners';
import type { TileData } from '@/components/overview/tile-data';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import type { Banner } from '@/lib/contract/e-retail-media';

/** Banner places that changed hands. They are matched before they are filtered: what the filters hide was not free. */
export function bannerFindings(context: Context): PanelState<readonly Finding[]> {
  const { answers, filters } = context;
  const words = { ...dayWords(context, 'banners'), noun: 'banners' };
  return compared(rowsOf(answers.now.banners), rowsOf(answers.before.banners), words, (now, before) => {
    const left = new Set(select.placements(placementsOf(now), filters).map(({ id }) => id));
    const all = findBannerChanges(placementsOf(now), placementsOf(before), linkDays(context, 'banners'));
    return all.filter(({ key }) => left.has(key));
  });
}

export function bannerTileState(context: Context): PanelState<TileData> {
  const { answers, filters, reading } = context;
  const guide = (rows: readonly unknown[]) =>
    rows.length > 0 ? null : nothing('banners', dayWords(context, 'banners').now);
  const placements = (rows: readonly Banner[]) => select.placements(placementsOf(rows), filters);
  const before = dataOf(rowsOf(answers.before.banners));
  return mapContent(
    rowsOf(answers.now.banners),
    (rows) =>
      bannerTile(placements(rows), before && placements(before), { ...reading, weights: reading.bannerWeights }),
    guide,
  );
}
