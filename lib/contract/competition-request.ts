import * as z from 'zod/mini';
import { ordered } from './ordered-days';
import { choice, day, whole } from './params';

export const TIME_DIMENSIONS = ['DAILY', 'WEEKLY', 'QUARTERLY', 'MONTHLY', 'YEARLY', 'NONE'] as const;
export type TimeDimension = (typeof TIME_DIMENSIONS)[number];
export const PRICE_TYPES = ['TOTAL', 'UNIT'] as const;

/** Prefixes of fields of the selling price and the list price. */
export const PRICE_KINDS = ['rsp', 'rrp'] as const;

/** Blocks of a row: only offers in stock, or all offers. */
export const OFFER_SETS = ['standard', 'with_oos'] as const;

/** Parameters of a request for a page of competitions. A separate file, because pages need them without the response. */
export const competitionRequest = z
  .object({
    customer_page_id: whole('Identifier of the competition page'),
    start_date: day('First day of the range'),
    end_date: day('Last day of the range'),
    time_dimension: z._default(choice('Length of a bucket', TIME_DIMENSIONS), 'DAILY'),
    price_type: z._default(choice('Price of a pack or per unit', PRICE_TYPES), 'TOTAL'),
  })
  .check(ordered);
