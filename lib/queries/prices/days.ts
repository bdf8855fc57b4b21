import { offers } from '@/lib/datasets/offers/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { pricesParams } from './params';

const { calculation_type } = pricesParams;

export const days = daysQuery({
  name: 'prices/days',
  view: offers,
  params: { calculation_type },
});
