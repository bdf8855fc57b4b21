import { fold } from '@/lib/text/fold';

/**
 * Creates a test of whether a product is the customer's own: by the flag of its row, or by its brand. It returns null
 * without a flag if the brand or the own brands are unknown.
 */
export function ownBrandTest(ownBrands: readonly string[]) {
  const own = new Set(ownBrands.map(fold));
  return (flag: boolean | null, brand: string | null): boolean | null =>
    flag ?? (own.size === 0 || brand === null ? null : own.has(fold(brand)));
}
