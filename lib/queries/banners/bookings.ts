import * as z from 'zod/mini';
import { RELEVANCES } from '@/lib/contract/params';
import { banners } from '@/lib/metrics/banners';
import { earliest } from '@/lib/queries/shared/dates';
import { fold } from '@/lib/text/fold';
import { foldSql } from '@/lib/text/fold-sql';
import { choice, list, whole } from '../params';
import type { Need, Run } from '../query';
import { daysWithBanners, lostLetter } from './needs';

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

const folded = (column: string) => `trimBoth(${foldSql(`ifNull(toString(${column}), '')`)})`;

/** What can be had of a banner that was booked. */
const OF_PLACED = {
  id: 'id',
  page_name: 'page_name',
  page_url: 'page_url',
  at: 'e_retail_media_position',
  banner_url: 'e_retail_media_url',
};
const JOINED = [
  ...['no', 'page_type', 'position', 'name', 'from_day', 'to_day'],
  ...['folded_retailer', 'folded_page_type', 'folded_name'],
];
/** Where the name of a booking is searched. */
const NAMED = ['banner', 'e_retail_media_url', 'page_name', 'own_brands', 'competitor_brands'];

/**
 * The bookings as rows, and the banners that each of them matches. Names are compared folded. Where a
 * booking names a banner or brand comes last: it is the costliest condition, and few pairs are left by then.
 */
export function bookingStatements(params: BookedParams, run: Run) {
  const its = read(params);
  const tuple =
    'Tuple(no UInt32, retailer String, page_type Nullable(String), position Nullable(Float64), name Nullable(String), from_day Date, to_day Date, folded_retailer String, folded_page_type Nullable(String), folded_name Nullable(String))';
  const each = `SELECT arrayJoin(JSONExtract({bookings:String}, 'Array(${tuple})')) AS booking`;
  const fields = (names: readonly string[]) => names.map((name) => `booking.${name} AS ${name}`).join(', ');
  const compared = [`${folded('retailer_name')} AS folded_retailer`];
  const stated: string[] = [];
  if (its.some(({ pageType }) => pageType !== null)) {
    compared.push(`[${folded('page_type')}, ${folded('page_type_name')}] AS folded_page_types`);
    stated.push("(bookings.page_type IS NULL OR has(placed.folded_page_types, ifNull(bookings.folded_page_type, '')))");
  }
  if (its.some(({ position }) => position !== null))
    stated.push('(bookings.position IS NULL OR placed.e_retail_media_position = bookings.position)');
  if (its.some(({ name }) => name !== null)) {
    const names = NAMED.map((column) => `ifNull(toString(placed.${column}), '')`).join(", '\\n', ");
    stated.push(
      `(bookings.name IS NULL OR position(${foldSql(`concat(${names})`)}, ifNull(bookings.folded_name, '')) > 0)`,
    );
  }
  const there = daysWithBanners(run);
  const lost = run.days({ view: banners }).flatMap(({ day }) => (there.includes(day) ? [] : day));
  return {
    bookings: `SELECT ${fields(['no', 'retailer', 'page_type', 'position', 'name', 'from_day', 'to_day'])},
        toBool(ifNull(booking.position > {first_n:Float64}, false)) AS beyond,
        arrayMap(day_no -> booking.from_day + day_no, range(toUInt32(dateDiff('day', booking.from_day, booking.to_day) + 1))) AS booked_days
      FROM (${each})`,
    /** A row for each banner on each day, with `no` and `day`, and what else is wanted of it. */
    hits: (wanted: readonly (keyof typeof OF_PLACED)[] = []) => `
      SELECT bookings.no AS no, placed.day AS day${wanted.map((name) => `, placed.${OF_PLACED[name]} AS ${name}`).join('')}
      FROM (SELECT ${[...new Set(['day', 'e_retail_media_position', ...NAMED, ...wanted.map((name) => OF_PLACED[name])]), ...compared].join(', ')} FROM banners) AS placed
      INNER JOIN (SELECT ${fields(JOINED)} FROM (${each})) AS bookings
      ON placed.folded_retailer = bookings.folded_retailer
      WHERE ${['placed.day BETWEEN bookings.from_day AND bookings.to_day', ...stated].join(' AND ')}`,
    params: {
      bookings: JSON.stringify(
        its.map(({ retailer, pageType, position, name, from, to }, at) => ({
          ...{ no: at + 1, retailer, page_type: pageType, position, name, from_day: from, to_day: to },
          folded_retailer: fold(retailer).trim(),
          folded_page_type: pageType && fold(pageType).trim(),
          folded_name: name && fold(name),
        })),
      ),
      first_n: params.first_n_e_retail_media,
      today: today(),
      state_letters: Object.keys(STATES),
      state_words: Object.values(STATES),
      days_there: there,
      lost_days: lost,
      lost_letters: lost.map((day) => lostLetter(run, day)),
    },
  };
}

/** SQL: the letter of a booked day on which nothing was seen. A day without any banner of the service proves nothing. */
export const unseen = (day: string) =>
  `multiIf(${day} > {today:Date}, 'f', NOT has({days_there:Array(Date)}, ${day}), transform(${day}, {lost_days:Array(Date)}, {lost_letters:Array(String)}, '-'), bookings.beyond, 'o', 'm')`;
