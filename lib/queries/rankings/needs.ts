import { ranks } from '@/lib/datasets/ranks/view';
import { dayNeeds } from '@/lib/queries/shared/day-needs';
import { namesNeed } from '@/lib/queries/shared/names';
import type { Need } from '../query';
import type { RankingsParams } from './params';

const needs = dayNeeds(ranks, ({ position_type }: RankingsParams) => ({ position_type }), {
  aside: ({ date }) => [namesNeed({ date, visibility_type: 'SEARCH' })],
});

/** `todayNeeds` are the ranks of the day, and the scores that name countries and power keywords. Every query reads both. */
export const { TODAY, comparedNeed, dayNeed, todayNeeds, bothDayNeeds } = needs;
const { COMPARED } = needs;

/** The day and, if there is one, the compared day. */
export const bothDays = ({ against }: Pick<RankingsParams, 'against'>) => (against ? [TODAY, COMPARED] : [TODAY]);
/** The ranks of the period. */
export const PERIOD = { view: ranks } as const;

/** The needs of the day, and of the period. */
export function periodNeeds(params: RankingsParams): Need[] {
  return [...todayNeeds(params), needs.periodNeed(params)];
}

/** The needs of the day, of the period, and of the compared day. */
export function comparedPeriodNeeds(params: RankingsParams): Need[] {
  return [...todayNeeds(params), ...needs.comparedPeriodNeeds(params)];
}
