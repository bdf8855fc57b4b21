import * as z from 'zod/mini';
import { banners } from '@/lib/metrics/banners';
import { addDays } from '@/lib/queries/shared/dates';
import { type CollectedDay, query } from '../query';

export interface Days {
  /** The newest day that has banners; null while none is collected. */
  newest: string | null;
  /** The days that were asked for, from the first to the last: with banners or not, collected or not yet. */
  days: Pick<CollectedDay, 'day' | 'state'>[];
}

/** So far back a day with banners is looked for. */
const LOOKED_BACK = 1_100;

/** Which days have banners, for the controls of the page: of the banners that the plan collects. */
export const days = query({
  name: 'banners/days',
  params: z.object({}),
  needs() {
    const to = new Date().toISOString().slice(0, 10);
    return [{ as: 'days', view: banners, params: {}, from: addDays(to, -LOOKED_BACK), to }];
  },
  async answer(_, run): Promise<Days> {
    const all = run.days({ as: 'days', view: banners });
    const first = all.findIndex(({ state }) => state !== 'not_collected');
    const last = all.findLastIndex(({ state }) => state !== 'not_collected');
    return {
      newest: all.findLast(({ state }) => state === 'complete' || state === 'partly')?.day ?? null,
      days: first < 0 ? [] : all.slice(first, last + 1).map(({ day, state }) => ({ day, state })),
    };
  },
});
