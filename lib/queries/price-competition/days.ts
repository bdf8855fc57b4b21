import { competitions } from '@/lib/metrics/price-competition';
import { daysQuery } from '@/lib/queries/shared/days';
import { competitionParams } from './params';

const { page } = competitionParams;

export const days = daysQuery({
  name: 'price-competition/days',
  view: competitions,
  params: { page },
  request: ({ page }) => ({ customer_page_id: page, time_dimension: 'DAILY', price_type: 'TOTAL' }),
});
