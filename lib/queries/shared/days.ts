import * as z from 'zod/mini';
import { CAPS } from '@/lib/contract/params';
import { utcDay } from '@/lib/contract/utc-day';
import { type CollectedDay, type Need, query, type State } from '../query';
import { addDays } from './dates';

/** The days of a page, for its controls. */
export interface Days {
  /** The newest day that has rows; null while none is collected. */
  newest: string | null;
  /** From the first requested day to the last, with rows or without, collected or not. */
  days: Pick<CollectedDay, 'day' | 'state'>[];
}

/** A day of several requests has the best of their states. */
const BEST_FIRST: readonly State[] = ['complete', 'partly', 'no_data', 'failed', 'not_collected'];

interface DaysOptions<S extends z.core.$ZodLooseShape> {
  name: string;
  view: Need['view'];
  params: S;
  /** Parameters of the requests, by default those of the query. The days of any of them are listed. */
  requests?(params: z.output<z.ZodMiniObject<S>>): readonly Need['params'][];
}

/** The query of the days that the plan of a page collects. */
export function daysQuery<const S extends z.core.$ZodLooseShape>({
  name,
  view,
  params,
  requests = (input) => [input],
}: DaysOptions<S>) {
  return query({
    name,
    params: z.object(params),
    needs(input) {
      const to = utcDay();
      const range = { view, from: addDays(to, 1 - CAPS.rangeDays), to };
      return requests(input).map((params, index): Need => ({ ...range, as: `days_${index}`, params }));
    },
    async answer(input, run): Promise<Days> {
      const daysByRequest = requests(input).map((_, index) => run.days({ as: `days_${index}`, view }));
      const all = (daysByRequest[0] ?? []).map(({ day }, index) => {
        const states = daysByRequest.map((days) => days[index]?.state);
        return { day, state: BEST_FIRST.find((state) => states.includes(state)) ?? 'not_collected' };
      });
      const first = all.findIndex(({ state }) => state !== 'not_collected');
      const last = all.findLastIndex(({ state }) => state !== 'not_collected');
      return {
        newest: all.findLast(({ state }) => state === 'complete' || state === 'partly')?.day ?? null,
        days: first < 0 ? [] : all.slice(first, last + 1),
      };
    },
  });
}
