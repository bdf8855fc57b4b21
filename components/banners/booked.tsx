'use client';

import { useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { BookedDrawer } from '@/components/banners/booked-drawer';
import { bookingText, withBookings, withChanged } from '@/components/banners/booking';
import { BookingDialog } from '@/components/banners/booking-dialog';
import type { Banners } from '@/components/banners/use-banners';
import { useBookings } from '@/components/banners/use-bookings';
import { DayStrip, StripLegend } from '@/components/chart/day-strip';
import { PanelGuidance } from '@/components/panel/panel-guidance';
import { AnswerTable } from '@/components/table/answer-table';
import type { Column } from '@/components/table/column';
import { dayColumn, integerColumn, positionColumn, textColumn } from '@/components/table/columns';
import { toSheet } from '@/components/table/to-sheet';
import { Button } from '@/components/ui/button';
import { saveFiles, saveSheets } from '@/components/ui/save-files';
import { fetchRows } from '@/lib/client/fetch-rows';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { BookedDayRow, BookedRow } from '@/lib/queries/banners/booked';

const BOOKED_COLUMNS: readonly Column<BookedRow>[] = [
  textColumn({ id: 'retailer', header: 'Retailer', value: ({ retailer }) => retailer, width: 120, pinned: true }),
  textColumn({
    id: 'page_type',
    header: 'Page type',
    value: ({ page_type }) => page_type && pageTypeWords(page_type),
    width: 112,
  }),
  positionColumn({ id: 'position', header: 'Position', value: ({ position }) => position, width: 72 }),
  textColumn({ id: 'name', header: 'Name', value: ({ name }) => name, width: 104 }),
  dayColumn({ id: 'from_day', header: 'From', value: (row) => row.from_day, width: 96 }),
  dayColumn({ id: 'to_day', header: 'To', value: (row) => row.to_day, width: 96 }),
  textColumn({
    id: 'strip',
    header: 'Day by day',
    value: ({ strip }) => strip,
    cell: ({ strip }) => <DayStrip strip={strip} />,
    width: 152,
  }),
  integerColumn({
    id: 'seen',
    header: 'Seen',
    value: ({ seen }) => seen,
    width: 64,
  }),
  integerColumn({
    id: 'missing',
    header: 'Not seen',
    value: ({ missing }) => missing,
    width: 72,
  }),
  integerColumn({
    id: 'unknown',
    header: 'No evidence',
    hint: 'Days that prove nothing: nothing published, failed, not collected, or further down than asked for',
    value: ({ unknown }) => unknown,
    width: 96,
  }),
  integerColumn({ id: 'ahead', header: 'To come', value: ({ ahead }) => ahead, width: 72, hidden: true }),
  dayColumn({ id: 'first_seen', header: 'First seen', value: (row) => row.first_seen, hidden: true }),
  dayColumn({ id: 'last_seen', header: 'Last seen', value: (row) => row.last_seen, hidden: true }),
];

/** Of the file, day by day. */
const DAY_COLUMNS: readonly Column<BookedDayRow>[] = [
  dayColumn({ id: 'day', header: 'Day', value: ({ day }) => day }),
  textColumn({ id: 'retailer', header: 'Retailer', value: ({ retailer }) => retailer }),
  textColumn({
    id: 'page_type',
    header: 'Page type',
    value: ({ page_type }) => page_type && pageTypeWords(page_type),
  }),
  positionColumn({ id: 'position', header: 'Position', value: ({ position }) => position }),
  textColumn({ id: 'name', header: 'Name', value: ({ name }) => name }),
  textColumn({ id: 'state', header: 'State', value: ({ state }) => state }),
  positionColumn({ id: 'seen_at', header: 'Seen at position', value: (row) => row.seen_at }),
  textColumn({ id: 'page_url', header: 'Page address', value: (row) => row.page_url }),
  textColumn({ id: 'banner_url', header: 'Banner address', value: (row) => row.banner_url }),
];

interface BookedProps {
  banners: Banners;
  onOpen: (id: string, day?: string | null) => void;
}

/** What was booked beside what was seen, day by day. The list stays in this browser. */
export function BookedTab({ banners, onOpen }: BookedProps) {
  const { params: shown, facets, dates } = banners;
  const client = useQueryClient();
  const { bookings, keep, asked } = useBookings(shown);
  const [listing, setListing] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const known = {
    retailers: (facets?.retailer ?? []).map(({ value }) => value),
    pageTypes: (facets?.page_type ?? []).map(({ value }) => value),
  };
  const variant = { relevance: shown.relevance, first_n_e_retail_media: shown.first_n_e_retail_media };
  const opened = bookings.find((booking) => bookingText(booking) === open) ?? null;
  return (
    <>
      <h2 className="font-semibold text-panel">Did what was booked run</h2>
      {bookings.length === 0 ? (
        <PanelGuidance
          guidance={{
            kind: 'guidance',
            reason: 'not-listed',
            text: 'No booking is listed yet. List what was paid for, or paste its rows from a sheet: retailer, page type, position or name, first and last day. The list stays in this browser.',
            action: { label: 'Add bookings', onAction: () => setListing(true) },
          }}
        />
      ) : (
        <AnswerTable
          query="banners/booked"
          params={asked}
          columns={BOOKED_COLUMNS}
          label="Booked and seen"
          title={`Booked and seen ${dates.date}`}
          noun="bookings"
          defaultSort="from_day.asc"
          lead={<StripLegend letters="smnx-of" />}
          onOpen={({ no }) => setOpen(asked.bookings[no - 1] ?? null)}
          tools={
            <>
              <Button onClick={() => setListing(true)}>Add bookings</Button>
              <Button
                onClick={() =>
                  void saveFiles(async () =>
                    saveSheets(`Booked and seen ${dates.date}`, [
                      toSheet('Booked and seen', BOOKED_COLUMNS, await fetchRows(client, 'banners/booked', asked)),
                      toSheet('Day by day', DAY_COLUMNS, await fetchRows(client, 'banners/booked-days', asked)),
                    ]),
                  )
                }
              >
                <FileSpreadsheet aria-hidden />
                Excel, day by day
              </Button>
            </>
          }
          className="max-h-[70dvh]"
        />
      )}
      <BookingDialog
        open={listing}
        onOpenChange={setListing}
        known={known}
        onAdd={(added) => keep(withBookings(bookings, added))}
      />
      <BookedDrawer
        booking={opened}
        known={known}
        variant={variant}
        onOpen={onOpen}
        onClose={() => setOpen(null)}
        onChange={(changed) => {
          keep(withChanged(bookings, open ?? '', changed));
          setOpen(bookingText(changed));
        }}
        onRemove={() => {
          keep(bookings.filter((booking) => bookingText(booking) !== open));
          setOpen(null);
        }}
      />
    </>
  );
}
