import { z } from 'zod';
import { id, name, unique } from './values';

const GROUP_TYPES = ['STATIC_GROUP', 'DYNAMIC_GROUP'] as const;
export const MERCHANT_TYPES = ['BUYBOX', 'MAIN_MERCHANT', 'MIN_PRICE'] as const;

const ids = z.array(id).default([]);

/** The products of a side: the listed ones, or all with the brand and all of the tags. */
const productChoice = z.strictObject({
  barcodes: ids,
  csku_ids: ids,
  product_ids: ids,
  brand: name.nullable().default(null),
  tags: z.array(z.strictObject({ tag_name: name, tag_value: name })).default([]),
});

const side = z
  .strictObject({
    group_type: z.enum(GROUP_TYPES),
    name,
    retailer: name,
    merchant_type: z.enum(MERCHANT_TYPES),
    products: productChoice,
  })
  .check(({ value, issues }) => {
    const { barcodes, csku_ids, product_ids, brand, tags } = value.products;
    const listed = barcodes.length + csku_ids.length + product_ids.length > 0;
    const ruled = brand !== null || tags.length > 0;
    const need = (message: string) =>
      issues.push({ code: 'custom', path: ['products'], input: value.products, message });
    if (value.group_type === 'STATIC_GROUP' && (!listed || ruled))
      need('must list barcodes, csku_ids or product_ids, and neither brand nor tags, as the group is a STATIC_GROUP.');
    if (value.group_type === 'DYNAMIC_GROUP' && (listed || !ruled))
      need('must give a brand or tags, and list no products, as the group is a DYNAMIC_GROUP.');
  });
export type SideDefinition = z.output<typeof side>;

const coloringLevels = z
  .strictObject({ target_min: z.number(), target_max: z.number(), margin: z.number().min(0) })
  .refine(({ target_min, target_max }) => target_min <= target_max, {
    path: ['target_min'],
    error: 'is above target_max. Swap them.',
  });

const competitionDefinition = z.strictObject({
  competition_id: z.uuid({ error: ({ input }) => `is ${JSON.stringify(input)}, which is no UUID.` }),
  base: side,
  benchmark: side,
  coloring_levels: coloringLevels,
});
export type CompetitionDefinition = z.output<typeof competitionDefinition>;

/** A page of competitions, identified by its number. */
const competitionPage = z.strictObject({
  customer_page_id: z.int().min(1).max(999_999_999_999_999),
  title: name.nullable().default(null),
  competitions: z
    .array(competitionDefinition)
    .check(unique(({ competition_id }) => competition_id, ['competition_id'])),
});

export const priceCompetitions = z
  .array(competitionPage)
  .check(unique(({ customer_page_id }) => customer_page_id, ['customer_page_id']));
