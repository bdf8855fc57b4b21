import { type Placement, siteOf } from '@/delivery/sample/catalogue/placement';
import type { Retailer } from '@/delivery/sample/catalogue/retailer';
import type { Range } from '@/delivery/sample/catalogue/sku';
import { keyOf, noise } from '@/delivery/sample/noise';
import { fillersOf, monitored, type ShelfProduct } from './shelf-product';
import type { Source } from './source';

/** The results of a source at a retailer, with its candidates. */
export interface Shelf {
  readonly key: number;
  readonly source: Source;
  readonly retailer: Retailer;
  readonly url: string;
  /** Number of collected pages. */
  readonly pages: number;
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  readonly product: ShelfProduct;
  /** Key of the product on this shelf. */
  readonly key: number;
  /** Part of the score that does not change from day to day. */
  readonly relevance: number;
}

const POWER_PAGES = 3;

export function shelvesOf(range: Range, sources: readonly Source[], placements: readonly Placement[]): Shelf[] {
  const products = productsByShop(range, placements);
  return sources.flatMap((source) =>
    source.retailers.map((retailer): Shelf => {
      const key = keyOf(range.seed, `${retailer.code}/${source.type}/${source.name}`);
      return {
        key,
        source,
        retailer,
        url: shelfUrl(source, retailer),
        pages: (source.power ? POWER_PAGES : 1) * range.scale,
        candidates: products(retailer, source.category.key).map((product) => candidate(product, source, key)),
      };
    }),
  );
}

function candidate(product: ShelfProduct, { keyword }: Source, shelf: number): Candidate {
  const key = product.key ^ shelf;
  const fits = keyword?.variant !== undefined && keyword.variant === product.variant;
  return { product, key, relevance: product.appeal + (fits ? 0.45 : 0) + 0.3 * noise(key, 'relevance') };
}

/** Returns a cached lookup of all products of a category at a retailer, as every shelf of the category needs them. */
function productsByShop(range: Range, placements: readonly Placement[]) {
  const shops = new Map<string, ShelfProduct[]>();
  return (retailer: Retailer, category: string): ShelfProduct[] => {
    const name = `${retailer.code}/${category}`;
    const cached = shops.get(name);
    if (cached) return cached;
    const here = placements.filter(
      (placement) => placement.retailer === retailer && placement.sku.category.key === category,
    );
    const fillers = range.categories
      .filter(({ key }) => key === category)
      .flatMap((of) => fillersOf(range, of, retailer));
    const products = [...here.map(monitored), ...fillers];
    shops.set(name, products);
    return products;
  };
}

function shelfUrl({ type, name }: Source, retailer: Retailer): string {
  const word = encodeURIComponent(name);
  return type === 'SEARCH' ? `${siteOf(retailer)}/search?q=${word}` : `${siteOf(retailer)}/c/${word}`;
}
