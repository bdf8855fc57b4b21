import * as z from 'zod/mini';
import { RELEVANCES } from '@/lib/contract/params';
import { banners } from '@/lib/metrics/banners';
import { earliest } from '@/lib/queries/shared/dates';
import { choice, list, whole } from '../params';
import type { Need, Run } from '../query';
import { daysWithBanners, LOST, namedRows } from './needs';

/** What somebody paid for, as a person lists it; null leaves a thing open. */
export interface Booking {
  readonly retailer: string;
  readonly pageType: string | null;
  readonly position: number | null;
  /** A part of the banner's name, address, page or brand. */
  readonly name: string | null;
  /** First and last day, both booked. */
  readonly from: string;
  readonly to: string;
}

/** What a booked day can be, by its letter. */
export const STATES = {
  s: 'seen',
  m: 'not seen',
  n: 'nothing published',
  x: 'failed',
  '-': 'not collected',
  o: 'further down than asked',
  f: 'to come',
} as const;

export const bookedParams = {
  /** Each a JSON list: retailer, page type, position, name, first day, last day. */
  bookings: list(),
  relevance: choice(RELEVANCES, 'RELEVANT'),
  first_n_e_retail_media: whole(1, 1000, 20),
};
export type BookedParams = z.output<z.ZodMiniObject<typeof bookedParams>>;

const stated = z.nullable(z.string());
const sent = z.tuple([z.string(), stated, z.nullable(z.number()), stated, z.iso.date(), z.iso.date()]);

function read({ bookings }: BookedParams): Booking[] {
  return bookings.flatMap((text) => {
    const tuple = sent.safeParse(parsed(text));
    if (!tuple.success) return [];
    const [retailer, pageType, position, name, from, to] = tuple.data;
    return [{ retailer, pageType, position, name, from, to }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The days of all bookings, as far as they can be known. */
export function bookedNeeds(params: BookedParams): Need[] {
  const its = read(params);
  const to = earliest(
    its
      .map((booking) => booking.to)
      .sort()
      .at(-1),
    today(),
  );
  const from = earliest(...its.map((booking) => booking.from), to);
  const { relevance, first_n_e_retail_media } = params;
  return [{ view: banners, params: { relevance, first_n_e_retail_media }, from, to }];
}

const same = (column: string, booked: string) =>
  `lowerUTF8(trimBoth(ifNull(toString(${column}), ''))) = lowerUTF8(trimBoth(${booked}))`;
const part = (column: string) => `positionCaseInsensitiveUTF8(ifNull(${column}, ''), ifNull(bookings.name, '')) > 0`;

/** The bookings as rows, and the banners that each means. Letters' case says nothing; everything else must be so. */
export function bookingStatements(params: BookedParams, run: Run) {
  const tuple =
    'Tuple(no UInt32, retailer String, page_type Nullable(String), position Nullable(Float64), name Nullable(String), from_day Date, to_day Date)';
  const bookings = `SELECT booking.no AS no, booking.retailer AS retailer, booking.page_type AS page_type, booking.position AS position,
        booking.name AS name, booking.from_day AS from_day, booking.to_day AS to_day,
        toBool(ifNull(booking.position > {first_n:Float64}, false)) AS beyond,
        arrayMap(day_no -> booking.from_day + day_no, range(toUInt32(dateDiff('day', booking.from_day, booking.to_day) + 1))) AS booked_days
      FROM (SELECT arrayJoin(JSONExtract({bookings:String}, 'Array(${tuple})')) AS booking)`;
  return {
    bookings,
    hits: `SELECT bookings.no AS no, placed.day AS day, placed.id AS id, placed.page_name AS page_name, placed.page_url AS page_url,
        placed.e_retail_media_position AS at, placed.e_retail_media_url AS banner_url
      FROM (${namedRows('banners')}) AS placed
      CROSS JOIN (${bookings}) AS bookings
      WHERE placed.day BETWEEN bookings.from_day AND bookings.to_day AND ${same('placed.retailer_name', 'bookings.retailer')}
        AND (bookings.page_type IS NULL OR ${same('placed.page_type', "ifNull(bookings.page_type, '')")} OR ${same('placed.page_type_name', "ifNull(bookings.page_type, '')")})
        AND (bookings.position IS NULL OR placed.e_retail_media_position = bookings.position)
        AND (bookings.name IS NULL OR ${['placed.banner', 'placed.e_retail_media_url', 'placed.page_name', 'placed.own_brands', 'placed.competitor_brands'].map(part).join(' OR ')})`,
    params: {
      bookings: JSON.stringify(
        read(params).map(({ retailer, pageType, position, name, from, to }, at) => ({
          ...{ no: at + 1, retailer, page_type: pageType, position, name, from_day: from, to_day: to },
        })),
      ),
      first_n: params.first_n_e_retail_media,
      today: today(),
      state_letters: Object.keys(STATES),
      state_words: Object.values(STATES),
      days_there: daysWithBanners(run),
    },
  };
}

/** SQL: the letter of a booked day on which nothing was seen. A day without any banner of the service proves nothing. */
export const unseen = (day: string) =>
  `multiIf(${day} > {today:Date}, 'f', NOT has({days_there:Array(Date)}, ${day}), ${LOST(day)}, bookings.beyond, 'o', 'm')`;
