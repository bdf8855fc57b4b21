import * as z from 'zod/mini';
import { type Facets, facetParams, facetsOf } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { chosenOffers, FILTER_COLUMNS, FILTER_VALUES, type PriceFilter } from './filters';
import { TODAY, todayNeed } from './needs';
import { pricesParams } from './params';

/** The filter values of Prices on a day, with the number of offers of each. */
export const facets = query({
  name: 'prices/facets',
  params: z.object({ ...pricesParams, ...facetParams }),
  needs: (params) => [todayNeed(params)],
  async answer(params, run): Promise<Facets<PriceFilter>> {
    return facetsOf(run, {
      rows: run.from(TODAY, FILTER_COLUMNS),
      values: FILTER_VALUES,
      where: (except) => chosenOffers(params, except),
      find: params.find,
    });
  },
});
