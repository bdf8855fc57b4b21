import type { Question } from '@/components/shelf/place';
import { requestTarget } from '@/lib/contract/endpoint';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';

/** Where our own server answers for one shelf. */
export function shelfUrl(question: Question): string {
  return `/api${requestTarget(visibilityListings, { ...question })}`;
}

/** The other way round: while another shelf loads, the one of this address is still on screen. */
export function questionOf(url: string): Question {
  return visibilityListings.params.parse(Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?')))));
}

type Scored = Pick<Question, 'visibility_type' | 'date' | 'first_n_products' | 'position_type'>;

/** The scores of the day, asked as the visibility page does: an answer that is kept serves both. */
export function scoresUrl(shelf: Scored): string {
  return `/api${requestTarget(visibilityScores, scoresQuestion(shelf))}`;
}

export function scoresQuestion({ visibility_type, date, first_n_products, position_type }: Scored): Scored {
  return { visibility_type, date, first_n_products, position_type };
}

/** The newest price set, asked for exactly as the price page does. */
export const PRICE_PARAMS = {
  date: LATEST_DATE,
  calculation_type: PRICE_TYPE,
};
export const PRICE_SET_URL = `/api${requestTarget(price, PRICE_PARAMS)}`;

/** The first available scorecard of a range, asked as the scorecard page does. */
export function ratingsUrl(range: { start_date: string; end_date: string }): string {
  return `/api${requestTarget(scorecard, range)}`;
}
