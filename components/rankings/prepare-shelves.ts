import { isolated } from '@/lib/client/isolated';
import { type Basis, rankOf } from '@/lib/client/rankings/place';
import { keywordName, productName, type Ranking, retailerName, shelfKey } from '@/lib/client/rankings/ranking';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

export interface ShelfProduct {
  /** Its key across days. */
  readonly key: string;
  readonly name: string;
  readonly item: SearchProduct;
  readonly rank: number;
}

/** The results of a keyword at a retailer, as far as products of the selection stand there. */
export interface Shelf {
  readonly id: string;
  readonly name: string;
  readonly own: number;
  /** The target that the service names for own products, where it names one. */
  readonly target: number | null;
  /** Best first. */
  readonly products: readonly ShelfProduct[];
}

/** Shelves with ranked products, those with most own products first. */
export function prepareShelves(
  rankings: readonly Ranking[],
  basis: Basis,
  accepts: (keyword: ProductKeyword) => boolean,
): Shelf[] {
  const shelves = new Map<string, { name: string; target: number | null; products: ShelfProduct[] }>();
  for (const ranking of rankings) {
    const { item, told } = ranking;
    for (const [key, keyword] of told) {
      const rank = rankOf(keyword, basis);
      if (rank === null || ranking.key === null || !accepts(keyword)) continue;
      const id = shelfKey(item, key);
      const shelf = shelves.get(id) ?? {
        name: `${isolated(keywordName(keyword))} · ${isolated(retailerName(item))}`,
        target: null,
        products: [],
      };
      shelves.set(id, shelf);
      shelf.target ??= keyword.target;
      shelf.products.push({ key: ranking.key, name: productName(item), item, rank });
    }
  }
  return [...shelves]
    .map(([id, { products, ...shelf }]) => ({
      id,
      ...shelf,
      own: products.filter(({ item }) => item.is_customer_brand === true).length,
      products: products.toSorted((a, b) => a.rank - b.rank),
    }))
    .sort((a, b) => b.own - a.own || a.name.localeCompare(b.name));
}

/** Whom to follow before a person chooses: own products, then the best placed others, as many as can be read. */
export function firstChoice({ products }: Shelf, most: number): string[] {
  const own = products.filter(({ item }) => item.is_customer_brand === true).slice(0, most);
  const others = products
    .filter((product) => !own.includes(product))
    .slice(0, Math.max(0, Math.min(3, most - own.length)));
  return [...own, ...others].map(({ key }) => key);
}
