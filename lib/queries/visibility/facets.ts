import * as z from 'zod/mini';
import { type Sql, sql } from '@/lib/metrics/sql';
import { type Facets, facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { chosenScores, dayNeed, FILTER_COLUMNS, FILTERED, TODAY, type VisibilityFilter } from './needs';
import { visibilityParams } from './params';

export type VisibilityFacets = Facets<VisibilityFilter>;

const VALUES = Object.fromEntries(Object.entries(FILTERED).map(([name, value]) => [name, sql`[${value}]`])) as Record<
  VisibilityFilter,
  Sql
>;

/** What Visibility can be filtered by on a day: the scores that each value would leave. */
export const facets = query({
  name: 'visibility/facets',
  params: z.object({ ...visibilityParams, ...facetParams }),
  needs: (params) => [dayNeed(params)],
  async answer(params, run): Promise<VisibilityFacets> {
    return facetsOf(run, {
      rows: run.from(TODAY, FILTER_COLUMNS),
      values: VALUES,
      where: (except) => chosenScores(params, except),
      find: params.find,
    });
  },
});
