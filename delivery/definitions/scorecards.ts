import { z } from 'zod';
import { name, unique } from './values';

const names = z.array(name).default([]);

/** A named selection of SKUs. An empty list selects all. */
const scorecardDefinition = z.strictObject({
  title: name,
  /** The scorecard with the lowest order is the first one. Equal ones are ordered by title. */
  order: z.number().default(0),
  brands: names,
  service_sku_ids: names,
  retailers: names,
});
export type ScorecardDefinition = z.output<typeof scorecardDefinition>;

export const scorecards = z.array(scorecardDefinition).check(unique(({ title }) => title, ['title']));
