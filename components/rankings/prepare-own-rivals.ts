import { type Basis, isOnPageOne, rankOf } from '@/lib/client/rankings/place';
import { keywordName, type Ranking, shelfKey } from '@/lib/client/rankings/ranking';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

export interface OwnPlace {
  readonly ranking: Ranking;
  readonly keyword: ProductKeyword;
  readonly rank: number;
}

/** A keyword at a retailer for which several own products are ranked. */
export interface OwnRivals {
  /** The shelf. */
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly retailer: string | null;
  /** Best first. */
  readonly places: readonly OwnPlace[];
  readonly pageOne: number;
  /** Own products that meet their target for it, of those that have a verdict. */
  readonly met: number;
  readonly judged: number;
}

export interface OwnShelves {
  /** Most own products first. */
  readonly rivals: readonly OwnRivals[];
  /** Shelves on which any own product is ranked. */
  readonly withOwn: number;
}

interface Asked {
  readonly basis: Basis;
  readonly accepts: (keyword: ProductKeyword) => boolean;
}

/** Where own products stand against each other. A product whose owner is not stated is not counted as own. */
export function prepareOwnRivals(rankings: readonly Ranking[], { basis, accepts }: Asked): OwnShelves {
  const shelves = new Map<string, { key: string; places: OwnPlace[] }>();
  for (const ranking of rankings) {
    if (ranking.item.is_customer_brand !== true) continue;
    for (const [key, keyword] of ranking.told) {
      const rank = rankOf(keyword, basis);
      if (rank === null || !accepts(keyword)) continue;
      const id = shelfKey(ranking.item, key);
      const shelf = shelves.get(id) ?? { key, places: [] };
      shelves.set(id, shelf);
      shelf.places.push({ ranking, keyword, rank });
    }
  }
  const rivals = [...shelves].flatMap(([id, { key, places }]) => {
    const [first] = places;
    return first && places.length > 1 ? [toRivals(id, key, first, places)] : [];
  });
  return {
    withOwn: shelves.size,
    rivals: rivals.sort((a, b) => b.places.length - a.places.length || a.name.localeCompare(b.name)),
  };
}

function toRivals(id: string, key: string, first: OwnPlace, places: OwnPlace[]): OwnRivals {
  const verdicts = places.map(({ keyword }) => keyword.is_on_target);
  return {
    id,
    key,
    name: keywordName(first.keyword),
    retailer: first.ranking.item.retailer_name ?? first.ranking.item.retailer_code,
    places: places.toSorted((a, b) => a.rank - b.rank),
    pageOne: places.filter(({ keyword }) => isOnPageOne(keyword) === true).length,
    met: verdicts.filter((verdict) => verdict === true).length,
    judged: verdicts.filter((verdict) => verdict !== null).length,
  };
}
