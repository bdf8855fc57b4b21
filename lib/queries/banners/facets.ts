import * as z from 'zod/mini';
import { banners } from '@/lib/datasets/banners/view';
import { facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { dayNeed, TODAY } from './needs';
import { bannersParams } from './params';

/** The filter values of Banners on a day, with the number of banners of each. */
export const facets = query({
  name: 'banners/facets',
  params: z.object({ ...bannersParams, ...facetParams }),
  needs: (params) => [dayNeed(params)],
  answer: (params, run) => facetsOf(run, banners, run.from(TODAY), params),
});
