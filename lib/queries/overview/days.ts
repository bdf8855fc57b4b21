import * as z from 'zod/mini';
import { utcDay } from '@/lib/contract/utc-day';
import type { Days } from '@/lib/queries/shared/days';
import { groupBy } from '@/lib/queries/shared/group-by';
import { type CollectedDay, query, type State } from '../query';
import { signalNeeds } from '../signals/needs';
import { isCollected } from '../signals/signal';
import { overviewParams } from './params';

/** Number of listed days. Together with the earlier days that signals read, they are at most a year. */
const LISTED_DAYS = 300;

const isRequested = ({ state }: CollectedDay) => state !== 'not_collected';

const periodOf = ({ page }: { page: number[] }) => ({ page, date: utcDay(), days: LISTED_DAYS });

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
      .filter((kind) => kind.some(isRequested));
    const collectedKinds = kinds.filter((kind) => kind.some(isCollected)).length;
    const days = [...groupBy(kinds.flat(), ({ day }) => day)]
      .map(([day, sets]) => ({ day, sets, collected: sets.filter(isCollected).length }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    const first = days.findIndex(({ sets }) => sets.some(isRequested));
    return {
      newest: days.findLast(({ collected }) => collected > 0 && 2 * collected >= collectedKinds)?.day ?? null,
      days: first < 0 ? [] : days.slice(first).map(({ day, sets }) => ({ day, state: stateOfDay(sets) })),
    };
  },
});

/** Returns one state for the sets of a day: complete only if no later collection changes any of them. */
function stateOfDay(sets: readonly CollectedDay[]): State {
  const isFinished = sets.every(({ state }) => state === 'complete' || state === 'no_data');
  if (sets.some(isCollected)) return isFinished ? 'complete' : 'partly';
  return sets.find(isRequested)?.state ?? 'not_collected';
}
