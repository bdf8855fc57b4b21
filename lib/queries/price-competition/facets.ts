import * as z from 'zod/mini';
import { join, raw, sql } from '@/lib/metrics/sql';
import { type FacetValues, facetLists, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { periodNeeds } from './cells';
import { type CompetitionFilter, chosen, FILTERED } from './filters';
import { bucketsOf } from './frame';
import { type HistoryValue, histories } from './histories';
import { competitionParams } from './params';

export type CompetitionFacets = Partial<Record<CompetitionFilter, FacetValues>>;

/** Filter values with the number of competitions of each, counted under all other filters. */
export const facets = query({
  name: 'price-competition/facets',
  params: z.object({ ...competitionParams, ...facetParams }),
  needs: periodNeeds,
  async answer(params, run): Promise<CompetitionFacets> {
    const frame = await bucketsOf(params, run);
    const filters = Object.entries(FILTERED) as [CompetitionFilter, HistoryValue][];
    const pairs = filters.map(([facet, value]) => {
      const values = sql`if(${chosen(params, facet).sql}, ${value.sql}, [])`;
      return sql`arrayMap(value -> (${raw(`'${facet}'`)}, value), arrayDistinct(${values}))`;
    });
    const columns = [...filters.flatMap(([, value]) => value.columns), ...chosen(params).columns];
    const counts = sql`SELECT pair.facet AS facet, pair.value AS value, count() AS count
      FROM (SELECT arrayJoin(arrayConcat(${join(pairs)})::Array(Tuple(facet String, value String))) AS pair
        FROM (${histories({ params, frame, run, columns })}))
      GROUP BY pair HAVING value != ''`;
    return facetLists<CompetitionFilter>(run, counts, params.find);
  },
});
