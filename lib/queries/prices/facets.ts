import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { TODAY, todayNeed } from './needs';
import { pricesParams } from './params';

/** The filter values of Prices on a day, with the number of offers of each. */
export const facets = query({
  name: 'prices/facets',
  params: z.object({ ...pricesParams, ...facetParams }),
  needs: (params) => [todayNeed(params)],
  answer: (params, run) => facetsOf(run, offers, run.from(TODAY), params),
});
