'use client';

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { DayMark } from '@/components/downloads/day-mark';
import { dayWords, rhythmWords } from '@/components/downloads/day-words';
import type { DayCell } from '@/components/downloads/download-params';
import { isInSelection, type Selection, selectionBetween } from '@/components/downloads/selection';
import { cn } from '@/components/ui/cn';
import { isBrowserKey, moveCell } from '@/components/ui/move-cell';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { onTime } from '@/lib/queries/downloads/count-files';
import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { distinctDigits } from '@/lib/text/distinct-digits';

type DatasetFiles = FilesAnswer['datasets'][number];

interface DaysGridProps {
  files: FilesAnswer;
  selection: Selection;
  /** The day whose hours are shown. */
  open: DayCell;
  /** Called with the corners of the selected days. */
  onSelect: (from: DayCell, to: DayCell) => void;
}

/** Datasets by day. A click chooses a day, a drag or Shift a range. */
export function DaysGrid({ files, selection, open, onSelect }: DaysGridProps) {
  const format = useFormat();
  const { datasets } = files;
  const dates = datasets[0]?.days.map(({ date }) => date) ?? [];
  const [focus, setFocus] = useState<DayCell>(open);
  /** First corner of the range that Shift extends. */
  const [anchor, setAnchor] = useState<DayCell>(open);
  const [drag, setDrag] = useState<{ from: DayCell; to: DayCell } | null>(null);
  const isInside = datasets.some(({ name }) => name === focus.dataset) && dates.includes(focus.date);
  const tabStop = isInside ? focus : { dataset: datasets[0]?.name ?? '', date: files.to };
  const currentSelection = drag ? { ...selection, ...selectionBetween(files, drag.from, drag.to) } : selection;

  function select(from: DayCell, to: DayCell) {
    setFocus(to);
    setAnchor(from);
    setDrag(null);
    onSelect(from, to);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isBrowserKey(event)) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return select(tabStop, tabStop);
    }
    if (event.key === 'Escape') return setDrag(null);
    const next = stepFrom(files, tabStop, event.key);
    if (!next) return;
    event.preventDefault();
    setFocus(next);
    if (event.shiftKey) onSelect(anchor, next);
    else setAnchor(next);
  }

  return (
    <div ref={scrollToNewest} className="relative overflow-x-auto">
      <table
        data-rows
        role="grid"
        aria-label="Files by day"
        aria-multiselectable
        className="w-full select-none border-separate border-spacing-0"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const cell = cellOf(event);
          // Touch scrolls. A tap arrives as a click.
          if (cell && event.button === 0 && event.pointerType !== 'touch')
            setDrag({ from: event.shiftKey ? anchor : cell, to: cell });
        }}
        onPointerOver={(event) => {
          const cell = cellOf(event);
          if (drag && cell) setDrag({ ...drag, to: cell });
        }}
        onPointerUp={() => drag && select(drag.from, drag.to)}
        onPointerLeave={() => setDrag(null)}
        onClick={(event) => {
          const cell = cellOf(event);
          const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
          if (cell && !isMouse) select(cell, cell);
        }}
      >
        <thead className="text-caption text-ink-3">
          <tr>
            <th scope="col" className="sticky start-0 z-10 bg-ground pe-2 text-start font-medium">
              Dataset
            </th>
            {dates.map((date, index) => (
              <th
                key={date}
                scope="col"
                className={cn('h-5 p-0 text-start font-normal', isWeekStart(date, index) && 'ps-[3px]')}
              >
                {/* A date near the end would not fit. */}
                <span
                  className={
                    isMonday(date) && index < dates.length - 4 ? 'inline-block w-0 whitespace-nowrap' : 'sr-only'
                  }
                >
                  {format.weekday(date)}
                </span>
              </th>
            ))}
            <th scope="col" className="whitespace-nowrap ps-3 text-end font-medium max-sm:hidden">
              MB a day
            </th>
            <th scope="col" className="whitespace-nowrap ps-3 text-end font-medium max-sm:hidden">
              On time
            </th>
          </tr>
        </thead>
        <tbody>
          {datasets.map((dataset) => (
            <tr key={dataset.name}>
              <RowHead
                dataset={dataset}
                onSelect={() =>
                  select({ dataset: dataset.name, date: files.from }, { dataset: dataset.name, date: files.to })
                }
              />
              {dataset.days.map(({ date, hours }, index) => {
                const cell = { dataset: dataset.name, date };
                return (
                  <Cell
                    key={date}
                    hours={hours}
                    cell={cell}
                    label={`${dataset.title}, ${format.weekday(date)}: ${dayWords(hours, format)}`}
                    isTabStop={isSame(tabStop, cell)}
                    isOpen={isSame(open, cell)}
                    isSelected={isInSelection(currentSelection, cell)}
                    isWeekStart={isWeekStart(date, index)}
                  />
                );
              })}
              <td className="whitespace-nowrap ps-3 text-end max-sm:hidden">{megabytesADay(dataset, format)}</td>
              <OnTime dataset={dataset} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function scrollToNewest(element: HTMLDivElement | null) {
  if (element) element.scrollLeft = element.scrollWidth;
}

interface CellProps {
  hours: string;
  cell: DayCell;
  label: string;
  isTabStop: boolean;
  isOpen: boolean;
  isSelected: boolean;
  isWeekStart: boolean;
}

function Cell({ hours, cell, label, isTabStop, isOpen, isSelected, isWeekStart }: CellProps) {
  return (
    <td
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      ref={(element) => {
        // Move focus with the Tab stop while it is inside the grid.
        if (isTabStop && element?.closest('table')?.contains(document.activeElement))
          element.focus({ preventScroll: true });
      }}
      aria-selected={isSelected}
      aria-label={label}
      title={label}
      data-cell={`${cell.dataset}/${cell.date}`}
      className={cn('h-[22px] min-w-[13px] cursor-pointer p-0 py-px', isWeekStart && 'min-w-[17px] ps-[4px]')}
    >
      <span
        className={cn(
          'relative block h-5 rounded-[3px] px-[1.5px] py-[2px]',
          isSelected && 'shadow-[inset_0_0_0_1.5px_var(--ink)]',
          isOpen && "after:absolute after:inset-x-0 after:-bottom-[1px] after:h-0.5 after:bg-ink after:content-['']",
        )}
      >
        <DayMark hours={hours} className="block size-full" />
      </span>
    </td>
  );
}

function RowHead({ dataset, onSelect }: { dataset: DatasetFiles; onSelect: () => void }) {
  const { title, listed, expected } = dataset;
  const grounds = [...new Set(expected.map(({ ground }) => ground))].join(', ');
  const source = listed ? 'The service lists its files.' : grounds && `Expected hours: ${grounds}.`;
  return (
    <th scope="row" className="sticky start-0 z-10 whitespace-nowrap bg-ground p-0 pe-2 text-start font-normal">
      <button
        type="button"
        tabIndex={-1}
        title={`${source} Chooses all days of the calendar.`.trim()}
        className="-mx-1 h-[22px] rounded-sm px-1 hover:bg-wash"
        onClick={onSelect}
      >
        {title} <span className="ms-1 text-caption text-ink-3">{rhythmWords(expected)}</span>
      </button>
    </th>
  );
}

function OnTime({ dataset: { counts } }: { dataset: DatasetFiles }) {
  const format = useFormat();
  const { present, missing } = counts;
  return (
    <td
      title={`${format.integer(present)} of ${format.integer(present + missing)} checked files are available`}
      className="whitespace-nowrap ps-3 text-end max-sm:hidden"
    >
      {format.percent(onTime(counts), 0)}{' '}
      <span aria-hidden className="text-off-target">
        {missing > 0 ? '▼' : '\u2002'}
      </span>
    </td>
  );
}

/** Returns the mean size of the days with a known size, with the decimals that tell it from zero. */
function megabytesADay({ days }: DatasetFiles, format: Format): string {
  const sizes = days.flatMap(({ bytes }) => bytes ?? []);
  const mean = sizes.reduce((all, bytes) => all + bytes, 0) / sizes.length / 1e6;
  return sizes.length > 0 ? format.decimal(mean, distinctDigits([mean, 0], 1)) : '—';
}

function cellOf({ target }: Pick<PointerEvent, 'target'>): DayCell | null {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  const [dataset, date] = key?.split('/') ?? [];
  return dataset && date ? { dataset, date } : null;
}

function isSame(cell: DayCell, other: DayCell): boolean {
  return cell.dataset === other.dataset && cell.date === other.date;
}

function isMonday(date: string): boolean {
  return new Date(date).getUTCDay() === 1;
}

/** Weeks are separated by a small gap. */
function isWeekStart(date: string, index: number): boolean {
  return index > 0 && isMonday(date);
}

/** Returns the target day of a key, or null. Page Up and Page Down step over a week. */
function stepFrom({ datasets }: Pick<FilesAnswer, 'datasets'>, from: DayCell, key: string): DayCell | null {
  const dates = datasets[0]?.days.map(({ date }) => date) ?? [];
  const row = datasets.findIndex(({ name }) => name === from.dataset);
  const column = dates.indexOf(from.date);
  const next = moveCell({ row, column }, key, { rows: datasets.length, columns: dates.length, page: { column: 7 } });
  const [dataset, date] = next ? [datasets[next.row]?.name, dates[next.column]] : [];
  return dataset && date ? { dataset, date } : null;
}
