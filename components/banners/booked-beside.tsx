'use client';

import { bookingText } from '@/components/banners/booking';
import type { Banners } from '@/components/banners/use-banners';
import { useBookings } from '@/components/banners/use-bookings';
import { DayStrip } from '@/components/chart/day-strip';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { PanelGuidance } from '@/components/panel/panel-guidance';
import { Button } from '@/components/ui/button';
import { isolated } from '@/lib/client/isolated';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { BookedRow } from '@/lib/queries/banners/booked';

const SHOWN = 6;
/** Days of a strip: the last of a longer booking. */
const DAYS = 28;

/** Beside the gallery: what was booked, worst first, each with its days. */
export function BookedBeside({ banners }: { banners: Banners }) {
  const { params, set } = banners;
  const { bookings, asked } = useBookings(params);
  const format = useFormat();
  const state = useAnswer(
    'banners/booked',
    bookings.length > 0 ? { ...asked, sort: 'missing.desc', limit: SHOWN } : null,
  );
  const all = () => set({ view: 'booked' });
  if (bookings.length === 0)
    return (
      <section aria-labelledby="booked-beside">
        <h2 id="booked-beside" className="font-semibold text-panel">
          Booked and seen
        </h2>
        <PanelGuidance
          guidance={{
            kind: 'guidance',
            reason: 'not-listed',
            text: 'No booking is listed in this browser. What was paid for is held against what was seen, day by day.',
            action: { label: 'List bookings', onAction: all },
          }}
        />
      </section>
    );
  return (
    <AnswerPanel
      title="Booked and seen"
      state={state}
      caption={({ total }) => `${format.integer(total)} bookings, those with most days not seen first`}
      isEmpty={({ total }) => total === 0}
      actions={() => (
        <Button look="quiet" onClick={all}>
          All
        </Button>
      )}
    >
      {({ rows }) => (
        <ul>
          {rows.map((row) => (
            <Line key={bookings[row.no - 1] ? bookingText(bookings[row.no - 1] as never) : row.no} row={row} />
          ))}
        </ul>
      )}
    </AnswerPanel>
  );
}

function Line({ row }: { row: BookedRow }) {
  const format = useFormat();
  const { retailer, page_type, position, name, from_day, to_day, strip, seen, missing } = row;
  const place = [page_type && pageTypeWords(page_type), position !== null && `#${position}`].filter(Boolean).join(' ');
  const due = seen + missing;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.5rem_4.25rem] items-center gap-x-3 border-line border-b py-1">
      <span className="min-w-0">
        <span className="block truncate leading-4">
          {isolated(retailer)} {place}
        </span>
        <span className="block truncate text-caption text-ink-3">
          {[name && isolated(name), `${format.shortDay(from_day)} – ${format.shortDay(to_day)}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <DayStrip strip={strip.slice(-DAYS)} />
      <span className="whitespace-nowrap text-end">
        {due === 0 ? (
          <span className="text-ink-3">–</span>
        ) : (
          <>
            {format.integer(seen)} of {format.integer(due)}{' '}
            <span aria-hidden className={missing > 0 ? 'text-off-target' : 'text-on-target'}>
              {missing > 0 ? '▼' : '●'}
            </span>
          </>
        )}
      </span>
    </li>
  );
}
