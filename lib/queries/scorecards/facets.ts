import * as z from 'zod/mini';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { TODAY, todayNeeds } from './needs';
import { scorecardsParams } from './params';
import { scoreRows } from './score-rows';

/** The filter values of Scorecards on a day, with the number of SKUs at retailers of each. */
export const facets = query({
  name: 'scorecards/facets',
  params: z.object({ ...scorecardsParams, ...facetParams }),
  needs: (params) => todayNeeds(params, true),
  answer: (params, run) => facetsOf(run, scorecards, scoreRows(params, run, TODAY, true), params),
});
