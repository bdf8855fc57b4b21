import { BookedStrip } from '@/components/banners/booked-strip';
import { BOOKED_WORDS, bookedVerdict } from '@/components/banners/booked-words';
import type { Booking } from '@/components/banners/booking';
import type { Booked, BookedDay } from '@/components/banners/prepare-booked';
import type { Column } from '@/components/table/column';
import { dayColumn, integerColumn, positionColumn, textColumn } from '@/components/table/columns';
import type { Format } from '@/lib/client/format';

/** What a booking says, for rows that hold one. */
function bookingColumns<Row>(of: (row: Row) => Booking): Column<Row>[] {
  return [
    textColumn({ id: 'retailer', header: 'Retailer', value: (row) => of(row).retailer, width: 120, pinned: true }),
    textColumn({ id: 'page_type', header: 'Page type', value: (row) => of(row).pageType, width: 120 }),
    positionColumn({ id: 'position', header: 'Position', value: (row) => of(row).position, width: 80 }),
    textColumn({ id: 'name', header: 'Name', value: (row) => of(row).name, width: 104 }),
  ];
}

/** A row a booking. */
export function bookedColumns(format: Format): Column<Booked>[] {
  const count = (state: keyof typeof BOOKED_WORDS, header: string, hint: string) =>
    integerColumn<Booked>({ id: state, header, hint, value: ({ counts }) => counts[state], width: 80 });
  return [
    ...bookingColumns<Booked>(({ booking }) => booking),
    dayColumn({ id: 'from', header: 'From', value: ({ booking }) => booking.from, width: 100 }),
    dayColumn({ id: 'to', header: 'To', value: ({ booking }) => booking.to, width: 100 }),
    textColumn({
      id: 'verdict',
      header: 'Day by day',
      hint: 'Filled: seen. Framed: collected and not seen. Hatched: not collected. Dashed: to come',
      value: (row) => bookedVerdict(row, format),
      cell: ({ days, counts }) => <BookedStrip days={days} counts={counts} />,
      width: 152,
    }),
    count('seen', 'Seen', 'Collected days on which it was seen'),
    count('missing', 'Not seen', 'Collected days on which it was not'),
    count('unknown', 'Not collected', 'Days that prove nothing'),
    { ...count('ahead', 'To come', 'Days after today'), hidden: true },
    dayColumn({ id: 'first', header: 'First seen', value: ({ firstSeen }) => firstSeen, hidden: true }),
    dayColumn({ id: 'last', header: 'Last seen', value: ({ lastSeen }) => lastSeen, hidden: true }),
  ];
}

/** A booking on one of its days. */
export interface BookedOn {
  row: Booked;
  day: BookedDay;
}

/** A row a booking and day: what is sent to whoever sold the place. */
export const bookedDayColumns: readonly Column<BookedOn>[] = [
  dayColumn({ id: 'day', header: 'Day', value: ({ day }) => day.date }),
  ...bookingColumns<BookedOn>(({ row }) => row.booking),
  textColumn({ id: 'state', header: 'State', value: ({ day }) => BOOKED_WORDS[day.state] }),
  positionColumn({
    id: 'seen_at',
    header: 'Seen at position',
    value: ({ day }) => day.placements[0]?.item.e_retail_media_position ?? null,
  }),
  textColumn({ id: 'page_url', header: 'Page address', value: ({ day }) => day.placements[0]?.item.page_url ?? null }),
  textColumn({
    id: 'banner_url',
    header: 'Banner address',
    value: ({ day }) => day.placements[0]?.item.e_retail_media_url ?? null,
  }),
];
