import { PAGE_TYPE_WORDS } from '@/lib/contract/known-values';
import { param, sql } from '@/lib/metrics/sql';
import type { TableColumns } from '../column';
import { tableQuery } from '../table';
import { bookedNeeds, bookedParams, bookingStatements, STATES } from './bookings';

const STRIP = `A letter for each booked day: ${Object.entries(STATES)
  .map(([letter, words]) => `${letter} ${words}`)
  .join(', ')}.`;

export interface BookedRow {
  /** Number in the list of bookings, from 1. */
  no: number;
  retailer: string;
  page_type: string | null;
  position: number | null;
  name: string | null;
  from_day: string;
  to_day: string;
  /** A letter for each booked day, see `STRIP`. */
  strip: string;
  seen: number;
  missing: number;
  unknown: number;
  ahead: number;
  first_seen: string | null;
  last_seen: string | null;
  /** Its position is beyond the requested ones, so days on which it was not seen are no evidence. */
  beyond: boolean;
}

export interface BookedDayRow {
  no: number;
  day: string;
  retailer: string;
  page_type: string | null;
  position: number | null;
  name: string | null;
  state: (typeof STATES)[keyof typeof STATES];
  seen_at: number | null;
  page_url: string | null;
  banner_url: string | null;
  placements: { id: string; page_name: string | null; position: number | null }[];
}

const bookingColumns = {
  retailer: { title: 'Retailer', kind: 'text' },
  page_type: { title: 'Page type', kind: 'text', labels: PAGE_TYPE_WORDS },
  position: {
    title: 'Position',
    kind: 'number',
    unit: 'rank',
    definition: 'The booked position on the page. Empty if any position counts.',
  },
  name: { title: 'Name', kind: 'text' },
} as const satisfies TableColumns;

/** Bookings with their seen and missed days. A day that was not collected is no evidence. */
export const booked = tableQuery<BookedRow>()({
  name: 'banners/booked',
  title: 'Booked and seen',
  noun: 'bookings',
  params: bookedParams,
  columns: {
    ...bookingColumns,
    from_day: { title: 'From', kind: 'day' },
    to_day: { title: 'To', kind: 'day' },
    strip: { title: 'Day by day', kind: 'text', definition: STRIP },
    seen: { title: 'Seen', kind: 'number', unit: 'days', definition: 'Collected days on which it was seen.' },
    missing: { title: 'Not seen', kind: 'number', unit: 'days', definition: 'Collected days on which it was not.' },
    unknown: {
      title: 'No evidence',
      kind: 'number',
      unit: 'days',
      definition:
        'Days without evidence: nothing published, failed, not collected, or a position beyond the requested ones.',
    },
    ahead: { title: 'Upcoming', kind: 'number', unit: 'days', definition: 'Booked days after today.' },
    first_seen: { title: 'First seen', kind: 'day' },
    last_seen: { title: 'Last seen', kind: 'day' },
  },
  fields: ['no', 'beyond'],
  search: ['retailer', 'page_type', 'name'],
  sort: 'from_day.asc',
  key: ['no'],
  needs: bookedNeeds,
  from(params, run) {
    const { bookings, hits, unseen } = bookingStatements(params, run);
    return sql`
        SELECT no, retailer, page_type, position, name, toString(from_day) AS from_day, toString(to_day) AS to_day, beyond, strip,
          countSubstrings(strip, 's') AS seen, countSubstrings(strip, 'm') AS missing, length(strip) - seen - missing - ahead AS unknown,
          countSubstrings(strip, 'f') AS ahead,
          if(empty(seen_days), NULL, toString(arrayMin(seen_days))) AS first_seen, if(empty(seen_days), NULL, toString(arrayMax(seen_days))) AS last_seen
        FROM (
          SELECT bookings.*, found.seen_days AS seen_days, arrayStringConcat(arrayMap(day ->
            if(has(found.seen_days, day), 's', ${unseen(sql`day`)}), bookings.booked_days)) AS strip
          FROM (${bookings}) AS bookings
          LEFT JOIN (SELECT no, groupUniqArray(day) AS seen_days FROM (${hits()}) GROUP BY no) AS found ON bookings.no = found.no)`;
  },
});

/** The days of bookings one by one, as evidence for the retailer. */
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
      definition: 'Position on the page at which it was seen on the day. Empty if it was not seen.',
    },
    page_url: { title: 'Page address', kind: 'text' },
    banner_url: { title: 'Banner address', kind: 'text' },
  },
  fields: ['no', 'placements'],
  search: ['day', 'retailer', 'page_type', 'name', 'state'],
  sort: 'day.asc',
  key: ['no'],
  needs: bookedNeeds,
  from(params, run) {
    const { bookings, hits, unseen } = bookingStatements(params, run);
    return sql`
        SELECT bookings.no AS no, toString(bookings.booked) AS day, retailer, page_type, position, name,
          transform(if(notEmpty(found.placements), 's', ${unseen(sql`bookings.booked`)}),
            ${param(Object.keys(STATES), 'Array(String)')}, ${param(Object.values(STATES), 'Array(String)')}, '') AS state,
          if(empty(found.placements), NULL, found.seen_at) AS seen_at, if(empty(found.placements), NULL, found.page_url) AS page_url,
          if(empty(found.placements), NULL, found.banner_url) AS banner_url, found.placements AS placements
        FROM (SELECT *, arrayJoin(booked_days) AS booked FROM (${bookings})) AS bookings
        LEFT JOIN (
          SELECT no, day, min(at) AS seen_at, argMin(tuple(page_url, banner_url), (ifNull(at, 1e9), id)) AS first, first.1 AS page_url, first.2 AS banner_url,
            CAST(arraySort(groupArray((id, page_name, at))), 'Array(Tuple(id String, page_name Nullable(String), position Nullable(Float64)))') AS placements
          FROM (${hits(['id', 'page_name', 'page_url', 'at', 'banner_url'])}) GROUP BY no, day) AS found
          ON bookings.no = found.no AND bookings.booked = found.day`;
  },
});
