import * as z from 'zod/mini';
import { utcDay } from '@/lib/contract/utc-day';
import type { Days } from '@/lib/queries/shared/days';
import { groupBy } from '@/lib/queries/shared/group-by';
import type { State } from '../query';
import { query } from '../query';
import { signalNeeds } from '../signals/needs';
import { overviewParams, signalPeriod } from './params';

/** Number of listed days. Together with the earlier days that signals read, they are at most a year. */
const LISTED_DAYS = 300;

const COLLECTED: readonly State[] = ['complete', 'partly'];
/** States of a set that a later collection does not change: the service has published it, or published nothing. */
const FINISHED: readonly State[] = ['complete', 'no_data'];

const periodOf = ({ page }: { page: number[] }) => signalPeriod({ page, date: utcDay(), days: LISTED_DAYS });

/**
 * The days of the Overview. Kinds of sets that were never requested do not count. The newest day is the newest one with
 * at least half of the other kinds collected, so that the page does not open on a mostly missing day.
 */
export const days = query({
  name: 'overview/days',
  params: z.object({ page: overviewParams.page }),
  needs: (params) => signalNeeds(periodOf(params)),
  async answer(params, run): Promise<Days> {
    const kinds = signalNeeds(periodOf(params))
      .map((need) => run.days(need))
      .filter((kind) => kind.some(({ state }) => state !== 'not_collected'));
    const collectedKinds = kinds.filter((kind) => kind.some(({ state }) => COLLECTED.includes(state))).length;
    const all = [...groupBy(kinds.flat(), ({ day }) => day)]
      .map(([day, sets]) => ({ day, states: sets.map(({ state }) => state) }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    const isMostlyCollected = (states: readonly State[]) => {
      const collected = states.filter((state) => COLLECTED.includes(state)).length;
      return collected > 0 && 2 * collected >= collectedKinds;
    };
    const first = all.findIndex(({ states }) => states.some((state) => state !== 'not_collected'));
    return {
      newest: all.findLast(({ states }) => isMostlyCollected(states))?.day ?? null,
      days: first < 0 ? [] : all.slice(first).map(({ day, states }) => ({ day, state: stateOfDay(states) })),
    };
  },
});

/** Returns one state for the sets of a day: complete only if every set is collected. */
function stateOfDay(sets: readonly State[]): State {
  if (sets.some((state) => COLLECTED.includes(state)))
    return sets.every((state) => FINISHED.includes(state)) ? 'complete' : 'partly';
  return sets.find((state) => state !== 'not_collected') ?? 'not_collected';
}
