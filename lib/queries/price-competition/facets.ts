import * as z from 'zod/mini';
import { type FacetValues, facetLists, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { type CompetitionFilter, chosen, FILTERED, HISTORIES, periodNeed, withCells } from './cells';
import { competitionParams } from './params';

export type CompetitionFacets = Partial<Record<CompetitionFilter, FacetValues>>;

/** What competitions can be filtered by: those that each value would leave, counted under all other filters. */
export const facets = query({
  name: 'price-competition/facets',
  params: z.object({ ...competitionParams, ...facetParams }),
  needs: (params) => [periodNeed(params)],
  async answer(params, run): Promise<CompetitionFacets> {
    const base = withCells(params);
    const names = Object.keys(FILTERED) as CompetitionFilter[];
    const parts = names.map(
      (facet) => `
      SELECT '${facet}' AS facet, arrayJoin(arrayDistinct(${FILTERED[facet]})) AS value, count() AS count FROM histories
      WHERE ${chosen(params, facet).sql} GROUP BY value`,
    );
    return facetLists<CompetitionFilter>(run, {
      sql: `SELECT * FROM (WITH ${base.sql}, histories AS (${HISTORIES}) ${parts.join(' UNION ALL ')}) WHERE value != ''`,
      params: { ...base.params, ...chosen(params).params },
      find: params.find,
    });
  },
});
