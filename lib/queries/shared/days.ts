import { CAPS } from '@/lib/contract/params';
import type { CollectedDay, Need, Run } from '../query';
import { addDays } from './dates';

/** Which days a page has, for its controls: of what the plan collects. */
export interface Days {
  /** The newest day that has rows; null while none is collected. */
  newest: string | null;
  /** The days that were asked for, from the first to the last: with rows or not, collected or not yet. */
  days: Pick<CollectedDay, 'day' | 'state'>[];
}

/** What `daysOf` reads: nothing of it is asked for. */
export function daysNeed(view: Need['view'], params: Need['params']): Need {
  const to = new Date().toISOString().slice(0, 10);
  return { as: 'days', view, params, from: addDays(to, 1 - CAPS.rangeDays), to };
}

export function daysOf(view: Need['view'], run: Run): Days {
  const all = run.days({ as: 'days', view });
  const first = all.findIndex(({ state }) => state !== 'not_collected');
  const last = all.findLastIndex(({ state }) => state !== 'not_collected');
  return {
    newest: all.findLast(({ state }) => state === 'complete' || state === 'partly')?.day ?? null,
    days: first < 0 ? [] : all.slice(first, last + 1).map(({ day, state }) => ({ day, state })),
  };
}
