import { z } from 'zod';
import { name, unique } from './values';

/** The customer's own brands, by name; capitals do not matter. */
export const ownBrands = z.array(name).check(unique((brand) => brand.toLowerCase()));
