import * as z from 'zod/mini';
import { scores } from '@/lib/datasets/scores/view';
import { facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { TODAY, todayNeed } from './needs';
import { visibilityParams } from './params';

/** The filter values of Visibility on a day, with the number of scores of each. */
export const facets = query({
  name: 'visibility/facets',
  params: z.object({ ...visibilityParams, ...facetParams }),
  needs: (params) => [todayNeed(params)],
  answer: (params, run) => facetsOf(run, scores, run.from(TODAY), params),
});
