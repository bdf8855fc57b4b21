import { scorecards } from '@/lib/datasets/scorecards/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { requestParams } from './needs';
import { scorecardsParams } from './params';

const { scorecard_title } = scorecardsParams;

export const days = daysQuery({
  name: 'scorecards/days',
  view: scorecards,
  params: { scorecard_title },
  requests: (params) => [requestParams(params)],
});
