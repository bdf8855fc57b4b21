import { z } from 'zod';
import { name, unique } from './values';

/** The customer's own brands, by name. They are compared folded: two spellings of a brand do no harm. */
export const ownBrands = z.array(name).check(unique((brand) => brand.toLowerCase()));
