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

/** The number of a page as a person types it or a URL holds it; null for what is none. */
export function pageNumber(text: string | null): number | null {
  return priceCompetition.params.shape.customer_page_id.safeParse(text).data ?? null;
}

/** The other way round: which question such an address asks. */
export function questionOf(url: string): Question | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const customer_page_id = pathname.split('/').at(-1);
  return priceCompetition.params.safeParse({ ...Object.fromEntries(searchParams), customer_page_id }).data ?? null;
}
