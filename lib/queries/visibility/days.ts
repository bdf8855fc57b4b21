import { scores } from '@/lib/datasets/scores/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { visibilityParams } from './params';

const { visibility_type } = visibilityParams;

export const days = daysQuery({
  name: 'visibility/days',
  view: scores,
  params: { visibility_type },
});
