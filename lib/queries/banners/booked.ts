import { NAMED_TUPLES, param, sql, tupleOf } from '@/lib/metrics/sql';
import { table } from '../table';
import { bookedColumns, bookedDayColumns, STATES } from './booked.columns';
import { bookedNeeds, bookedParams, bookingStatements } from './bookings';

/** Bookings with their seen and missed days. A day that was not collected is no evidence. */
export const booked = table({
  name: 'banners/booked',
  isPosted: true,
  title: 'Booked and seen',
  noun: 'bookings',
  params: bookedParams,
  columns: bookedColumns,
  sort: 'from_day.asc',
  key: ['no'],
  needs: bookedNeeds,
  async rows(params, run) {
    const { states } = await bookingStatements(params, run);
    return sql`
        SELECT no, retailer, page_type, position, name, toString(from_day) AS from_day, toString(to_day) AS to_day,
          arrayStringConcat(states) AS strip,
          countSubstrings(strip, 's') AS seen, countSubstrings(strip, 'm') AS missing, length(strip) - seen - missing - ahead AS unknown,
          countSubstrings(strip, 'f') AS ahead,
          if(empty(seen_days), NULL, toString(arrayMin(seen_days))) AS first_seen, if(empty(seen_days), NULL, toString(arrayMax(seen_days))) AS last_seen
        FROM (${states})`;
  },
});

/** The days of bookings one by one, as evidence for the retailer. */
export const bookedDays = table({
  name: 'banners/booked-days',
  isPosted: true,
  title: 'Booked by day',
  noun: 'days',
  params: bookedParams,
  columns: bookedDayColumns,
  sort: 'day.asc',
  key: ['no', 'day'],
  needs: bookedNeeds,
  async rows(params, run) {
    const { bookings, hits, unseen } = await bookingStatements(params, run);
    return sql`
        SELECT bookings.no AS no, toString(bookings.booked) AS day, retailer, page_type, position, name,
          transform(if(notEmpty(found.placements), 's', ${unseen(sql`bookings.booked`)}),
            ${param(Object.keys(STATES), 'Array(String)')}, ${param(Object.values(STATES), 'Array(String)')}, '') AS state,
          if(empty(found.placements), NULL, found.seen_at) AS seen_at, if(empty(found.placements), NULL, found.page_url) AS page_url,
          if(empty(found.placements), NULL, found.banner_url) AS banner_url, found.placements AS placements
        FROM (SELECT *, arrayJoin(booked_days) AS booked FROM (${bookings})) AS bookings
        LEFT JOIN (
          SELECT no, day, min(banner_position) AS seen_at, argMin(${tupleOf(['page_url', 'banner_url'])}, (ifNull(banner_position, 1e9), id)) AS first, first.page_url AS page_url, first.banner_url AS banner_url,
            arraySort(groupArray(${tupleOf(['id', 'page_name', sql`banner_position AS position`])})) AS placements
          FROM (${hits}) GROUP BY no, day ${NAMED_TUPLES}) AS found
          ON bookings.no = found.no AND bookings.booked = found.day`;
  },
});
