import * as z from 'zod/mini';
import { CAPS } from '@/lib/contract/params';
import {
  OFFER_SETS,
  PRICE_KINDS,
  PRICE_TYPES,
  priceCompetition,
  TIME_DIMENSIONS,
} from '@/lib/contract/price-competition';
import { choice, commonParams, day, list, whole } from '../params';

const { customer_page_id } = priceCompetition.params.shape;

/** The parameters that all queries of Price competition share. */
export const competitionParams = {
  /** Numbers of pages of competitions, which are shown together. */
  page: z.pipe(list(), z.array(customer_page_id).check(z.minLength(1, 'Name the number of a page.'))),
  // `own` is about the base of a competition. `against` is the first day of a bucket: the one before with an index by default.
  ...commonParams,
  /** Length of the period that ends with `date`. */
  days: whole(1, CAPS.rangeDays, 28),
  /** First day of the selected bucket. Defaults to `date` for days, otherwise to the newest bucket with an index. */
  at: z.optional(day()),
  by: choice(TIME_DIMENSIONS, 'DAILY'),
  price_type: choice(PRICE_TYPES, 'TOTAL'),
  kind: choice(PRICE_KINDS, 'rsp'),
  offers: choice(OFFER_SETS, 'standard'),
  /** Retailers of the base, where `retailer` is about either side. */
  base_retailer: list(),
  /** `name:value` */
  tag: list(),
  /** The service's words on the newest bucket. */
  verdict: list(),
  /** What became of the target since the compared bucket: left, back, kept, away. */
  since: list(),
};

export type CompetitionParams = z.output<z.ZodMiniObject<typeof competitionParams>>;
