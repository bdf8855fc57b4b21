import * as z from 'zod/mini';
import { join, raw, type Sql, sql } from '@/lib/metrics/sql';
import { type FacetValues, facetLists, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { chosenScores, dayNeed, FILTER_COLUMNS, FILTERED, TODAY, type VisibilityFilter } from './needs';
import { visibilityParams } from './params';

export type VisibilityFacets = Partial<Record<VisibilityFilter, FacetValues>>;

/** What Visibility can be filtered by on a day: the scores that each value would leave, counted under all other filters. */
export const facets = query({
  name: 'visibility/facets',
  params: z.object({ ...visibilityParams, ...facetParams }),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<VisibilityFacets> {
    const pairs = (Object.entries(FILTERED) as [VisibilityFilter, Sql][]).map(
      ([facet, value]) => sql`if(${chosenScores(params, facet)}, [(${raw(`'${facet}'`)}, ${value})], [])`,
    );
    const counts = sql`SELECT pair.1 AS facet, pair.2 AS value, count() AS count
      FROM (SELECT arrayJoin(arrayConcat(${join(pairs)})) AS pair FROM ${run.from(TODAY, FILTER_COLUMNS)})
      GROUP BY pair HAVING value != ''`;
    return facetLists<VisibilityFilter>(run, counts, params.find);
  },
});
