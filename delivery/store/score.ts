import type { RetailerScore } from '@/lib/contract/visibility-scores';
import type { NamedRetailer } from './retailer-naming';
import { exact } from './rounding';
import { isSearched, type SearchedBrand, type Source } from './sources';

/** The number of a brand's products among the first N of a shelf. */
export interface BrandCount extends NamedRetailer {
  brand_name: string | null;
  /** Flag of the observation, if it has one. */
  is_searched_brand: boolean | null;
  products: number;
}

/**
 * Returns the score of a brand on a shelf: its share of products in percent. If none is found and the brands of most
 * products are unknown, count and score are null, not zero. An empty shelf has 0 of 0 and a null score. Only own brands
 * have targets.
 */
export function scoreOf(shelf: readonly BrandCount[], source: Source, searched: SearchedBrand): RetailerScore {
  const marked = shelf.map((count) => ({
    products: count.products,
    own: isSearched(source, searched, count.brand_name, count.is_searched_brand),
  }));
  const sum = (counts: typeof marked) => counts.reduce((total, { products }) => total + products, 0);
  const total = sum(marked);
  const knownCount = sum(marked.filter((count) => count.own !== null));
  const ownCount = sum(marked.filter((count) => count.own));
  const own = ownCount > 0 || knownCount * 2 >= total ? ownCount : null;
  const score = own === null || total === 0 ? null : exact((own / total) * 100);
  const { retailer_name = null, retailer_code = null, retailer_country = null } = shelf[0] ?? {};
  const aim = source.targets.find((target) => target.retailer_code === retailer_code)?.score ?? null;
  const target = searched.is_own ? aim : null;
  return {
    retailer_name,
    retailer_code,
    retailer_country,
    own_product_count: own,
    total_product_count: total,
    score,
    target,
    is_target_met: score === null || target === null ? null : score >= target,
  };
}
