'use client';

import { useEffect, useId, useRef } from 'react';
import { type HeatRow, HeatStrip, HeatTable } from '@/components/chart/heat-table';
import { CoverageExport } from '@/components/collection/coverage-export';
import { DayLegend, DayMark } from '@/components/collection/day-states';
import { coverageWords, type GridRow, gridRows, requestsWords } from '@/components/collection/grid-rows';
import { useFormat } from '@/lib/client/format/use-format';
import type { Collection } from '@/lib/contract/collection';

/** Minimum width of a day in pixels. */
const DAY_WIDTH = 5;
/** Above this number of days, only every second Monday has a date, so that dates do not overlap. */
const MAX_WEEKLY_DATES = 31;
/** Dates start before this share of the width, so that they do not overlap the next column. */
const LAST_DATE = 0.85;

/** The collection state of each endpoint and of bulk files by day. */
export function CoverageGrid({ collection }: { collection: Pick<Collection, 'endpoints' | 'files'> }) {
  const format = useFormat();
  const title = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const all = gridRows(collection, format);
  const days = all[0]?.days ?? [];
  const last = days.at(-1)?.day;
  const dated = days
    .flatMap(({ day }, index) => (isMonday(day) && index < days.length * LAST_DATE ? index : []))
    .filter((_, index) => days.length <= MAX_WEEKLY_DATES || index % 2 === 0);
  // Scrolls to the newest days if not all fit.
  useEffect(() => {
    if (last) scroller.current?.scrollTo({ left: scroller.current.scrollWidth });
  }, [last]);
  const rows = all.map((row): HeatRow & GridRow => ({
    ...row,
    label: `${row.title}: ${coverageWords(row.days, format)} days`,
    cells: row.days.length,
    wordsOf: (index) => row.days[index]?.words ?? '',
  }));

  return (
    <section aria-labelledby={title} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id={title} className="font-semibold text-panel">
          Coverage by day
        </h2>
        <DayLegend />
        <CoverageExport rows={all} />
      </div>
      <HeatTable label="Days of each dataset" rows={rows}>
        <div ref={scroller} data-rows className="scroll-pl-36 overflow-x-auto rounded-md pb-1">
          <table className="w-full border-separate border-spacing-0">
            <thead>
              <tr className="whitespace-nowrap text-caption text-ink-2 [&_th]:font-medium">
                <th scope="col" className="sticky left-0 z-10 bg-ground pr-3 text-left">
                  Dataset
                </th>
                <th scope="col" className="w-full px-1" style={{ minWidth: days.length * DAY_WIDTH + 8 }}>
                  <span className="sr-only">Days</span>
                  <span aria-hidden className="relative block h-4 font-normal text-ink-3">
                    {dated.map((index) => (
                      <span key={index} className="absolute" style={{ left: `${(100 * index) / days.length}%` }}>
                        {format.shortDay(days[index]?.day ?? '')}
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
                  <td className="pl-3 text-right max-sm:hidden">{requestsWords(row.perDay, format)}</td>
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
