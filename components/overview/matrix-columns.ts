import { searchOf } from '@/lib/client/address/address-params';
import { writeList } from '@/lib/client/address/url-list';
import type { SignalName } from '@/lib/metrics/signals.words';
import type { Judged } from '@/lib/queries/overview/judged';
import type { OverviewTile } from '@/lib/queries/overview/tiles';

export interface Share {
  /** How many of the judged things are on target. */
  good: number;
  judged: number;
}

export interface RetailerShare extends Share {
  retailer: string;
}

/** A column of the matrix of retailers. */
export interface MatrixColumn {
  title: string;
  /** What it counts, in the second line of its head. */
  counted: string;
  /** What a count is of: "22 of 46 SKUs in stock". */
  meaning: string;
  rows: readonly RetailerShare[];
  /** Returns the address of the page with the rows of a retailer that are off target. */
  hrefOf: (retailer: string) => string;
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
    tiles
      .find((tile) => tile.name === name)
      ?.retailers.map(({ retailer, part, whole }) => ({ retailer, good: part, judged: whole })) ?? [];
  const ofRule = (name: SignalName) => judged.targets.filter(({ rule }) => rule === name);
  const link =
    (path: string, search: Readonly<Record<string, string | null>>, parameter = 'retailer') =>
    (retailer: string) =>
      `${path}?${searchOf({ ...search, date, [parameter]: writeList([retailer]) })}`;
  return [
    {
      title: 'Price',
      counted: 'indices',
      meaning: 'price indices on target',
      rows: ofTile('price'),
      hrefOf: link('/price-competition', { view: 'all', customer_page_id: pages }, 'base_retailer'),
    },
    {
      title: 'Stock',
      counted: 'SKUs',
      meaning: 'SKUs in stock',
      rows: ofTile('stock'),
      // A panel there lists what is out of stock. A filter by stock would enter the figures of the page.
      hrefOf: link('/prices', {}),
    },
    {
      title: 'Search',
      counted: 'shares',
      meaning: 'search shares on target',
      rows: ofRule('search_share_below_target'),
      hrefOf: link('/visibility', { view: 'scores', target: 'missed', own: 'own' }),
    },
    {
      title: 'Rank',
      counted: 'ranks',
      meaning: 'ranks on target',
      rows: ofRule('rank_target_missed'),
      hrefOf: link('/rankings', { view: 'all', target: 'missed', own: 'own' }),
    },
    {
      title: 'Banner',
      counted: 'pages',
      meaning: 'home pages without a takeover',
      rows: ofRule('home_page_takeover'),
      hrefOf: link('/banners', { view: 'home' }),
    },
    {
      title: 'Rating',
      counted: 'SKUs',
      meaning: `rated SKUs at ${target} or better`,
      rows: ofRule('rating_below_target'),
      hrefOf: link('/scorecards', { view: 'below', own: 'own' }),
    },
  ];
}

/** Share of a retailer below that of all retailers from which its cell is marked. */
const MARKED_FROM = 0.02;

/** Returns how far a share is below that of all retailers, or 0 if it is less than 2 points. */
export function distanceBelow({ good, judged }: Share, all: Share): number {
  if (judged === 0 || all.judged === 0) return 0;
  const distance = all.good / all.judged - good / judged;
  return distance >= MARKED_FROM - 1e-9 ? distance : 0;
}

/** Returns the share in whole percent: never 100 while one is off target, and never 0 while one is on target. */
export function wholePercent({ good, judged }: Share): number {
  const percent = Math.round((100 * good) / judged);
  if (good === judged) return 100;
  return Math.min(99, good === 0 ? 0 : Math.max(1, percent));
}

export function sumOf(shares: readonly Share[]): Share {
  const sum = (name: keyof Share) => shares.reduce((total, share) => total + share[name], 0);
  return { good: sum('good'), judged: sum('judged') };
}
