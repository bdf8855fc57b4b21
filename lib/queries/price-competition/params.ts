import * as z from 'zod/mini';
import { CAPS } from '@/lib/contract/params';
import {
  OFFER_SETS,
  PRICE_KINDS,
  PRICE_TYPES,
  priceCompetition,
  TIME_DIMENSIONS,
} from '@/lib/contract/price-competition';
import { choice, day, list, text, whole } from '../params';

const { customer_page_id } = priceCompetition.params.shape;

/** The parameters that all queries of Price competition share. */
export const competitionParams = {
  /** The numbered page of competitions. */
  page: z.pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), customer_page_id),
  date: day(),
  /** The bucket that is looked at, by its first day; `date` by days, else the newest with an index. */
  at: z.optional(day()),
  /** The bucket to compare with, by its first day; the one before with an index where it is not given. */
  against: z.optional(day()),
  /** Length of the period that ends with `date`. */
  days: whole(1, CAPS.rangeDays, 28),
  by: choice(TIME_DIMENSIONS, 'DAILY'),
  price_type: choice(PRICE_TYPES, 'TOTAL'),
  kind: choice(PRICE_KINDS, 'rsp'),
  offers: choice(OFFER_SETS, 'standard'),
  retailer: list(),
  brand: list(),
  /** `name:value` */
  tag: list(),
  /** Whether the base, which competitions are about, is an own brand. */
  own: choice(['own', 'competitor', 'all'], 'all'),
  /** The service's words on the newest bucket. */
  verdict: list(),
  /** What became of the target since the compared bucket: left, back, kept, away. */
  since: list(),
  q: text(),
};

export type CompetitionParams = z.output<z.ZodMiniObject<typeof competitionParams>>;
