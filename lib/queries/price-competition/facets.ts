import * as z from 'zod/mini';
import { type Sql, sql } from '@/lib/metrics/sql';
import { type Facets, facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { periodNeeds } from './cells';
import { type CompetitionFilter, chosen, FILTERED } from './filters';
import { bucketsOf } from './frame';
import { type HistoryValue, histories } from './histories';
import { competitionParams } from './params';

export type CompetitionFacets = Facets<CompetitionFilter>;

/** The filter values of Price competition, with the number of competitions of each. */
export const facets = query({
  name: 'price-competition/facets',
  params: z.object({ ...competitionParams, ...facetParams }),
  needs: periodNeeds,
  async answer(params, run): Promise<CompetitionFacets> {
    const frame = await bucketsOf(params, run);
    const filters = Object.entries(FILTERED) as [CompetitionFilter, HistoryValue][];
    const columns = [...filters.flatMap(([, value]) => value.columns), ...chosen(params).columns];
    return facetsOf(run, {
      rows: sql`(${histories({ params, frame, run, columns })})`,
      values: Object.fromEntries(filters.map(([name, value]) => [name, value.sql])) as Record<CompetitionFilter, Sql>,
      where: (except) => chosen(params, except).sql,
      find: params.find,
    });
  },
});
