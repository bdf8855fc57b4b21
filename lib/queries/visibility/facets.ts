import * as z from 'zod/mini';
import { sql } from '@/lib/metrics/sql';
import { type Facets, facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { chosenScores, FILTER_COLUMNS, FILTERED, TODAY, todayNeed, type VisibilityFilter } from './needs';
import { visibilityParams } from './params';

const VALUES = Object.fromEntries(
  Object.entries(FILTERED).map(([name, value]) => [name, sql`[${value}]`]),
) as typeof FILTERED;

/** The filter values of Visibility on a day, with the number of scores of each. */
export const facets = query({
  name: 'visibility/facets',
  params: z.object({ ...visibilityParams, ...facetParams }),
  needs: (params) => [todayNeed(params)],
  async answer(params, run): Promise<Facets<VisibilityFilter>> {
    return facetsOf(run, {
      rows: run.from(TODAY, FILTER_COLUMNS),
      values: VALUES,
      where: (except) => chosenScores(params, except),
      find: params.find,
    });
  },
});
