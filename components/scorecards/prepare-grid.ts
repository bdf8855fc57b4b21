import { NOT_STATED } from '@/lib/client/facets';
import { type Mean, meanOf, type Weighting } from '@/lib/client/scorecards/mean';
import { type Change, meanOfBoth } from '@/lib/client/scorecards/prepare-changes';
import type { Score } from '@/lib/client/scorecards/score';
import { groupBy } from '@/lib/queries/shared/group-by';

/** One brand across retailers. */
export interface BrandRow {
  readonly brand: string;
  /** Null where the price set knows none of the brand's SKUs, or calls some own and some not. */
  readonly own: boolean | null;
  readonly all: Mean;
  /** Of its mean, like for like; null while nothing is compared, or where nothing of it is rated in both ranges. */
  readonly change: number | null;
  readonly cells: ReadonlyMap<string, Mean>;
}

export interface Grid {
  readonly retailers: readonly string[];
  /** Own brands first, then by reviews. */
  readonly rows: readonly BrandRow[];
  /** The largest review count of a cell: a full bar. */
  readonly largest: number;
  /** The same of a brand over all retailers. */
  readonly largestBrand: number;
}

/** `changes`: what both ranges hold of these scores; empty while nothing is compared. */
export function prepareGrid(scores: readonly Score[], weighting: Weighting, changes: readonly Change[] = []): Grid {
  const moved = groupBy(changes, ({ score }) => wordOf(score, 'brand'));
  const brands = groupByWord(scores, 'brand');
  const rows = [...brands].map(([brand, its]): BrandRow => {
    const shops = groupByWord(its, 'retailer');
    return {
      brand,
      own: ownOf(its),
      all: meanOf(its, weighting),
      change: changeOf(moved.get(brand) ?? [], weighting),
      cells: new Map([...shops].map(([retailer, those]) => [retailer, meanOf(those, weighting)])),
    };
  });
  const cells = rows.flatMap((row) => [...row.cells.values()]);
  return {
    retailers: [...groupByWord(scores, 'retailer').keys()].toSorted((a, b) => a.localeCompare(b)),
    rows: rows.toSorted(byWeight),
    largest: largest(cells),
    largestBrand: largest(rows.map(({ all }) => all)),
  };
}

function byWeight(a: BrandRow, b: BrandRow): number {
  const own = Number(b.own === true) - Number(a.own === true);
  return own || (b.all.reviews ?? -1) - (a.all.reviews ?? -1) || a.brand.localeCompare(b.brand);
}

function largest(means: readonly Mean[]): number {
  return Math.max(0, ...means.map(({ reviews }) => reviews ?? 0));
}

/** Whose a brand is: what all its rows agree on that were matched. */
function ownOf(scores: readonly Score[]): boolean | null {
  const stated = new Set(scores.flatMap(({ facts }) => facts?.own ?? []));
  const [first = null] = stated;
  return stated.size === 1 ? first : null;
}

function groupByWord(scores: readonly Score[], facet: 'brand' | 'retailer'): Map<string, Score[]> {
  return groupBy(scores, (score) => wordOf(score, facet));
}

function wordOf({ words }: Score, facet: 'brand' | 'retailer'): string {
  return words[facet][0] ?? NOT_STATED;
}

function changeOf(changes: readonly Change[], weighting: Weighting): number | null {
  const { now, before } = meanOfBoth(changes, weighting);
  return now === null || before === null ? null : now - before;
}
