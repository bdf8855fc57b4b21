'use client';

import { useEffect, useId, useRef } from 'react';
import { type HeatRow, HeatStrip, HeatTable } from '@/components/chart/heat-table';
import { DayLegend, DayMark } from '@/components/collection/day-states';
import { coverageWords, type GridRow, gridRows } from '@/components/collection/grid-rows';
import { useFormat } from '@/lib/client/use-format';
import type { Collection } from '@/lib/contract/collection';

/** Of a day: narrower, it could not be told from its neighbours. */
const DAY_WIDTH = 5;
/** More days than these have a date at every second Monday: each would run into the next. */
const DATED_WEEKLY = 31;
/** Dates begin before this share of the width: later, they would run into the next column. */
const LAST_DATE = 0.85;

/** What is collected of each endpoint, and which files exist, on each day. */
export function CoverageGrid({ collection }: { collection: Pick<Collection, 'endpoints' | 'files'> }) {
  const format = useFormat();
  const title = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const all = gridRows(collection, format);
  const days = all[0]?.days ?? [];
  const last = days.at(-1)?.day;
  const dated = days
    .flatMap(({ day }, at) => (isMonday(day) && at < days.length * LAST_DATE ? at : []))
    .filter((_, at) => days.length <= DATED_WEEKLY || at % 2 === 0);
  // Where not all days fit, the newest are in sight.
  useEffect(() => {
    if (last) scroller.current?.scrollTo({ left: scroller.current.scrollWidth });
  }, [last]);
  const rows = all.map((one): HeatRow & GridRow => ({
    ...one,
    label: `${one.title}: ${coverageWords(one.days, format)} days`,
    cells: one.days.length,
    wordsOf: (at) => one.days[at]?.words ?? '',
  }));

  return (
    <section aria-labelledby={title} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id={title} className="font-semibold text-panel">
          Coverage by day
        </h2>
        <DayLegend />
      </div>
      <HeatTable label="Days of each endpoint" rows={rows}>
        <div ref={scroller} className="scroll-pl-36 overflow-x-auto rounded-md pb-1">
          <table className="w-full border-separate border-spacing-0">
            <thead>
              <tr className="whitespace-nowrap text-caption text-ink-2 [&_th]:font-medium">
                <th scope="col" className="sticky left-0 z-10 bg-ground pr-3 text-left">
                  Endpoint
                </th>
                <th scope="col" className="w-full px-1" style={{ minWidth: days.length * DAY_WIDTH + 8 }}>
                  <span className="sr-only">Days</span>
                  <span aria-hidden className="relative block h-4 font-normal text-ink-3">
                    {dated.map((at) => (
                      <span key={at} className="absolute" style={{ left: `${(100 * at) / days.length}%` }}>
                        {format.shortDay(days[at]?.day ?? '')}
                      </span>
                    ))}
                  </span>
                </th>
                <th scope="col" className="pl-2 text-right">
                  Coverage
                </th>
                <th scope="col" className="pl-3 text-right max-sm:hidden">
                  Requests a day
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th
                    scope="row"
                    className="sticky left-0 z-10 whitespace-nowrap bg-ground py-0 pr-3 text-left font-normal text-body max-sm:max-w-32 max-sm:truncate"
                  >
                    {row.title}
                  </th>
                  <td className="px-1 py-0">
                    <HeatStrip row={row}>
                      <span className="flex h-6">
                        {row.days.map(({ day, state }) => (
                          <span key={day} className="min-w-0 flex-1 px-[0.5px] py-px">
                            <DayMark state={state} className="size-full" />
                          </span>
                        ))}
                      </span>
                    </HeatStrip>
                  </td>
                  <td className="whitespace-nowrap pl-2 text-right">{coverageWords(row.days, format)}</td>
                  <td className="pl-3 text-right max-sm:hidden">
                    {format.decimal(row.perDay, row.perDay === null || row.perDay >= 10 ? 0 : 1)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </HeatTable>
    </section>
  );
}

function isMonday(day: string): boolean {
  return new Date(day).getUTCDay() === 1;
}
