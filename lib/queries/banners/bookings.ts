import * as z from 'zod/mini';
import { CAPS } from '@/lib/contract/params';
import { MAX_SAVED, type SavedValue } from '@/lib/contract/saved-items';
import { utcDay } from '@/lib/contract/utc-day';
import { banners, SHOWS_OWN } from '@/lib/datasets/banners/view';
import { foldedText } from '@/lib/metrics/conditions';
import { and, identifier, join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { earlier, earliest, later, latest, periodStart } from '@/lib/queries/shared/dates';
import { fold } from '@/lib/text/fold';
import { list } from '../params';
import type { Need, Run } from '../query';
import { bookingDaysProblem } from './booking-days';
import { daysWithBanners, lettersWithoutBanners } from './needs';
import { findPageType } from './page-types';
import { bannersParams } from './params';

/**
 * A paid placement. A null page type or position matches any. The name is a part of the banner's name, address, page or
 * brand, and null for any banner that shows own products. Both days are booked.
 */
export type Booking = Readonly<SavedValue<'bookings'>>;

const nullableText = z.nullable(z.string());
const tuple = z.tuple([z.string(), nullableText, z.nullable(z.number()), nullableText, z.string(), z.string()]);

/** Maximum characters of a booking. Its three texts have up to 500 each, and JSON writes some characters as six. */
const MAX_TEXT_LENGTH = 10_000;

/** Parses bookings from their texts. Refuses all of them if one is malformed or has impossible days. */
const bookings = z.pipe(
  list({ maxCount: MAX_SAVED.bookings, maxLength: MAX_TEXT_LENGTH }),
  z.transform((texts, { issues }): Booking[] =>
    texts.flatMap((text, index) => {
      const result = tuple.safeParse(parseJson(text));
      const refuse = (why: string) => {
        issues.push({ code: 'custom', input: text, message: `Booking ${index + 1} is not valid: ${why}` });
        return [];
      };
      if (!result.success)
        return refuse('Write a JSON list of retailer, page type, position, name, first and last day.');
      const [retailer, pageType, position, name, from, to] = result.data;
      const problem = bookingDaysProblem({ from, to });
      return problem ? refuse(problem) : [{ retailer, pageType, position, name, from, to }];
    }),
  ),
);

export const bookedParams = {
  /** JSON lists: retailer, page type, position, name, first day, last day. */
  bookings,
  relevance: bannersParams.relevance,
  first_n_e_retail_media: bannersParams.first_n_e_retail_media,
};
export type BookedParams = z.output<z.ZodMiniObject<typeof bookedParams>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the days of all bookings until today, limited to the longest period. Older days count as not collected. */
export function bookedNeeds({ bookings, relevance, first_n_e_retail_media }: BookedParams): Need[] {
  const first = earliest(bookings.map((booking) => booking.from)) ?? utcDay();
  const last = latest(bookings.map((booking) => booking.to)) ?? utcDay();
  const to = earlier(last, utcDay());
  const from = later(periodStart(to, CAPS.rangeDays), earlier(first, to));
  return [{ view: banners, params: { relevance, first_n_e_retail_media }, from, to }];
}

const { c } = banners;

const folded = (value: Sql) => sql`trimBoth(${foldedText(value)})`;
const FOLDED_RETAILER = sql`${folded(c.retailer_name)} AS folded_retailer`;
const IS_ON_PAGE = sql`(bookings.page_type IS NULL OR placed.${c.page_type} = bookings.page_type)`;

/** Types of a booking's fields when the engine parses them from JSON. */
const FIELDS = {
  no: 'UInt32',
  retailer: 'String',
  page_type: 'Nullable(String)',
  position: 'Nullable(Float64)',
  name: 'Nullable(String)',
  from_day: 'Date',
  to_day: 'Date',
  folded_retailer: 'String',
  folded_name: 'Nullable(String)',
};
const FIELDS_TYPE = Object.entries(FIELDS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');
const ALL_FIELDS = join(Object.keys(FIELDS).map((name) => sql`booking.${identifier(name)} AS ${identifier(name)}`));

/** Columns that the name of a booking is searched in. */
const NAMED = [c.banner, c.e_retail_media_url, c.page_name, c.own_brands, c.competitor_brands];

/** A ClickHouse server accepts parameters of 128 KiB, and the longest bookings have 3 kB. */
const BOOKINGS_PER_PARAM = 25;

/** Returns a SELECT with a row for each booking. */
function bookingRows(bookings: readonly Booking[]): Sql {
  const rows = bookings.map(({ retailer, pageType, position, name, from, to }, index) => ({
    no: index + 1,
    retailer,
    page_type: pageType,
    position,
    name,
    from_day: from,
    to_day: to,
    folded_retailer: fold(retailer).trim(),
    folded_name: name && fold(name),
  }));
  const groups = Array.from({ length: Math.ceil(rows.length / BOOKINGS_PER_PARAM) || 1 }, (_, index) =>
    rows.slice(index * BOOKINGS_PER_PARAM, (index + 1) * BOOKINGS_PER_PARAM),
  );
  const arrays = groups.map(
    (group) => sql`JSONExtract(${param(JSON.stringify(group), 'String')}, ${raw(`'Array(Tuple(${FIELDS_TYPE}))'`)})`,
  );
  return sql`SELECT ${ALL_FIELDS} FROM (SELECT arrayJoin(arrayConcat(${join(arrays)})) AS booking)`;
}

/**
 * Returns the conditions on a booking and a banner. The condition on names is last, as it is the most expensive one and
 * few pairs are left by then.
 */
function conditions(bookings: readonly Booking[]): Sql {
  const names = join(
    NAMED.map((column) => sql`ifNull(toString(placed.${column}), '')`),
    ", '\\n', ",
  );
  return and(
    sql`placed.${c.day} BETWEEN bookings.from_day AND bookings.to_day`,
    IS_ON_PAGE,
    sql`bookings.position IS NULL OR placed.${c.e_retail_media_position} = bookings.position`,
    bookings.some(({ name }) => name !== null) &&
      sql`bookings.name IS NULL OR position(${foldedText(sql`concat(${names})`)}, ifNull(bookings.folded_name, '')) > 0`,
    // A booking without a name is for own products, so a competitor's banner at its position is no evidence.
    bookings.some(({ name }) => name === null) && sql`bookings.name IS NOT NULL OR placed.shows_own`,
  );
}

/**
 * Returns bookings with the page types of the data. A stored one may be a name that a user entered, such as "home", or
 * be older than the data.
 */
async function withPageTypes(bookings: readonly Booking[], run: Run): Promise<readonly Booking[]> {
  const names = new Set(bookings.flatMap(({ pageType }) => pageType ?? []));
  if (names.size === 0) return bookings;
  const rows = await run.rows<{ page_type: string }>(
    sql`SELECT DISTINCT assumeNotNull(${c.page_type}) AS page_type FROM ${run.from({ view: banners })}
    WHERE ${c.page_type} IS NOT NULL ORDER BY page_type`,
  );
  const types = rows.map(({ page_type }) => page_type);
  const pageTypes = new Map([...names].map((name) => [name, findPageType(name, types) ?? name]));
  return bookings.map((booking) => ({ ...booking, pageType: pageTypes.get(booking.pageType ?? '') ?? null }));
}

/**
 * Returns statements of the bookings and of the banners that match them. Names are compared without case and accents.
 */
export async function bookingStatements({ bookings, first_n_e_retail_media }: BookedParams, run: Run) {
  const bookingsSql = bookingRows(await withPageTypes(bookings, run));
  const bannersSql = run.from({ view: banners });
  const pages = sql`SELECT DISTINCT ${join([c.day, c.retailer_name, c.page_type])} FROM ${bannersSql}`;
  const days = daysWithBanners(run);
  const lost = lettersWithoutBanners(run);
  /**
   * A SELECT of the bookings with their days as `booked_days`; `beyond` where the position is further down than was
   * requested; the days on which their page has banners as `checked_days`.
   */
  const booked = sql`SELECT booking.*, toBool(ifNull(position > ${param(first_n_e_retail_media, 'Float64')}, false)) AS beyond,
        arrayMap(day_no -> from_day + day_no, range(toUInt32(dateDiff('day', from_day, to_day) + 1))) AS booked_days,
        page.days AS checked_days
      FROM (${bookingsSql}) AS booking
      LEFT JOIN (
        SELECT bookings.no AS no, groupUniqArray(placed.${c.day}) AS days
        FROM (SELECT *, ${FOLDED_RETAILER} FROM (${pages})) AS placed
        INNER JOIN (${bookingsSql}) AS bookings ON placed.folded_retailer = bookings.folded_retailer
        WHERE ${IS_ON_PAGE} GROUP BY no) AS page ON booking.no = page.no`;
  /** A SELECT with a row for each matching banner and day. */
  const hits = sql`SELECT bookings.no AS no, placed.${c.day} AS day, placed.${c.id} AS id, placed.${c.page_name} AS page_name,
          placed.${c.page_url} AS page_url, placed.${c.e_retail_media_position} AS banner_position, placed.${c.e_retail_media_url} AS banner_url
        FROM (SELECT *, toBool(${SHOWS_OWN}) AS shows_own, ${FOLDED_RETAILER} FROM ${bannersSql}) AS placed
        INNER JOIN (${bookingsSql}) AS bookings ON placed.folded_retailer = bookings.folded_retailer
        WHERE ${conditions(bookings)}`;
  /**
   * The letter of a booked day on which nothing was seen. A day without any banner on the booked page is no evidence,
   * as the page may not have been collected.
   */
  const unseen = (day: Sql) => sql`multiIf(
      ${day} > ${param(utcDay(), 'Date')}, 'f',
      NOT has(${param(days, 'Array(Date)')}, ${day}), transform(${day}, ${param([...lost.keys()], 'Array(Date)')}, ${param([...lost.values()], 'Array(String)')}, '-'),
      NOT has(bookings.checked_days, ${day}), 'u', bookings.beyond, 'o', 'm')`;
  return {
    bookings: booked,
    hits,
    unseen,
    /** A SELECT of the bookings with `seen_days`, and with the letters of `booked_days` as `states`. */
    states: sql`SELECT bookings.*, found.seen_days AS seen_days,
          arrayMap(day -> if(has(found.seen_days, day), 's', ${unseen(sql`day`)}), bookings.booked_days) AS states
        FROM (${booked}) AS bookings
        LEFT JOIN (SELECT no, groupUniqArray(day) AS seen_days FROM (${hits}) GROUP BY no) AS found ON bookings.no = found.no`,
  };
}
