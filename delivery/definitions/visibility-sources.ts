import { z } from 'zod';
import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { id, name, optionalName, unique } from './values';

const searchedBrand = z.strictObject({
  brand: name,
  group: optionalName,
  is_own: z.boolean().nullable().default(null),
});

/** The targets on a retailer's shelf of the source. */
const target = z.strictObject({
  retailer_code: id,
  /** Target score of own searched brands, 0 to 100. */
  score: z.number().min(0).max(100).nullable().default(null),
  /** Target position of own products, from 1. */
  position: z.number().min(1).nullable().default(null),
});

/** A keyword or a category whose shelves are collected. Observations refer to it by type and name. */
const visibilitySource = z.strictObject({
  id: z.int().min(1).max(999_999_999_999_999),
  type: z.enum(VISIBILITY_TYPES),
  name,
  representative_name: optionalName,
  is_power: z.boolean().nullable().default(null),
  url: optionalName,
  searched_brands: z
    .array(searchedBrand)
    .default([])
    .check(unique(({ brand }) => brand.toLowerCase(), ['brand'])),
  targets: z
    .array(target)
    .default([])
    .check(unique(({ retailer_code }) => retailer_code, ['retailer_code'])),
});
export type VisibilitySource = z.output<typeof visibilitySource>;

export const visibilitySources = z.array(visibilitySource).check(
  unique(({ id }) => id, ['id']),
  unique(({ type, name }) => `${type} ${name}`, ['name']),
);
