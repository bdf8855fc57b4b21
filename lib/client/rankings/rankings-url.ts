import { type ParamsOf, requestTarget } from '@/lib/contract/endpoint';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

type Params = ParamsOf<typeof visibilitySearchByProduct>;

/** What the service is asked: a range of days and which kind of places. */
export type Question = Pick<Params, 'start_date' | 'end_date' | 'position_type'>;

/** Where our own server answers. Paging is its business. */
export function rankingsUrl(question: Question): string {
  return `/api${requestTarget(visibilitySearchByProduct, question)}`;
}

/** The same question about a single day. */
export function dayQuestion({ position_type }: Question, day: string): Question {
  return { start_date: day, end_date: day, position_type };
}

/** The other way round: the last day that such an address asks about. */
export function lastDayOf(url: string): string | null {
  return new URLSearchParams(url.slice(url.indexOf('?'))).get('end_date');
}
