import { scorecards } from '@/lib/datasets/scorecards/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { facetsQuery } from '@/lib/queries/shared/facets';
import { factsNeed, requestParams, TODAY, todayNeed } from './needs';
import { scorecardsParams } from './params';
import { scoreRows } from './score-rows';
import { skus } from './skus';

const { scorecard_title } = scorecardsParams;

/**
 * Only days of the default scorecard are collected for each day, and days of others when a user opens them. So another
 * one also has the days of the default scorecard, which a user can open.
 */
export const days = daysQuery({
  name: 'scorecards/days',
  view: scorecards,
  params: { scorecard_title },
  requests: (params) => (params.scorecard_title === '' ? [{}] : [requestParams(params), {}]),
});

/** The filter values of Scorecards on a day, with the number of SKUs at retailers of each. */
export const facets = facetsQuery({
  name: 'scorecards/facets',
  params: scorecardsParams,
  needs: (params) => [todayNeed(params), factsNeed(params)],
  filtering: scorecards,
  rows: (params, run) => scoreRows(params, run, TODAY, true),
});

export const dictionary = dictionaryQuery('scorecards/dictionary', scorecards.measures, [skus]);
