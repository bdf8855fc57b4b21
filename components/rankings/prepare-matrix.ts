import type { Judged } from '@/components/rankings/select-rankings';
import { isOnPageOne, rankOf, stateOf, verdictOf } from '@/lib/client/rankings/place';
import { keywordName, type Ranking } from '@/lib/client/rankings/ranking';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

export interface KeywordColumn {
  readonly key: string;
  readonly name: string;
  /** What decides which columns are shown at first: products that miss its target on some rank, targets, and ranks. */
  readonly inReach: number;
  readonly targets: number;
  readonly ranked: number;
  readonly shown: boolean;
}

type Counted = { -readonly [Name in Exclude<keyof KeywordColumn, 'shown'>]: KeywordColumn[Name] };

export interface MatrixRow extends Judged {
  /** Keywords for which the product stands on the first page, of those for which it is ranked on a known page. */
  readonly pageOne: number;
  readonly ranked: number;
}

export interface Matrix {
  readonly keywords: readonly KeywordColumn[];
  readonly rows: readonly MatrixRow[];
}

/** More columns at once are slow to draw and impossible to read. */
export const SHOWN_KEYWORDS = 24;

/** Product × keyword, keywords with the most missed targets in reach first. Those beyond the limit are columns that wait. */
export function prepareMatrix(judged: readonly Judged[], accepts: (keyword: ProductKeyword) => boolean): Matrix {
  const keywords = new Map<string, Counted>();
  const rows = judged.map((one): MatrixRow => {
    let pageOne = 0;
    let ranked = 0;
    for (const [key, keyword] of one.ranking.told) {
      if (!accepts(keyword)) continue;
      const column = keywords.get(key) ?? { key, name: keywordName(keyword), inReach: 0, targets: 0, ranked: 0 };
      keywords.set(key, column);
      if (keyword.target !== null) column.targets += 1;
      if (stateOf(keyword) !== 'ranked') continue;
      ranked += 1;
      column.ranked += 1;
      if (verdictOf(keyword) === false) column.inReach += 1;
      if (isOnPageOne(keyword)) pageOne += 1;
    }
    return { ...one, pageOne, ranked };
  });
  const ordered = [...keywords.values()].sort(
    (a, b) => b.inReach - a.inReach || b.targets - a.targets || b.ranked - a.ranked || a.name.localeCompare(b.name),
  );
  const shown = ordered.slice(0, SHOWN_KEYWORDS);
  return {
    rows: inOrder(rows, shown),
    keywords: ordered.map((column, at) => ({ ...column, shown: at < SHOWN_KEYWORDS })),
  };
}

/** Most missed targets in reach first, the nearest before; products of retailers that have none of the shown keywords come last. */
function inOrder(rows: readonly MatrixRow[], shown: readonly { key: string }[]): MatrixRow[] {
  const byRetailer = new Map<string | null, boolean>();
  const keyed = rows.map((row) => {
    const { item, places } = row.ranking;
    const shop = item.retailer_code ?? item.retailer_name;
    const seen = byRetailer.get(shop) ?? shown.some(({ key }) => places.has(key));
    byRetailer.set(shop, seen);
    return { row, seen };
  });
  keyed.sort((a, b) => Number(b.seen) - Number(a.seen) || byReach(a.row, b.row));
  return keyed.map(({ row }) => row);
}

/** What is ranked and misses its target can be pushed; what is nowhere must first be found. */
function byReach({ targets: a }: MatrixRow, { targets: b }: MatrixRow): number {
  return b.missed - b.unranked - (a.missed - a.unranked) || a.distance - b.distance || b.met - a.met;
}

/** Where the first page ends on each shelf, as far as these products show it: by page, never by a fixed number. */
export function pageOneEnds(rankings: readonly Ranking[]): { least: number; most: number } | null {
  const ends = new Map<string, number>();
  for (const { item, told } of rankings)
    for (const [key, keyword] of told) {
      const place = rankOf(keyword, 'page');
      if (place === null || !isOnPageOne(keyword)) continue;
      const shelf = `${item.retailer_code ?? item.retailer_name}|${key}`;
      ends.set(shelf, Math.max(place, ends.get(shelf) ?? 0));
    }
  if (ends.size === 0) return null;
  return { least: Math.min(...ends.values()), most: Math.max(...ends.values()) };
}
