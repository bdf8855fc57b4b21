import * as z from 'zod/mini';
import { competitions } from '@/lib/metrics/price-competition';
import { type Days, daysNeed, daysOf } from '@/lib/queries/shared/days';
import { query } from '../query';
import { competitionParams } from './params';

/** Which days a page of competitions has, for the controls. */
export const days = query({
  name: 'price-competition/days',
  params: z.object({ page: competitionParams.page }),
  needs: ({ page }) => [
    daysNeed(competitions, { customer_page_id: page, time_dimension: 'DAILY', price_type: 'TOTAL' }),
  ],
  answer: async (_, run): Promise<Days> => daysOf(competitions, run),
});
