import * as z from 'zod/mini';
import { facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { periodNeeds } from './cells';
import { historyFilters } from './filters';
import { bucketsOf } from './frame';
import { histories } from './histories';
import { competitionParams } from './params';

/** The filter values of Price competition, with the number of competitions of each. */
export const facets = query({
  name: 'price-competition/facets',
  params: z.object({ ...competitionParams, ...facetParams }),
  needs: periodNeeds,
  async answer(params, run) {
    const frame = await bucketsOf(params, run);
    return facetsOf(run, historyFilters, histories({ params, frame, run }), params);
  },
});
