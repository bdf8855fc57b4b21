'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { BookingDialog, ChangeDialog } from '@/components/banners/booking-dialog';
import { bookingText } from '@/components/banners/booking-list';
import { bookingName } from '@/components/banners/booking-name';
import { useBookings } from '@/components/banners/bookings';
import { reportUnsaved, useBookingChanges } from '@/components/banners/change-bookings';
import { findRetailer } from '@/components/banners/find-retailer';
import { NoBookings } from '@/components/banners/no-bookings';
import { positionText } from '@/components/banners/proof';
import type { Banners, OpenBanner } from '@/components/banners/use-banners';
import { axisOf, type DayAxis, onAxis } from '@/components/chart/day-axis';
import { DayStrip, StripLegend } from '@/components/chart/day-strip';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { PageContext, UNFILTERED } from '@/components/panel/page-context';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { PlainTable } from '@/components/ui/plain-table';
import { saveFiles } from '@/components/ui/save-files';
import { type ExportSheet, saveWorkbook } from '@/lib/client/files/request-export';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { type BookedDayRow, bookedColumns } from '@/lib/queries/banners/booked.columns';
import type { BookingNames } from '@/lib/queries/banners/booking-names';
import type { Booking } from '@/lib/queries/banners/bookings';
import type { ParamsOf } from '@/lib/queries/registry';

const NO_NAMES: BookingNames = { retailers: [], pageTypes: [] };
/** Maximum number of days in the strips, so that each is wide enough to see. */
const MAX_DAYS = 84;

/** Returns the columns on screen. All strips share one axis, and the header shows its range. */
function columnsOn(axis: DayAxis, day: (date: string) => string) {
  return screenColumns(bookedColumns, {
    titles: { strip: `${day(axis.from)} – ${day(axis.to)}` },
    cells: { strip: ({ strip, from_day }) => <DayStrip strip={onAxis(strip, from_day, axis)} /> },
  });
}

interface BookedProps {
  banners: Banners;
  onOpen: OpenBanner;
}

/** Table of the account's bookings with the days on which their banners were seen. */
export function BookedTab({ banners, onOpen }: BookedProps) {
  const { address, competitionPages, dates } = banners;
  const format = useFormat();
  const { bookings, params } = useBookings(address);
  const { add, change } = useBookingChanges();
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const answer = useAnswer('banners/booking-names', { page: competitionPages.map(String) });
  // Without an answer, names are not checked. Days of an unknown retailer are then "not checked".
  const names = answer.kind === 'content' ? answer.data : answer.kind === 'problem' ? NO_NAMES : null;
  const columns = useMemo(
    () => columnsOn(axisOf(bookings, dates.date, MAX_DAYS), format.shortDay),
    [bookings, dates.date, format],
  );
  const opened = bookings.find((booking) => bookingText(booking) === open);
  const title = `Booked and seen ${dates.date}`;
  const sheets: ExportSheet[] = [
    { title: 'Booked and seen', query: 'banners/booked', params },
    { title: 'Day by day', query: 'banners/booked-days', params },
  ];
  return (
    <PageContext value={UNFILTERED}>
      <h2 className="font-semibold text-panel">Did your bookings run?</h2>
      {bookings.length === 0 ? (
        <NoBookings label="Add bookings" onAction={() => setAdding(true)} />
      ) : (
        <AnswerTable
          query="banners/booked"
          params={params}
          columns={columns}
          label="Booked and seen"
          title={title}
          noun="booking"
          lead={<StripLegend letters="smunx-of" />}
          onOpen={({ no }) => setOpen(params.bookings[no - 1] ?? null)}
          tools={
            <>
              <Button onClick={() => setAdding(true)}>Add bookings</Button>
              <Button onClick={() => void saveFiles(() => saveWorkbook({ title, sheets }, { notes: [], format }))}>
                <FileSpreadsheet aria-hidden />
                Excel, day by day
              </Button>
            </>
          }
        />
      )}
      <BookingDialog open={isAdding} onOpenChange={setAdding} names={names} onAdd={add} />
      {opened ? (
        <BookedDrawer
          booking={opened}
          names={names}
          params={{ ...params, bookings: [bookingText(opened)], limit: 400 }}
          onOpen={onOpen}
          onClose={() => setOpen(null)}
          onChange={(changed) => {
            setOpen(bookingText(changed));
            return change(opened, changed);
          }}
          onRemove={() => {
            void change(opened, null).catch(reportUnsaved);
            setOpen(null);
          }}
        />
      ) : null}
    </PageContext>
  );
}

interface BookedDrawerProps {
  booking: Booking;
  /** Names in the data. Null while they are loading. */
  names: BookingNames | null;
  params: ParamsOf<'banners/booked-days'>;
  onOpen: OpenBanner;
  onClose: () => void;
  /** Rejects if the change was not saved. */
  onChange: (changed: Booking) => Promise<void>;
  onRemove: () => void;
}

/** A booking day by day, with links to the banners that were seen. */
function BookedDrawer({ booking, names, params, onOpen, onClose, onChange, onRemove }: BookedDrawerProps) {
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  // Any retailer is accepted while no data has been collected.
  const match = names && findRetailer(booking.retailer, names.retailers);
  const days = useAnswer('banners/booked-days', params);
  return (
    <Drawer
      open
      onOpenChange={(next) => !next && onClose()}
      title={bookingName(booking)}
      caption={`${format.day(booking.from)} to ${format.day(booking.to)}`}
    >
      {match && 'problem' in match ? <p className="mb-3 text-off-target">{match.problem}</p> : null}
      <AnswerPanel title="Day by day" state={days} caption={({ rows }) => verdict(rows, format.integer)}>
        {({ rows }) => <Days rows={rows} onOpen={onOpen} />}
      </AnswerPanel>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setChanging(true)}>Change this booking</Button>
        <Button onClick={onRemove}>Remove this booking</Button>
      </div>
      <ChangeDialog open={isChanging} onOpenChange={setChanging} booking={booking} names={names} onChange={onChange} />
    </Drawer>
  );
}

function Days({ rows, onOpen }: { rows: readonly BookedDayRow[]; onOpen: OpenBanner }) {
  const format = useFormat();
  return (
    <PlainTable
      columns={[
        { name: 'Day', kind: 'text', cell: ({ day }) => format.weekday(day), className: 'whitespace-nowrap' },
        {
          name: 'State',
          kind: 'text',
          cell: ({ state }) =>
            state === 'not seen' ? (
              <span className="text-off-target">
                <span aria-hidden>▼ </span>
                {state}
              </span>
            ) : (
              state
            ),
        },
        {
          name: 'Banner',
          kind: 'text',
          cell: ({ day, placements }) =>
            placements.map(({ id, page_name, position }) => (
              <button key={id} type="button" className="block text-start underline" onClick={() => onOpen(id, day)}>
                {positionText({ page_name, e_retail_media_position: position })}
              </button>
            )),
        },
      ]}
      rows={rows}
      keyOf={({ day }) => day}
    />
  );
}

/** Summarizes the days: "seen on 3 of 5 collected days". */
function verdict(rows: readonly BookedDayRow[], integer: (value: number) => string): string {
  const count = (state: BookedDayRow['state']) => rows.filter((row) => row.state === state).length;
  const collected = count('seen') + count('not seen');
  if (collected === 0 && count('not checked') > 0) return 'not checked: no data of this page';
  if (collected === 0) return count('upcoming') < rows.length ? 'no evidence for any day' : 'upcoming';
  return `seen on ${integer(count('seen'))} of ${integer(collected)} collected days`;
}
