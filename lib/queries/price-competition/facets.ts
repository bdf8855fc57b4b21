import * as z from 'zod/mini';
import { type FacetValues, facetLists, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { namesIn, periodNeeds } from './cells';
import { bucketsOf, withCells } from './frame';
import { type CompetitionFilter, chosen, FILTERED, histories } from './histories';
import { competitionParams } from './params';

export type CompetitionFacets = Partial<Record<CompetitionFilter, FacetValues>>;

/** What competitions can be filtered by: those that each value would leave, counted under all other filters. */
export const facets = query({
  name: 'price-competition/facets',
  params: z.object({ ...competitionParams, ...facetParams }),
  needs: periodNeeds,
  async answer(params, run): Promise<CompetitionFacets> {
    const frame = await bucketsOf(params, run);
    const names = Object.keys(FILTERED) as CompetitionFilter[];
    const pairs = names.map((facet) => {
      const where = chosen(params, facet).sql;
      const values = where === 'true' ? FILTERED[facet] : `if(${where}, ${FILTERED[facet]}, [])`;
      return `arrayMap(value -> ('${facet}', value), arrayDistinct(${values}))`;
    });
    const counted = `SELECT arrayJoin(arrayConcat(${pairs.join(', ')})) AS pair`;
    const its = `${counted} FROM (${histories(namesIn(counted))})`;
    const base = withCells(params, frame, run, namesIn(its));
    return facetLists<CompetitionFilter>(run, {
      sql: `SELECT pair.1 AS facet, pair.2 AS value, count() AS count
        FROM (WITH ${base.sql} ${its})
        GROUP BY pair HAVING value != ''`,
      params: { ...base.params, ...chosen(params).params },
      find: params.find,
    });
  },
});
