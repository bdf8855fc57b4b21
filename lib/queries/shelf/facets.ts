import * as z from 'zod/mini';
import { listings } from '@/lib/datasets/listings/view';
import { facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { listedRows } from './listed-rows';
import { listedNeeds } from './needs';
import { shelfParams } from './params';

/** The filter values of a shelf, with the number of listings of each. */
export const facets = query({
  name: 'shelf/facets',
  params: z.object({ ...shelfParams, ...facetParams }),
  needs: listedNeeds,
  answer: async (params, run) => facetsOf(run, listings, await listedRows(params, run), params),
});
