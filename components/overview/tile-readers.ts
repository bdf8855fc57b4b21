import type { Context } from '@/components/overview/context';
import { bannerTileState } from '@/components/overview/part-banners';
import { bandTileState } from '@/components/overview/part-competition';
import { keywordTileState } from '@/components/overview/part-rankings';
import { ratingTileState } from '@/components/overview/part-scorecards';
import { shareTileState } from '@/components/overview/part-visibility';
import type { TileData } from '@/components/overview/tile-data';
import type { TilePart } from '@/components/overview/tile-list';
import type { PanelState } from '@/lib/client/panel-state';

/** What makes each number out of the answers. */
export const TILE_READERS: Readonly<Record<TilePart, (context: Context) => PanelState<TileData>>> = {
  competition: bandTileState,
  visibility: shareTileState,
  rankings: keywordTileState,
  scorecards: ratingTileState,
  banners: bannerTileState,
};
