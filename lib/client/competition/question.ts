import { requestTarget } from '@/lib/contract/endpoint';
import { type PRICE_TYPES, priceCompetition, type TimeDimension } from '@/lib/contract/price-competition';

/** What the service is asked. */
export interface Question {
  customer_page_id: number;
  start_date: string;
  end_date: string;
  time_dimension: TimeDimension;
  price_type: (typeof PRICE_TYPES)[number];
}

/** Where our own server answers the question. */
export function competitionUrl(question: Question): string {
  return `/api${requestTarget(priceCompetition, { ...question })}`;
}
