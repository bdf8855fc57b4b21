import * as z from 'zod/mini';
import { ranks } from '@/lib/datasets/ranks/view';
import { facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { TODAY, todayNeeds } from './needs';
import { rankingsParams } from './params';
import { oncePerKeyword, rankRows } from './rank-rows';

/** The filter values of Search rankings on a day, with the number of products by keyword and retailer of each. */
export const facets = query({
  name: 'rankings/facets',
  params: z.object({ ...rankingsParams, ...facetParams }),
  needs: todayNeeds,
  answer: async (params, run) =>
    facetsOf(run, ranks, oncePerKeyword(params, await rankRows(params, run, [TODAY], true)), params),
});
