import { fold } from '@/lib/text/fold';

/**
 * Whether a product is the customer's own: what its row says, else whether its brand is an own brand.
 * Null when the row is silent and either the brand or the own brands are not known.
 */
export function ownBrandTest(ownBrands: readonly string[]) {
  const own = new Set(ownBrands.map(fold));
  return (flag: boolean | null, brand: string | null): boolean | null =>
    flag ?? (own.size === 0 || brand === null ? null : own.has(fold(brand)));
}
