import * as z from 'zod/mini';
import {
  competitionRequest,
  OFFER_SETS,
  PRICE_KINDS,
  PRICE_TYPES,
  TIME_DIMENSIONS,
} from '@/lib/contract/competition-request';
import { CAPS } from '@/lib/contract/params';
import { competitionFilters } from '@/lib/datasets/competitions/filters';
import { choice, commonParams, day, filterParams, list, whole } from '../params';

const { customer_page_id } = competitionRequest.shape;

/** Parameters of all queries of Price competition. */
export const competitionParams = {
  /** Numbers of competition pages, which are shown together. */
  page: z.pipe(list(), z.array(customer_page_id).check(z.minLength(1, 'Name the number of a page.'))),
  // `against` is the first day of a bucket, by default of the previous one with an index.
  ...commonParams,
  ...filterParams(competitionFilters),
  /** Length of the period that ends with `date`. */
  days: whole(1, CAPS.rangeDays, 28),
  /** First day of the selected bucket. Defaults to `date` for days, otherwise to the newest bucket with an index. */
  at: z.optional(day()),
  by: choice(TIME_DIMENSIONS, 'DAILY'),
  price_type: choice(PRICE_TYPES, 'TOTAL'),
  kind: choice(PRICE_KINDS, 'rsp'),
  offers: choice(OFFER_SETS, 'standard'),
};

export type CompetitionParams = z.output<z.ZodMiniObject<typeof competitionParams>>;
