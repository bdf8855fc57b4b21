'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { DAY_STATES, DayLegend, DayMark } from '@/components/collection/day-states';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import type { CollectedEndpoint } from '@/lib/contract/collection';

interface Place {
  row: number;
  column: number;
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** What is there of each endpoint on each day. One tab stop: the arrow keys move, and the line below tells of the day. */
export function CoverageGrid({ endpoints }: { endpoints: readonly CollectedEndpoint[] }) {
  const format = useFormat();
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const days = endpoints[0]?.days ?? [];
  const last = days.at(-1)?.day;
  // Where not all days fit, the newest are in sight.
  useEffect(() => {
    if (last) scroller.current?.scrollTo({ left: scroller.current.scrollWidth });
  }, [last]);
  const stop = place ?? { row: 0, column: days.length - 1 };
  const chosen = place && endpoints[place.row];
  const day = place && chosen?.days[place.column];

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
    const row = within(stop.row + step.row, endpoints.length);
    const column = within(stop.column + step.column, days.length);
    grid.current?.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector('button')?.focus();
  }

  return (
    <section aria-labelledby={title} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id={title} className="font-semibold text-panel">
          Coverage by day
        </h2>
        <DayLegend />
      </div>
      <div ref={scroller} className="overflow-x-auto rounded-md">
        <table ref={grid} className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 z-10 bg-ground pr-3 text-left font-medium text-caption text-ink-2"
              >
                Endpoint
              </th>
              {days.map(({ day: name }, column) => (
                <th
                  key={name}
                  scope="col"
                  className="h-5 whitespace-nowrap p-0 text-left font-normal text-caption text-ink-3"
                >
                  {/* None so near the end that its date would stand outside. */}
                  <span className={isMonday(name) && column < days.length - 2 ? 'inline-block w-0' : 'sr-only'}>
                    {format.shortDay(name)}
                  </span>
                </th>
              ))}
              {['Coverage', 'Requests a day'].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="whitespace-nowrap pl-3 text-right font-medium text-caption text-ink-2"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={move} onPointerLeave={() => setPlace(null)}>
            {endpoints.map(({ endpoint, title: name, days: its, perDay }, row) => (
              <tr key={endpoint}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 whitespace-nowrap bg-ground py-0 pr-3 text-left font-normal text-body max-sm:max-w-32 max-sm:truncate"
                >
                  {name}
                </th>
                {its.map((one, column) => (
                  <td key={one.day} className="h-6 min-w-2.5 p-px">
                    <button
                      type="button"
                      tabIndex={stop.row === row && stop.column === column ? 0 : -1}
                      aria-label={`${format.day(one.day)}: ${DAY_STATES[one.state].label}`}
                      onPointerEnter={() => setPlace({ row, column })}
                      onFocus={() => setPlace({ row, column })}
                      className="block size-full min-h-5 rounded-[2px] hover:outline-2 hover:outline-ink"
                    >
                      <DayMark state={one.state} className="size-full min-h-5" />
                    </button>
                  </td>
                ))}
                <td className="whitespace-nowrap pl-3 text-right">{coverageWords(its, format)}</td>
                <td className="pl-3 text-right">{format.decimal(perDay, perDay === null || perDay >= 10 ? 0 : 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p aria-live="polite" className="mt-1.5 min-h-4 text-caption text-ink-2">
        {day ? `${chosen.title}, ${format.weekday(day.day)} ${format.day(day.day)}: ${wordsOf(day, format)}` : ''}
      </p>
    </section>
  );
}

/** "27 of 28": whole, or the service has nothing of it; of the days that the plan has. */
function coverageWords(days: CollectedEndpoint['days'], format: Format): string {
  const planned = days.filter(({ state }) => state !== 'not_planned');
  const known = planned.filter(({ state }) => state === 'complete' || state === 'no_data');
  return `${format.integer(known.length)} of ${format.integer(planned.length)}`;
}

function wordsOf(day: CollectedEndpoint['days'][number], format: Format): string {
  const { state, found, planned, rows, fetchedAt, revised } = day;
  const parts = [
    DAY_STATES[state].label.toLowerCase(),
    planned > 1 ? `${format.integer(found)} of ${counted(planned, 'request', format)}` : '',
    rows > 0 ? counted(rows, 'row', format) : '',
    fetchedAt ? `fetched ${format.dateTime(fetchedAt)}` : '',
    revised > 0 ? `revised by the service` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function isMonday(day: string): boolean {
  return new Date(day).getUTCDay() === 1;
}
