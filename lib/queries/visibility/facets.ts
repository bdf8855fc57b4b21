import * as z from 'zod/mini';
import { type FacetValues, facetLists, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { chosenScores, dayNeed, FILTERED, type VisibilityFilter } from './needs';
import { visibilityParams } from './params';

export type VisibilityFacets = Partial<Record<VisibilityFilter, FacetValues>>;

/** What Visibility can be filtered by on a day: the scores that each value would leave, counted under all other filters. */
export const facets = query({
  name: 'visibility/facets',
  params: z.object({ ...visibilityParams, ...facetParams }),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<VisibilityFacets> {
    const pairs = (Object.entries(FILTERED) as [VisibilityFilter, string][]).map(
      ([facet, value]) => `if(${chosenScores(params, facet).sql}, [('${facet}', ${value})], [])`,
    );
    return facetLists<VisibilityFilter>(run, {
      sql: `SELECT pair.1 AS facet, pair.2 AS value, count() AS count
        FROM (SELECT arrayJoin(arrayConcat(${pairs.join(', ')})) AS pair FROM today) GROUP BY pair HAVING value != ''`,
      params: chosenScores(params).params,
      find: params.find,
    });
  },
});
