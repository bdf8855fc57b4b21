import type { Period } from '@/lib/client/period';
import { requestTarget } from '@/lib/contract/endpoint';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';

/** Where our own server answers for one range. An empty title asks for the first available scorecard. */
export function scorecardUrl({ start_date, end_date }: Period, scorecard_title: string): string {
  return `/api${requestTarget(scorecard, { start_date, end_date, scorecard_title: scorecard_title || undefined })}`;
}

/** The newest price set, asked for exactly as the price page does: an answer that is kept serves both. */
export const PRICE_SET_URL = `/api${requestTarget(price, {
  date: LATEST_DATE,
  calculation_type: PRICE_TYPE,
})}`;
