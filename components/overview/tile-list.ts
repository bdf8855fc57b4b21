import type { PartName } from '@/components/overview/finding';

/** The parts that have a number. */
export type TilePart = Exclude<PartName, 'prices' | 'files'>;

/** One of the five numbers, and the page that it stands on. */
export interface TileOf {
  readonly part: TilePart;
  readonly name: string;
  readonly hint: string;
  readonly page: string;
}

export const TILES: readonly TileOf[] = [
  {
    part: 'competition',
    name: 'Prices in band',
    hint: 'Competitions on target by the service’s verdict, of those with an index that day',
    page: '/price-competition',
  },
  {
    part: 'visibility',
    name: 'Share of search',
    hint: 'Own products, of all products counted among the first of each search page',
    page: '/visibility',
  },
  {
    part: 'rankings',
    name: 'Keywords on target',
    hint: 'By is_on_target; keywords that were not collected are in no denominator',
    page: '/rankings',
  },
  {
    part: 'scorecards',
    name: 'Rating',
    hint: 'Mean of the last 28 days, weighed by reviews',
    page: '/scorecards',
  },
  {
    part: 'banners',
    name: 'Banner share',
    hint: 'Own products of own and competitors’ products on banners',
    page: '/banners',
  },
];
