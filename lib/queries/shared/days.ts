import * as z from 'zod/mini';
import { CAPS } from '@/lib/contract/params';
import { type CollectedDay, type Need, query } from '../query';
import { addDays } from './dates';

/** The days of a page, for its controls. */
export interface Days {
  /** The newest day that has rows; null while none is collected. */
  newest: string | null;
  /** From the first requested day to the last, with rows or without, collected or not. */
  days: Pick<CollectedDay, 'day' | 'state'>[];
}

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
      const to = new Date().toISOString().slice(0, 10);
      const range = { view, from: addDays(to, 1 - CAPS.rangeDays), to };
      return requests(input).map((params, index): Need => {
        const name = index === 0 ? { as: 'days' } : { as: `days_${index}`, partOf: 'days' };
        return { ...range, ...name, params };
      });
    },
    async answer(_, run): Promise<Days> {
      const all = run.days({ as: 'days', view });
      const first = all.findIndex(({ state }) => state !== 'not_collected');
      const last = all.findLastIndex(({ state }) => state !== 'not_collected');
      return {
        newest: all.findLast(({ state }) => state === 'complete' || state === 'partly')?.day ?? null,
        days: first < 0 ? [] : all.slice(first, last + 1).map(({ day, state }) => ({ day, state })),
      };
    },
  });
}
