import * as z from 'zod/mini';
import { RELEVANCES } from '@/lib/contract/params';
import { banners } from '@/lib/metrics/banners';
import { earliest } from '@/lib/queries/shared/dates';
import type { TableColumns } from '../column';
import { choice, list, whole } from '../params';
import type { Need } from '../query';
import { tableQuery } from '../table';
import { namedRows } from './needs';

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

export interface BookedRow {
  /** Its place in the list that was sent, from 1. */
  no: number;
  retailer: string;
  page_type: string | null;
  position: number | null;
  name: string | null;
  from_day: string;
  to_day: string;
  /** A letter for each booked day: s seen, m collected and not seen, - not collected, f to come. */
  strip: string;
  seen: number;
  missing: number;
  unknown: number;
  ahead: number;
  first_seen: string | null;
  last_seen: string | null;
  /** Its position lies further down the page than the service was asked for: that it was not seen proves nothing. */
  beyond: boolean;
}

export interface BookedDayRow {
  no: number;
  day: string;
  retailer: string;
  page_type: string | null;
  position: number | null;
  name: string | null;
  state: 'seen' | 'not seen' | 'not collected' | 'to come';
  seen_at: number | null;
  page_url: string | null;
  banner_url: string | null;
  placements: { id: string; page_name: string | null; position: number | null }[];
}

const bookedParams = {
  /** Each a JSON list: retailer, page type, position, name, first day, last day. */
  bookings: list(),
  relevance: choice(RELEVANCES, 'RELEVANT'),
  first_n_e_retail_media: whole(1, 1000, 20),
};
type BookedParams = z.output<z.ZodMiniObject<typeof bookedParams>>;

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

function needs(params: BookedParams): Need[] {
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
function statements(params: BookedParams) {
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
    },
  };
}

/** A collected day without any banner of the service proves nothing. */
const KNOWN = '(SELECT groupUniqArray(day) FROM banners)';

const bookingColumns = {
  retailer: { title: 'Retailer', kind: 'text' },
  page_type: { title: 'Page type', kind: 'text' },
  position: {
    title: 'Position',
    kind: 'number',
    unit: 'rank',
    definition: 'The booked place on the page; empty where any will do.',
  },
  name: { title: 'Name', kind: 'text' },
} as const satisfies TableColumns;

/** What became of each booking. A day that nobody collected proves nothing, either way. */
export const booked = tableQuery<BookedRow>()({
  name: 'banners/booked',
  title: 'Booked and seen',
  noun: 'bookings',
  params: bookedParams,
  columns: {
    ...bookingColumns,
    from_day: { title: 'From', kind: 'day' },
    to_day: { title: 'To', kind: 'day' },
    strip: {
      title: 'Day by day',
      kind: 'text',
      definition: 'A letter for each booked day: s seen, m collected and not seen, - not collected, f to come.',
    },
    seen: { title: 'Seen', kind: 'number', unit: 'days', definition: 'Collected days on which it was seen.' },
    missing: { title: 'Not seen', kind: 'number', unit: 'days', definition: 'Collected days on which it was not.' },
    unknown: { title: 'Not collected', kind: 'number', unit: 'days', definition: 'Days that prove nothing.' },
    ahead: {
      title: 'To come',
      kind: 'number',
      unit: 'days',
      definition: 'Booked days after the newest collected one.',
    },
    first_seen: { title: 'First seen', kind: 'day' },
    last_seen: { title: 'Last seen', kind: 'day' },
  },
  fields: ['no', 'beyond'],
  search: ['retailer', 'page_type', 'name'],
  sort: 'from_day.asc',
  key: ['no'],
  needs,
  from(params) {
    const { bookings, hits, params: bound } = statements(params);
    return {
      sql: `
        SELECT no, retailer, page_type, position, name, toString(from_day) AS from_day, toString(to_day) AS to_day, beyond, strip,
          countSubstrings(strip, 's') AS seen, countSubstrings(strip, 'm') AS missing, countSubstrings(strip, '-') AS unknown,
          countSubstrings(strip, 'f') AS ahead,
          if(empty(seen_days), NULL, toString(arrayMin(seen_days))) AS first_seen, if(empty(seen_days), NULL, toString(arrayMax(seen_days))) AS last_seen
        FROM (
          SELECT bookings.*, found.seen_days AS seen_days, arrayStringConcat(arrayMap(day -> multiIf(has(found.seen_days, day), 's', day > {today:Date}, 'f',
            has(${KNOWN}, day) AND NOT bookings.beyond, 'm', '-'), bookings.booked_days)) AS strip
          FROM (${bookings}) AS bookings
          LEFT JOIN (SELECT no, groupUniqArray(day) AS seen_days FROM (${hits}) GROUP BY no) AS found ON bookings.no = found.no)`,
      params: bound,
    };
  },
});

/** The same day by day: what is sent to whoever sold the space. */
export const bookedDays = tableQuery<BookedDayRow>()({
  name: 'banners/booked-days',
  title: 'Booked by day',
  noun: 'days',
  params: bookedParams,
  columns: {
    day: { title: 'Day', kind: 'day' },
    ...bookingColumns,
    state: { title: 'State', kind: 'text' },
    seen_at: {
      title: 'Seen at position',
      kind: 'number',
      unit: 'rank',
      definition: 'Place on the page at which it was seen on the day; empty where it was not.',
    },
    page_url: { title: 'Page address', kind: 'text' },
    banner_url: { title: 'Banner address', kind: 'text' },
  },
  fields: ['no', 'placements'],
  search: ['day', 'retailer', 'page_type', 'name', 'state'],
  sort: 'day.asc',
  key: ['no'],
  needs,
  from(params) {
    const { bookings, hits, params: bound } = statements(params);
    return {
      sql: `
        SELECT bookings.no AS no, toString(bookings.booked) AS day, retailer, page_type, position, name,
          multiIf(notEmpty(found.placements), 'seen', bookings.booked > {today:Date}, 'to come',
            has(${KNOWN}, bookings.booked) AND NOT bookings.beyond, 'not seen', 'not collected') AS state,
          if(empty(found.placements), NULL, found.seen_at) AS seen_at, if(empty(found.placements), NULL, found.page_url) AS page_url,
          if(empty(found.placements), NULL, found.banner_url) AS banner_url, found.placements AS placements
        FROM (SELECT *, arrayJoin(booked_days) AS booked FROM (${bookings})) AS bookings
        LEFT JOIN (
          SELECT no, day, min(at) AS seen_at, argMin(tuple(page_url), ifNull(at, 1e9)).1 AS page_url, argMin(tuple(banner_url), ifNull(at, 1e9)).1 AS banner_url,
            CAST(groupArray((id, page_name, at)), 'Array(Tuple(id String, page_name Nullable(String), position Nullable(Float64)))') AS placements
          FROM (${hits}) GROUP BY no, day) AS found
          ON bookings.no = found.no AND bookings.booked = found.day`,
      params: bound,
    };
  },
});
