import { ranks } from '@/lib/datasets/ranks/view';
import { scores } from '@/lib/datasets/scores/view';
import { addDays } from '@/lib/queries/shared/dates';
import { dayNeeds } from '@/lib/queries/shared/day-needs';
import { shelfScores } from '@/lib/queries/shared/planned-sets';
import type { Need } from '../query';
import type { RankingsParams } from './params';

const needs = dayNeeds(ranks, ({ position_type }: RankingsParams) => ({ position_type }), {
  aside: (params) => [namesNeed(params)],
});

/** `todayNeeds` are the ranks of the day, and the scores that name countries and power keywords. Every query reads both. */
export const { TODAY, comparedNeed, dayNeed, todayNeeds, bothDayNeeds } = needs;
const { COMPARED } = needs;

/** The day and, if there is one, the compared day. */
export const bothDays = ({ against }: Pick<RankingsParams, 'against'>) => (against ? [TODAY, COMPARED] : [TODAY]);
/** The ranks of the period. */
export const PERIOD = { view: ranks } as const;
/** The scores that name the countries of retailers, and power keywords. */
export const NAMES = { view: scores, as: 'names' } as const;

/** Days of scores that are read. A day may be missing. */
const NAME_DAYS = 7;

function namesNeed({ date }: RankingsParams): Need {
  return { ...NAMES, isAside: true, params: shelfScores('SEARCH'), from: addDays(date, 1 - NAME_DAYS), to: date };
}

/** The needs of the day, and of the period. */
export function periodNeeds(params: RankingsParams): Need[] {
  return [...todayNeeds(params), needs.periodNeed(params)];
}

/** The needs of the day, of the period, and of the compared day. */
export function comparedPeriodNeeds(params: RankingsParams): Need[] {
  return [...todayNeeds(params), ...needs.comparedPeriodNeeds(params)];
}
