import { PAGE_TYPE_WORDS } from '@/lib/contract/page-types';
import { columns, day, hidden, list, number, type RowOf, required, text } from '../columns';
import { strip } from '../strip-column';

/** States of a booked day by letter. */
export const STATES = {
  s: 'seen',
  m: 'not seen',
  n: 'nothing published',
  x: 'failed',
  '-': 'not collected',
  u: 'not checked',
  o: 'beyond the requested positions',
  f: 'upcoming',
} as const;

const bookingColumns = {
  retailer: required(text('Retailer', { width: 120, pinned: true, search: true })),
  page_type: text('Page type', { width: 112, search: true, labels: PAGE_TYPE_WORDS }),
  position: number('rank', 'Position', 'The booked position on the page. Empty if any position counts.', { width: 72 }),
  name: text('Name', { width: 104, search: true }),
};
/** Number in the list of bookings, from 1. */
const no = hidden.number;

/** A booking with the numbers of its days by state. */
export const bookedColumns = columns(
  {
    ...bookingColumns,
    from_day: required(day('From', { width: 96 })),
    to_day: required(day('To', { width: 96 })),
    strip: strip(STATES, 200),
    seen: required(number('days', 'Seen', 'Collected days on which it was seen.', { width: 64 })),
    missing: required(number('days', 'Not seen', 'Collected days on which it was not.', { width: 72 })),
    unknown: required(
      number(
        'days',
        'No evidence',
        'Days without evidence: nothing published, failed, not collected, no banner of any brand on the booked page, or a position beyond the requested ones.',
        { width: 96 },
      ),
    ),
    ahead: required(number('days', 'Upcoming', 'Booked days after today.', { width: 88, optional: true })),
    first_seen: day('First seen', { optional: true }),
    last_seen: day('Last seen', { optional: true }),
  },
  { no },
);

/** A booked day, as evidence for the retailer. */
export const bookedDayColumns = columns(
  {
    day: required(day('Day', { search: true })),
    ...bookingColumns,
    state: required(text<(typeof STATES)[keyof typeof STATES]>('State', { search: true })),
    seen_at: number(
      'rank',
      'Seen at position',
      'Position on the page at which it was seen on the day. Empty if it was not seen.',
    ),
    page_url: text('Page address'),
    banner_url: text('Banner address'),
  },
  { no, placements: list<{ id: string; page_name: string | null; position: number | null }>() },
);

export type BookedRow = RowOf<typeof bookedColumns>;
export type BookedDayRow = RowOf<typeof bookedDayColumns>;
