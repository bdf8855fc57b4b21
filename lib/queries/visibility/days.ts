import * as z from 'zod/mini';
import { scores } from '@/lib/metrics/visibility';
import { type Days, daysNeed, daysOf } from '@/lib/queries/shared/days';
import { query } from '../query';
import { visibilityParams } from './params';

const { visibility_type } = visibilityParams;

/** Which days have scores, for the controls of the page: of those that the plan collects. */
export const days = query({
  name: 'visibility/days',
  params: z.object({ visibility_type }),
  needs: (params) => [daysNeed(scores, params)],
  answer: async (_, run): Promise<Days> => daysOf(scores, run),
});
