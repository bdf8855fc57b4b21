'use client';

import type { KeyboardEvent } from 'react';
import { DayMark } from '@/components/downloads/day-mark';
import { countsOf, dayWords, expectedOf, filesADay, presentOf } from '@/components/downloads/day-words';
import type { Place, Shown } from '@/components/downloads/download-params';
import { rhythmOf, rhythmWords } from '@/components/downloads/rhythm';
import { hasWanted, hoursWith, placeKey, placesBetween, slotKey } from '@/components/downloads/selection';
import { useDragChoice } from '@/components/downloads/use-drag-choice';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import type { DatasetDay, DatasetDays, DownloadDays } from '@/lib/contract/download-days';

interface DaysGridProps {
  shown: Pick<DownloadDays, 'datasets' | 'from' | 'until'>;
  /** The day whose hours are open. */
  active: Place | null;
  chosen: ReadonlySet<string>;
  /** Days that were chosen before it was known which files they have. */
  waiting: readonly Place[];
  show: Shown;
  onOpen: (place: Place) => void;
  onChoose: (from: Place, to: Place) => void;
}

/** Datasets down, days across. A click opens a day; a drag, shift, or the space bar adds files to the basket. */
export function DaysGrid({ shown, active, chosen, waiting, show, onOpen, onChoose }: DaysGridProps) {
  const format = useFormat();
  const { datasets } = shown;
  const dates = datasets[0]?.days.map(({ date }) => date) ?? [];
  const { drag, surface, handlers } = useDragChoice({ active, onOpen, onChoose });
  const dragged = new Set(drag ? placesBetween(shown, drag.from, drag.to).map(placeKey) : []);
  const waits = new Set(waiting.map(placeKey));
  const stop = active && datasets.some(({ name }) => name === active.dataset) && dates.includes(active.date);
  const tabStop = stop ? active : { dataset: datasets[0]?.name ?? '', date: dates.at(-1) ?? '' };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return event.key === ' ' ? onChoose(tabStop, tabStop) : onOpen(tabStop);
    }
    const next = stepFrom(shown, tabStop, event.key);
    if (!next) return;
    event.preventDefault();
    onOpen(next);
    if (event.shiftKey) onChoose(next, next);
  }

  return (
    <div ref={showNewest} className="relative overflow-x-auto">
      <table
        role="grid"
        aria-label="Files by day"
        aria-multiselectable
        className="w-full select-none border-separate border-spacing-0"
        onKeyDown={onKeyDown}
        ref={surface}
        {...handlers}
      >
        <thead className="text-caption text-ink-3">
          <tr>
            <th scope="col" className="sticky start-0 z-10 bg-ground pe-2 text-start font-medium">
              Dataset
            </th>
            {dates.map((date, at) => (
              <th
                key={date}
                scope="col"
                className={cn('h-5 p-0 text-start font-normal', isWeekStart(date, at) && 'ps-[3px]')}
              >
                {/* None so near the end that its date would stand outside. */}
                <span
                  className={isMonday(date) && at < dates.length - 4 ? 'inline-block w-0 whitespace-nowrap' : 'sr-only'}
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
              <RowHead dataset={dataset} onChoose={onChoose} />
              {dataset.days.map((day, at) => {
                const place = { dataset: dataset.name, date: day.date };
                return (
                  <Cell
                    key={day.date}
                    day={day}
                    place={place}
                    label={`${dataset.title}, ${format.weekday(day.date)}: ${dayWords(day, format)}`}
                    active={tabStop.dataset === place.dataset && tabStop.date === place.date}
                    open={stop === true && tabStop.dataset === place.dataset && tabStop.date === place.date}
                    chosen={
                      (isChosen(day, place, chosen) || waits.has(placeKey(place))) !== dragged.has(placeKey(place))
                    }
                    pale={show !== 'all' && !hasWanted(day, show)}
                    weekStart={isWeekStart(day.date, at)}
                  />
                );
              })}
              <td className="whitespace-nowrap ps-3 text-end max-sm:hidden">{megabytesADay(dataset.days, format)}</td>
              <OnTime dataset={dataset} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where the days are wider than the screen, the newest stand in sight. */
function showNewest(element: HTMLDivElement | null) {
  if (element) element.scrollLeft = element.scrollWidth;
}

interface CellProps {
  day: DatasetDay;
  place: Place;
  label: string;
  active: boolean;
  open: boolean;
  chosen: boolean;
  pale: boolean;
  weekStart: boolean;
}

function Cell({ day, place, label, active, open, chosen, pale, weekStart }: CellProps) {
  return (
    <td
      role="gridcell"
      tabIndex={active ? 0 : -1}
      ref={(element) => {
        // Roving focus: the keyboard follows the active cell while it is inside the grid.
        if (active && element?.closest('table')?.contains(document.activeElement))
          element.focus({ preventScroll: true });
      }}
      aria-selected={chosen}
      aria-label={label}
      title={label}
      data-place={placeKey(place)}
      className={cn('h-[22px] min-w-[13px] cursor-pointer p-0 py-px', weekStart && 'ps-[4px]')}
    >
      <span
        className={cn(
          'relative block h-5 rounded-[3px] px-[1.5px] py-[2px]',
          chosen && 'shadow-[inset_0_0_0_1.5px_var(--ink)]',
          open && "after:absolute after:inset-x-0 after:-bottom-[1px] after:h-0.5 after:bg-ink after:content-['']",
        )}
      >
        <DayMark day={day} className={cn('block size-full', pale && 'opacity-25')} />
      </span>
    </td>
  );
}

function RowHead({ dataset, onChoose }: { dataset: DatasetDays; onChoose: DaysGridProps['onChoose'] }) {
  const { name, title, listed, days } = dataset;
  const usual = filesADay(days) ?? 0;
  const note = usual > 1 ? `${usual} a day` : listed ? '' : 'no list';
  const rhythm = rhythmWords(rhythmOf(days));
  const about = listed ? 'The service lists its files.' : 'The service has no list of it: known once asked for.';
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return (
    <th scope="row" className="sticky start-0 z-10 whitespace-nowrap bg-ground p-0 pe-2 text-start font-normal">
      <button
        type="button"
        tabIndex={-1}
        title={`${about}${rhythm ? ` Usually ${rhythm}, UTC.` : ''} A click adds all of its files in sight.`}
        className="h-[22px] rounded-sm px-1 -mx-1 hover:bg-wash"
        onClick={() => onChoose({ dataset: name, date: first }, { dataset: name, date: last })}
      >
        {title}
        {note ? <span className="ms-1.5 text-caption text-ink-3">{note}</span> : null}
      </button>
    </th>
  );
}

function OnTime({ dataset: { listed, days } }: { dataset: DatasetDays }) {
  const format = useFormat();
  const counts = countsOf(days);
  const expected = expectedOf(counts);
  const share = listed && expected > 0 ? presentOf(counts) / expected : null;
  const title = listed
    ? `${format.integer(presentOf(counts))} of ${format.integer(expected)} expected files are there by now`
    : 'No list says what was due.';
  return (
    <td title={title} className="whitespace-nowrap ps-3 text-end max-sm:hidden">
      {format.percent(share, 0)}{' '}
      <span aria-hidden className="text-off-target">
        {share !== null && counts.missing > 0 ? '▼' : '\u2002'}
      </span>
    </td>
  );
}

/** Mean of the days of which a size is known. */
function megabytesADay(days: readonly DatasetDay[], format: Format): string {
  const sizes = days.flatMap(({ bytes }) => bytes ?? []);
  const sum = sizes.reduce((all, bytes) => all + bytes, 0);
  return sizes.length > 0 ? format.decimal(sum / sizes.length / 1e6, 1) : '—';
}

function isChosen(day: DatasetDay, place: Place, chosen: ReadonlySet<string>): boolean {
  return hoursWith(day, 'aflm?-').some((hour) => chosen.has(slotKey({ ...place, hour })));
}

function isMonday(date: string): boolean {
  return new Date(date).getUTCDay() === 1;
}

/** A week stands a little apart from the one before it. */
function isWeekStart(date: string, at: number): boolean {
  return at > 0 && isMonday(date);
}

/** Where a key leads from a day in the grid; null for a key that leads nowhere. */
export function stepFrom({ datasets }: Pick<DownloadDays, 'datasets'>, from: Place, key: string): Place | null {
  const dates = datasets[0]?.days.map(({ date }) => date) ?? [];
  const row = datasets.findIndex(({ name }) => name === from.dataset);
  const column = dates.indexOf(from.date);
  const moves: Record<string, [row: number, column: number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, dates.length - 1],
    PageUp: [row, Math.max(column - 7, 0)],
    PageDown: [row, Math.min(column + 7, dates.length - 1)],
  };
  const [nextRow = -1, nextColumn = -1] = moves[key] ?? [];
  const [dataset, date] = [datasets[nextRow]?.name, dates[nextColumn]];
  return dataset && date ? { dataset, date } : null;
}
