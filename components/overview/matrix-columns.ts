import type { Judged } from '@/lib/queries/overview/judged';
import type { OverviewTile } from '@/lib/queries/overview/tiles';

/** A ratio at a retailer: how many of the counted things are on target. */
export interface TargetShare {
  retailer: string;
  good: number;
  judged: number;
}

/** A column of the matrix of retailers. */
export interface MatrixColumn {
  title: string;
  /** What it counts, in the second line of its head. */
  counted: string;
  /** What a count is of: "22 of 46 SKUs in stock". */
  meaning: string;
  rows: readonly TargetShare[];
  /** Returns the address of the page with the rows that are off target. */
  search: (retailer: string) => { path: string; parameters: Readonly<Record<string, string>> };
}

interface Counts {
  tiles: readonly OverviewTile[];
  judged: Judged;
  date: string;
  /** Pages of Price competition, as a parameter. */
  pages: string | null;
  /** Rating target of the account. */
  target: string;
}

/**
 * Returns the columns of the matrix. Prices and stock are the measures of the tiles, so that all retailers together are
 * the tile. The others count the subjects of a rule.
 */
export function matrixColumns({ tiles, judged, date, pages, target }: Counts): MatrixColumn[] {
  const ofTile = (name: string) =>
    (tiles.find((tile) => tile.name === name)?.retailers ?? []).map(({ retailer, part, whole }) => ({
      ...{ retailer, good: part, judged: whole },
    }));
  const ofRule = (name: string) => judged.targets.filter(({ column }) => column === name);
  const own = { own: 'own' };
  return [
    {
      ...{ title: 'Price', counted: 'indices', meaning: 'price indices on target', rows: ofTile('price') },
      search: (base_retailer) => ({
        path: '/price-competition',
        parameters: { date, base_retailer, view: 'all', ...(pages === null ? {} : { customer_page_id: pages }) },
      }),
    },
    {
      ...{ title: 'Stock', counted: 'SKUs', meaning: 'SKUs in stock', rows: ofTile('stock') },
      search: (retailer) => ({
        path: '/prices',
        // Its panel lists what is out of stock. A filter by stock would enter its figures.
        parameters: { date, retailer },
      }),
    },
    {
      ...{ title: 'Search', counted: 'shares', meaning: 'search shares on target', rows: ofRule('search') },
      search: (retailer) => ({
        path: '/visibility',
        parameters: { date, retailer, view: 'scores', target: 'missed', ...own },
      }),
    },
    {
      ...{ title: 'Rank', counted: 'ranks', meaning: 'ranks on target', rows: ofRule('rankings') },
      search: (retailer) => ({
        path: '/rankings',
        parameters: { date, retailer, view: 'all', target: 'missed', ...own },
      }),
    },
    {
      ...{ title: 'Banner', counted: 'pages', meaning: 'home pages without a takeover', rows: ofRule('banners') },
      search: (retailer) => ({ path: '/banners', parameters: { date, retailer, view: 'home' } }),
    },
    {
      ...{ title: 'Rating', counted: 'SKUs', meaning: `rated SKUs at ${target} or better`, rows: ofRule('ratings') },
      search: (retailer) => ({
        path: '/scorecards',
        parameters: { date, retailer, view: 'below', ...own },
      }),
    },
  ];
}

/** Share of a retailer below that of all retailers from which its cell is marked. */
const MARKED_FROM = 0.02;

/** Returns how far a share is below that of all retailers, or 0 if it is less than 2 points. */
export function distanceBelow(
  { good, judged }: Omit<TargetShare, 'retailer'>,
  all: Omit<TargetShare, 'retailer'>,
): number {
  if (judged === 0 || all.judged === 0) return 0;
  const distance = all.good / all.judged - good / judged;
  return distance >= MARKED_FROM - 1e-9 ? distance : 0;
}

/** Returns the share in whole percent: never 100 while one is off target, and never 0 while one is on target. */
export function wholePercent({ good, judged }: Omit<TargetShare, 'retailer'>): number {
  const percent = Math.round((100 * good) / judged);
  if (good === judged) return 100;
  return Math.min(99, good === 0 ? 0 : Math.max(1, percent));
}

export function sumOf(rows: readonly TargetShare[]): Omit<TargetShare, 'retailer'> {
  return rows.reduce((sum, { good, judged }) => ({ good: sum.good + good, judged: sum.judged + judged }), {
    ...{ good: 0, judged: 0 },
  });
}
