import * as z from 'zod/mini';
import { CAPS, RELEVANCES } from '@/lib/contract/params';
import { banners, SHOWS_OWN } from '@/lib/metrics/banners';
import { earlier, later, periodStart } from '@/lib/queries/shared/dates';
import { fold } from '@/lib/text/fold';
import { foldSql } from '@/lib/text/fold-sql';
import { choice, list, whole } from '../params';
import type { Need, Run } from '../query';
import { bookingDaysProblem } from './booking-days';
import { daysWithBanners, lettersWithoutBanners } from './needs';

/** What somebody paid for, as a person lists it; null leaves a thing open. */
export interface Booking {
  readonly retailer: string;
  readonly pageType: string | null;
  readonly position: number | null;
  /** A part of the banner's name, address, page or brand. Null: any banner with own products. */
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

const stated = z.nullable(z.string());
const tuple = z.tuple([z.string(), stated, z.nullable(z.number()), stated, z.string(), z.string()]);

/** Bookings out of their texts. Refuses all of them where one cannot be read or has impossible days. */
const bookings = z.pipe(
  list(),
  z.transform((texts, { issues }): Booking[] =>
    texts.flatMap((text, at) => {
      const read = tuple.safeParse(parseJson(text));
      const refuse = (why: string) => {
        issues.push({ code: 'custom', input: text, message: `Booking ${at + 1} is refused: ${why}` });
        return [];
      };
      if (!read.success) return refuse('Write a JSON list of retailer, page type, position, name, first and last day.');
      const [retailer, pageType, position, name, from, to] = read.data;
      const problem = bookingDaysProblem({ from, to });
      return problem ? refuse(problem) : [{ retailer, pageType, position, name, from, to }];
    }),
  ),
);

export const bookedParams = {
  /** Each a JSON list: retailer, page type, position, name, first day, last day. */
  bookings,
  relevance: choice(RELEVANCES, 'RELEVANT'),
  first_n_e_retail_media: whole(1, 1000, 20),
};
export type BookedParams = z.output<z.ZodMiniObject<typeof bookedParams>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The days of all bookings until today, of the longest period at most: older days count as not collected. */
export function bookedNeeds({ bookings, relevance, first_n_e_retail_media }: BookedParams): Need[] {
  const [first = today()] = bookings.map((booking) => booking.from).sort();
  const last = bookings
    .map((booking) => booking.to)
    .sort()
    .at(-1);
  const to = earlier(last ?? today(), today());
  const from = later(periodStart(to, CAPS.rangeDays), earlier(first, to));
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
  const { bookings } = params;
  const tuple =
    'Tuple(no UInt32, retailer String, page_type Nullable(String), position Nullable(Float64), name Nullable(String), from_day Date, to_day Date, folded_retailer String, folded_page_type Nullable(String), folded_name Nullable(String))';
  const each = `SELECT arrayJoin(JSONExtract({bookings:String}, 'Array(${tuple})')) AS booking`;
  const fields = (names: readonly string[]) => names.map((name) => `booking.${name} AS ${name}`).join(', ');
  const compared = [`${folded('retailer_name')} AS folded_retailer`];
  const stated: string[] = [];
  if (bookings.some(({ pageType }) => pageType !== null)) {
    compared.push(`[${folded('page_type')}, ${folded('page_type_name')}] AS folded_page_types`);
    stated.push("(bookings.page_type IS NULL OR has(placed.folded_page_types, ifNull(bookings.folded_page_type, '')))");
  }
  if (bookings.some(({ position }) => position !== null))
    stated.push('(bookings.position IS NULL OR placed.e_retail_media_position = bookings.position)');
  if (bookings.some(({ name }) => name !== null)) {
    const names = NAMED.map((column) => `ifNull(toString(placed.${column}), '')`).join(", '\\n', ");
    stated.push(
      `(bookings.name IS NULL OR position(${foldSql(`concat(${names})`)}, ifNull(bookings.folded_name, '')) > 0)`,
    );
  }
  // A booking without a name is for own products: a competitor's banner at its position proves nothing.
  if (bookings.some(({ name }) => name === null)) {
    compared.push(`toBool(${SHOWS_OWN}) AS shows_own`);
    stated.push('(bookings.name IS NOT NULL OR placed.shows_own)');
  }
  const lost = lettersWithoutBanners(run);
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
        bookings.map(({ retailer, pageType, position, name, from, to }, at) => ({
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
      days_there: daysWithBanners(run),
      lost_days: [...lost.keys()],
      lost_letters: [...lost.values()],
    },
  };
}

/** SQL: the letter of a booked day on which nothing was seen. A day without any banner of the service proves nothing. */
export const unseen = (day: string) =>
  `multiIf(${day} > {today:Date}, 'f', NOT has({days_there:Array(Date)}, ${day}), transform(${day}, {lost_days:Array(Date)}, {lost_letters:Array(String)}, '-'), bookings.beyond, 'o', 'm')`;
