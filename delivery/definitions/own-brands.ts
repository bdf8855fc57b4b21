import { z } from 'zod';
import { name, unique } from './values';

/**
 * Names of the customer's own brands. They are compared without case and accents, so a brand may have several
 * spellings.
 */
export const ownBrands = z.array(name).check(unique((brand) => brand.toLowerCase()));
