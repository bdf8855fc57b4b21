import { z } from 'zod';
import { name, unique } from './values';

const names = z.array(name).default([]);

/** A named choice of SKUs. An empty list leaves everything in. */
export const scorecardDefinition = z.strictObject({
  title: name,
  /** The lowest is the first available scorecard; the title decides between equals. */
  order: z.number().default(0),
  brands: names,
  service_sku_ids: names,
  retailers: names,
});
export type ScorecardDefinition = z.output<typeof scorecardDefinition>;

export const scorecards = z.array(scorecardDefinition).check(unique(({ title }) => title, ['title']));
