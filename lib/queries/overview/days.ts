import * as z from 'zod/mini';
import type { Days } from '@/lib/queries/shared/days';
import type { State } from '../query';
import { query } from '../query';
import { signalNeeds } from '../signals/needs';
import { overviewParams, signalPeriod } from './params';

/** Days that are listed, so that with the days that rules look back they are at most a year. */
const LISTED_DAYS = 330;

const COLLECTED: readonly State[] = ['complete', 'partly'];

const periodOf = ({ page }: { page: number[] }) =>
  signalPeriod({ page, date: new Date().toISOString().slice(0, 10), days: LISTED_DAYS });

/**
 * The days of the Overview. The newest is the newest day of which at least half of the kinds of sets that are collected at
 * all are there, so that the page does not open on a day of which most is still to come.
 */
export const days = query({
  name: 'overview/days',
  params: z.object({ page: overviewParams.page }),
  needs: (params) => signalNeeds(periodOf(params)),
  async answer(params, run): Promise<Days> {
    const states = new Map<string, State[]>();
    const needs = signalNeeds(periodOf(params)).map((need) => run.days(need));
    for (const { day, state } of needs.flat()) states.set(day, [...(states.get(day) ?? []), state]);
    const used = needs.filter((all) => all.some(({ state }) => COLLECTED.includes(state))).length;
    const all = [...states].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const isFull = (own: readonly State[]) => {
      const collected = own.filter((state) => COLLECTED.includes(state)).length;
      return collected > 0 && 2 * collected >= used;
    };
    const first = all.findIndex(([, own]) => own.some((state) => state !== 'not_collected'));
    return {
      newest: all.findLast(([, own]) => isFull(own))?.[0] ?? null,
      days: first < 0 ? [] : all.slice(first).map(([day, own]) => ({ day, state: stateOf(own) })),
    };
  },
});

/** One state for all sets of a day. */
function stateOf(states: readonly State[]): State {
  const collected = states.filter((state) => COLLECTED.includes(state));
  if (collected.length > 0) return collected.every((state) => state === 'complete') ? 'complete' : 'partly';
  return states.find((state) => state !== 'not_collected') ?? 'not_collected';
}
