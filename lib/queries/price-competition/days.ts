import * as z from 'zod/mini';
import { addDays } from '@/lib/queries/shared/dates';
import { type CollectedDay, query } from '../query';
import { rangeNeed } from './cells';
import { competitionParams } from './params';

export interface CompetitionDays {
  /** The newest day that has prices; null while none is collected. */
  newest: string | null;
  /** The days that were asked for, from the first to the last: with prices or not, collected or not yet. */
  days: Pick<CollectedDay, 'day' | 'state'>[];
}

/** So far back a day is looked for. */
const LOOKED_BACK = 1_100;

/** Which days a page of competitions has, for the controls: of the prices that the plan collects. */
export const days = query({
  name: 'price-competition/days',
  params: z.object({ page: competitionParams.page }),
  needs({ page }) {
    const to = new Date().toISOString().slice(0, 10);
    const need = rangeNeed({ page, by: 'DAILY', price_type: 'TOTAL' }, addDays(to, -LOOKED_BACK), to);
    return [{ ...need, as: 'days', urgent: false }];
  },
  async answer({ page }, run): Promise<CompetitionDays> {
    const { view } = rangeNeed({ page, by: 'DAILY', price_type: 'TOTAL' }, '', '');
    const all = run.days({ as: 'days', view });
    const first = all.findIndex(({ state }) => state !== 'not_collected');
    const last = all.findLastIndex(({ state }) => state !== 'not_collected');
    return {
      newest: all.findLast(({ state }) => state === 'complete' || state === 'partly')?.day ?? null,
      days: first < 0 ? [] : all.slice(first, last + 1).map(({ day, state }) => ({ day, state })),
    };
  },
});
