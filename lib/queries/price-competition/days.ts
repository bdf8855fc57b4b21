import { competitions } from '@/lib/datasets/competitions/view';
import { daysQuery } from '@/lib/queries/shared/days';
import { competitionParams } from './params';

const { page } = competitionParams;

export const days = daysQuery({
  name: 'price-competition/days',
  view: competitions,
  params: { page },
  requests: ({ page }) =>
    page.map((customer_page_id) => ({ customer_page_id, time_dimension: 'DAILY', price_type: 'TOTAL' })),
});
