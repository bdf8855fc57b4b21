import type { MatrixRow } from '@/components/rankings/prepare-matrix';
import type { OwnShelves } from '@/components/rankings/prepare-own-rivals';
import { sumOfTargets, type Targets } from '@/lib/client/rankings/prepare-targets';

export interface Totals {
  readonly targets: Targets;
  /** Places of own products on the first page, of their places on any. */
  readonly ownPageOne: number;
  readonly ownRanked: number;
  /** Shelves with several own products, of those with any. */
  readonly rivals: number;
  readonly withOwn: number;
  readonly products: number;
  readonly own: number;
  /** Products of which nobody says whose they are. */
  readonly unplaced: number;
  readonly retailers: number;
}

export function prepareTotals(rows: readonly MatrixRow[], { rivals, withOwn }: OwnShelves): Totals {
  const own = rows.filter(({ ranking }) => ranking.item.is_customer_brand === true);
  return {
    targets: sumOfTargets(rows.map(({ targets }) => targets)),
    ownPageOne: own.reduce((sum, { pageOne }) => sum + pageOne, 0),
    ownRanked: own.reduce((sum, { ranked }) => sum + ranked, 0),
    rivals: rivals.length,
    withOwn,
    products: rows.length,
    own: own.length,
    unplaced: rows.filter(({ ranking }) => ranking.item.is_customer_brand === null).length,
    retailers: new Set(rows.map(({ ranking }) => ranking.words.retailer[0])).size,
  };
}
