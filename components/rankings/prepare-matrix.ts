import type { Judged } from '@/components/rankings/select-rankings';
import { isOnPageOne, rankOf, stateOf } from '@/lib/client/rankings/place';
import { keywordName, placeAt, type Ranking, shelfKey, shopOf } from '@/lib/client/rankings/ranking';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

export interface KeywordColumn {
  readonly key: string;
  readonly name: string;
  readonly shown: boolean;
}

export interface MatrixRow extends Judged {
  /** Keywords for which the product stands on the first page, of those for which it is ranked on a known page. */
  readonly pageOne: number;
  readonly ranked: number;
  /** Its best rank on the page; infinite where it has none. */
  readonly best: number;
}

export interface Matrix {
  readonly keywords: readonly KeywordColumn[];
  readonly rows: readonly MatrixRow[];
}

type Accepts = (keyword: ProductKeyword) => boolean;

/** More columns at once are slow to draw and impossible to read. */
export const SHOWN_KEYWORDS = 24;

/**
 * Product × keyword. Products with most missed targets in reach first, and keywords as those products stand at them, so
 * that the corner one looks at first is full. Keywords beyond the limit are columns that wait.
 */
export function prepareMatrix(judged: readonly Judged[], accepts: Accepts): Matrix {
  const rows = judged.map((one) => toRow(one, accepts)).sort(byReach);
  const keywords = keywordsOf(rows, accepts).map((column, at) => ({ ...column, shown: at < SHOWN_KEYWORDS }));
  return { rows: seenFirst(rows, keywords), keywords };
}

function toRow(one: Judged, accepts: Accepts): MatrixRow {
  const ranked = one.ranking.told.filter(([, keyword]) => accepts(keyword) && stateOf(keyword) === 'ranked');
  const pageOne = ranked.filter(([, keyword]) => isOnPageOne(keyword)).length;
  const best = Math.min(...ranked.map(([, keyword]) => rankOf(keyword, 'page') ?? Number.POSITIVE_INFINITY));
  return { ...one, pageOne, ranked: ranked.length, best };
}

/** What is ranked and misses its target can be pushed, the nearest best; what is nowhere must first be found. */
function byReach(a: MatrixRow, b: MatrixRow): number {
  const inReach = ({ targets }: MatrixRow) => targets.missed - targets.unranked;
  return (
    inReach(b) - inReach(a) ||
    a.targets.distance - b.targets.distance ||
    b.targets.met - a.targets.met ||
    b.pageOne - a.pageOne ||
    b.ranked - a.ranked ||
    (a.best < b.best ? -1 : Number(a.best > b.best))
  );
}

/** Keywords in the order in which the rows stand at them; those at which nobody stands last. */
function keywordsOf(rows: readonly MatrixRow[], accepts: Accepts): { key: string; name: string }[] {
  const ranked = new Map<string, string>();
  const others = new Map<string, string>();
  for (const { ranking } of rows)
    for (const [key, keyword] of ranking.told)
      if (accepts(keyword)) (stateOf(keyword) === 'ranked' ? ranked : others).set(key, keywordName(keyword));
  const names = new Map([...ranked, ...others]);
  return [...names].map(([key, name]) => ({ key, name }));
}

/** Products of retailers that have none of the shown keywords come last. */
function seenFirst(rows: readonly MatrixRow[], keywords: readonly KeywordColumn[]): MatrixRow[] {
  const shown = keywords.filter((keyword) => keyword.shown);
  const byRetailer = new Map<string | null, boolean>();
  const isSeen = ({ ranking }: MatrixRow) => {
    const shop = shopOf(ranking.item);
    const seen = byRetailer.get(shop) ?? shown.some(({ key }) => placeAt(ranking, key));
    byRetailer.set(shop, seen);
    return seen;
  };
  const seen = rows.map(isSeen);
  return [...rows.filter((_, at) => seen[at]), ...rows.filter((_, at) => !seen[at])];
}

/** Where the first page ends on each shelf, as far as these products show it: by page, never by a fixed number. */
export function pageOneEnds(rankings: readonly Ranking[]): { least: number; most: number } | null {
  const ends = new Map<string, number>();
  for (const { item, told } of rankings)
    for (const [key, keyword] of told) {
      const place = rankOf(keyword, 'page');
      if (place === null || !isOnPageOne(keyword)) continue;
      const shelf = shelfKey(item, key);
      ends.set(shelf, Math.max(place, ends.get(shelf) ?? 0));
    }
  if (ends.size === 0) return null;
  return { least: Math.min(...ends.values()), most: Math.max(...ends.values()) };
}
