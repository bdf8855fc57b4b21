import type { Context } from '@/components/overview/context';
import type { PartName } from '@/components/overview/finding';
import { bannerTileState } from '@/components/overview/part-banners';
import { bandTileState } from '@/components/overview/part-competition';
import { keywordTileState } from '@/components/overview/part-rankings';
import { ratingTileState } from '@/components/overview/part-scorecards';
import { shareTileState } from '@/components/overview/part-visibility';
import type { TileData } from '@/components/overview/tile-data';
import type { PanelState } from '@/lib/client/panel-state';

/** One of the five numbers, and the page that it stands on. */
export interface TileOf {
  readonly part: PartName;
  readonly name: string;
  readonly hint: string;
  readonly page: string;
  readonly state: (context: Context) => PanelState<TileData>;
}

export const TILES: readonly TileOf[] = [
  {
    part: 'competition',
    name: 'Prices in band',
    hint: 'Competitions on target by the service’s verdict, of those with an index that day',
    page: '/price-competition',
    state: bandTileState,
  },
  {
    part: 'visibility',
    name: 'Share of search',
    hint: 'Own products, of all products counted among the first of each search page',
    page: '/visibility',
    state: shareTileState,
  },
  {
    part: 'rankings',
    name: 'Keywords on target',
    hint: 'By is_on_target; keywords that were not collected are in no denominator',
    page: '/rankings',
    state: keywordTileState,
  },
  {
    part: 'scorecards',
    name: 'Rating',
    hint: 'Mean of the last 28 days, weighed by reviews',
    page: '/scorecards',
    state: ratingTileState,
  },
  {
    part: 'banners',
    name: 'Banner share',
    hint: 'Own products of own and competitors’ products on banners',
    page: '/banners',
    state: bannerTileState,
  },
];
