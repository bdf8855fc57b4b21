import type { Context } from '@/components/overview/context';
import { type Finding, type Kind, PART_OF, type PartName } from '@/components/overview/finding';
import { bannerFindings, bannerTileState } from '@/components/overview/part-banners';
import { bandFindings, bandTileState } from '@/components/overview/part-competition';
import { fileFindings } from '@/components/overview/part-files';
import { priceFindings } from '@/components/overview/part-prices';
import { keywordTileState, pageOneFindings } from '@/components/overview/part-rankings';
import { ratingFindings, ratingTileState } from '@/components/overview/part-scorecards';
import { shareTileState } from '@/components/overview/part-visibility';
import type { TileData } from '@/components/overview/tile-data';
import type { PanelState } from '@/lib/client/panel-state';

/** A part that tells of changes, and the page where they are looked at. */
export interface Teller {
  readonly part: PartName;
  /** What it tells of, to say what is missing while it does not: "stock, buyboxes and list prices". */
  readonly about: string;
  readonly page: string;
  readonly findings: (context: Context) => PanelState<readonly Finding[]>;
}

export const TELLERS: readonly Teller[] = [
  { part: 'prices', about: 'stock, buyboxes and list prices', page: 'Prices', findings: priceFindings },
  { part: 'competition', about: 'target bands', page: 'Price competition', findings: bandFindings },
  { part: 'rankings', about: 'page one', page: 'Search rankings', findings: pageOneFindings },
  { part: 'scorecards', about: 'ratings', page: 'Scorecards', findings: ratingFindings },
  { part: 'banners', about: 'banner places', page: 'Banners', findings: bannerFindings },
  { part: 'files', about: 'files', page: 'Downloads', findings: fileFindings },
];

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

export const KIND_NAMES: Record<Kind, string> = {
  stock: 'Out of stock',
  buybox: 'Buybox',
  band: 'Target band',
  list: 'List price',
  'page-one': 'Page one',
  rating: 'Rating',
  banners: 'Banners',
  files: 'Files',
};

/** The name of the page that shows a kind of change. */
export function pageOf(kind: Kind): string {
  return TELLERS.find(({ part }) => part === PART_OF[kind])?.page ?? '';
}
