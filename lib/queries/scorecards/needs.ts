import { chosenValues } from '@/lib/datasets/filters';
import { offers } from '@/lib/datasets/offers/view';
import { ratings } from '@/lib/datasets/ratings/view';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { addDays, earlier, periodStart } from '@/lib/queries/shared/dates';
import { dayNeeds, withComparedDay } from '@/lib/queries/shared/day-needs';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import type { Need } from '../query';
import { comparedRanges, type ScorecardsParams } from './params';

/** Returns the parameters of the requests for a scorecard. */
export function requestParams({ scorecard_title }: Pick<ScorecardsParams, 'scorecard_title'>): Need['params'] {
  return scorecard_title === '' ? {} : { scorecard_title };
}

const needs = dayNeeds(scorecards, (params: ScorecardsParams) => requestParams(params), {
  aside: (params) => (readsFacts(params) ? [factsNeed(params)] : []),
});

export const { TODAY, COMPARED, todayNeed, bothDayNeeds } = needs;

/** The ratings of the period, and of the ranges in which new reviews are counted. */
export const PERIOD = { view: scorecards } as const;
/** The offers that state what scorecards do not. */
export const FACTS = { view: offers, as: 'facts' } as const;
/** The rating file of the day. */
export const RATED = { view: ratings, as: 'rated' } as const;
/** The rating file of the compared day. */
export const RATED_BEFORE = { view: ratings, as: 'rated_before' } as const;
/** The rating files of the period and of the compared day. */
export const RATED_PERIOD = { view: ratings, as: 'rated_period' } as const;

/** Days of offers that are read. A day may be missing. */
const FACT_DAYS = 7;

/** Filters of what only offers state. */
const FILTERS_OF_OFFERS = ['own', 'country', 'tag', 'power'] as const;

/** Whether a filter reads offers. */
export function readsFacts(params: Pick<ScorecardsParams, (typeof FILTERS_OF_OFFERS)[number]>): boolean {
  return FILTERS_OF_OFFERS.some((name) => chosenValues(params[name]).length > 0);
}

/** The offers of the days until the day. */
export function factsNeed({ date }: ScorecardsParams): Need {
  return {
    ...FACTS,
    params: { calculation_type: PRICE_TYPE },
    isAside: true,
    from: addDays(date, 1 - FACT_DAYS),
    to: date,
  };
}

/** A day without a rating file only lacks what the file adds. */
function rated(as: string, from: string, to = from): Need {
  return { view: ratings, as, params: {}, from, to, isAside: true };
}

/** The rating files of the day and, if there is one, of the compared day. */
export function ratedNeeds({ date, against }: ScorecardsParams): Need[] {
  return [rated(RATED.as, date), ...(against ? [rated(RATED_BEFORE.as, against)] : [])];
}

/** The rating files of the period and, if there is one, of the compared day. */
export function ratedPeriodNeeds(params: ScorecardsParams): Need[] {
  const { date, days } = params;
  return withComparedDay(rated(RATED_PERIOD.as, periodStart(date, days), date), params);
}

/** The needs of the day, of the compared day, of the period, and of the ranges in which new reviews are counted. */
export function periodNeeds(params: ScorecardsParams): Need[] {
  const { date, days } = params;
  const ranges = comparedRanges(params);
  const start = periodStart(date, days);
  const period = { view: scorecards, params: requestParams(params) };
  const from = ranges ? earlier(start, ranges.now.from) : start;
  const isInside = !ranges || (ranges.before.from >= from && ranges.before.to <= date);
  return [
    ...bothDayNeeds(params),
    { ...period, as: scorecards.name, from, to: date },
    ...(isInside ? [] : [{ ...period, as: 'scorecards_before', partOf: scorecards.name, ...ranges.before }]),
  ];
}
