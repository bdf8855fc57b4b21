import { ranks } from '@/lib/datasets/ranks/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { rankingsParams } from './params';

const { position_type } = rankingsParams;

export const days = daysQuery({
  name: 'rankings/days',
  view: ranks,
  params: { position_type },
});
