import * as z from 'zod/mini';
import { banners } from '@/lib/metrics/banners';
import { type Days, daysNeed, daysOf } from '@/lib/queries/shared/days';
import { query } from '../query';

/** Which days have banners, for the controls of the page. */
export const days = query({
  name: 'banners/days',
  params: z.object({}),
  needs: () => [daysNeed(banners, {})],
  answer: async (_, run): Promise<Days> => daysOf(banners, run),
});
