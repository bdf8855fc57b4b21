import type { Stored } from '@/delivery/schema/stored';
import { fold } from '@/lib/text/fold';
import { ImportProblem } from './problem';

/** Sets the own-product flag of a row in place, if it has a brand and no flag. */
export type OwnBrands = (values: unknown[]) => void;

/** @param brands names of the customer's brands, compared without case and accents */
export function ownBrands(stored: Stored, brands: readonly string[]): OwnBrands {
  const names = Object.keys(stored.columns);
  const flagAt = names.indexOf('is_own_product');
  const brandAt = names.indexOf('brand');
  if (flagAt === -1 || brandAt === -1)
    throw new ImportProblem(`--own-brands does not apply: a ${stored.name} file has no is_own_product.`);
  const own = new Set(brands.map(fold));
  return (values) => {
    const brand = values[brandAt];
    if (values[flagAt] === null && typeof brand === 'string') values[flagAt] = own.has(fold(brand));
  };
}
