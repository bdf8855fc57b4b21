import { requestTarget } from '@/lib/contract/endpoint';
import { type CalculationType, price } from '@/lib/contract/price';

/** What the service is asked: a day, and which of its prices. */
export interface Question {
  date: string;
  calculation_type: CalculationType;
}

/** Where our own server answers the question, the whole set of it. */
export function priceUrl(question: Question): string {
  return `/api${requestTarget(price, { ...question })}`;
}

/** The other way round: which of the day's prices such an address asks for. */
export function calculationOf(url: string): CalculationType {
  const given = new URLSearchParams(url.slice(url.indexOf('?'))).get('calculation_type');
  return price.params.shape.calculation_type.parse(given ?? undefined);
}
