'use client';

import { type KeyboardEvent, useRef } from 'react';
import { STATES } from '@/components/downloads/day-words';
import { cn } from '@/components/ui/cn';
import { isBrowserKey, moveCell } from '@/components/ui/move-cell';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { hourText } from '@/lib/contract/dataset';
import type { FileHour } from '@/lib/contract/download-days';
import { LIGHT_SHARE } from '@/lib/contract/light';
import { distinctDigits } from '@/lib/text/distinct-digits';

interface HoursChartProps {
  hours: readonly FileHour[];
  openHour: number;
  selected: ReadonlySet<number>;
  label: string;
  onOpen: (hour: number) => void;
}

const LABEL_INTERVAL = 6;

/** Rows of each hour as bars, with the usual rows as a dashed line. A click opens an hour. */
export function HoursChart({ hours, openHour, selected, label, onOpen }: HoursChartProps) {
  const format = useFormat();
  const group = useRef<HTMLFieldSetElement>(null);
  const top = niceTop(Math.max(0, ...hours.map(({ rows, usual }) => Math.max(rows ?? 0, usual ?? 0))));

  function onKeyDown(event: KeyboardEvent) {
    if (isBrowserKey(event)) return;
    const next = moveCell({ row: 0, column: openHour }, event.key, { rows: 1, columns: hours.length });
    if (!next) return;
    event.preventDefault();
    onOpen(next.column);
    group.current?.querySelectorAll('button')[next.column]?.focus({ preventScroll: true });
  }

  return (
    <div className="flex gap-1.5 pt-3">
      <div aria-hidden className="flex h-[88px] flex-col justify-between text-end text-caption text-ink-3">
        <span className="-mt-2">{top > 0 ? format.integer(top) : ''}</span>
        <span>{top > 0 ? format.integer(top / 2) : ''}</span>
        <span className="-mb-2">0</span>
      </div>
      <fieldset ref={group} aria-label={label} onKeyDown={onKeyDown} className="flex min-w-0 grow">
        {hours.map((hour) => (
          <HourBar
            key={hour.hour}
            hour={hour}
            top={top}
            openHour={openHour}
            hasShare={!hours[hour.hour - 1]?.share || hour.hour === openHour}
            isSelected={selected.has(hour.hour)}
            onOpen={onOpen}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface HourBarProps extends Pick<HoursChartProps, 'openHour' | 'onOpen'> {
  hour: FileHour;
  top: number;
  /** Whether the label of the share fits without covering the previous one. */
  hasShare: boolean;
  isSelected: boolean;
}

function HourBar({ hour: described, top, openHour, hasShare, isSelected, onOpen }: HourBarProps) {
  const format = useFormat();
  const { hour, state, rows, usual, share } = described;
  const isOpen = hour === openHour;
  const words = hourWords(described, format);
  const height = (value: number | null) => (value === null || top === 0 ? 0 : (100 * value) / top);
  // A file that was not read has the usual height, because its rows are unknown.
  const bar = rows ?? (state === 'available' || state === 'missing' ? (usual ?? top * 0.6) : null);
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      aria-label={words}
      title={words}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => onOpen(hour)}
      className="group min-w-0 grow basis-0 px-px text-center"
    >
      <span className="relative block h-[88px] border-line border-b">
        {isSelected ? (
          <span className="absolute inset-x-[-1px] -top-1 -bottom-px z-[1] rounded-[3px] border-[1.5px] border-ink" />
        ) : null}
        {bar !== null ? (
          <span
            className={cn('absolute inset-x-0 bottom-0 rounded-t-[2px] group-hover:opacity-80', barLook(state))}
            style={{ height: `${top === 0 ? 60 : height(bar)}%` }}
          />
        ) : (
          <span className="absolute inset-x-0 bottom-0.5 text-caption text-ink-3 leading-none">
            {state === 'none' ? '–' : '·'}
          </span>
        )}
        {usual !== null ? (
          <span
            className="absolute inset-x-[-1px] border-ink border-t border-dashed"
            style={{ bottom: `${height(usual)}%` }}
          />
        ) : null}
        {share !== null && hasShare ? (
          <span
            className="absolute inset-x-[-8px] font-semibold text-caption text-off-target"
            style={{ bottom: `${height(rows)}%` }}
          >
            {format.percent(share, distinctDigits([share * 100, LIGHT_SHARE * 100], 0))}
          </span>
        ) : null}
      </span>
      <span
        className={cn(
          'flex h-5 justify-center whitespace-nowrap text-caption text-ink-3 leading-5',
          isOpen && 'shadow-[inset_0_2px_var(--ink)] font-semibold text-ink',
        )}
      >
        {hasLabel(hour, openHour) ? hourText(hour) : ' '}
      </span>
    </button>
  );
}

/** Labels of the axis, without those that overlap the label of the open hour. */
function hasLabel(hour: number, openHour: number): boolean {
  const distance = Math.abs(hour - openHour);
  return distance === 0 || (distance > 2 && (hour % LABEL_INTERVAL === 0 || hour === 23));
}

function barLook(state: FileHour['state']): string {
  if (state === 'light') return 'bg-off-target';
  if (state === 'missing') return 'border-[1.5px] border-off-target border-b-0';
  return state === 'available' ? 'border border-control border-b-0 border-dashed' : 'bg-control';
}

/** "05:00 · Light · 2,214 rows, usually 4,920". */
function hourWords({ hour, state, rows, usual }: FileHour, format: Format): string {
  const counts = [
    rows !== null && format.count(rows, 'row'),
    usual !== null && `usually ${format.integer(usual)}`,
  ].filter(Boolean);
  return [`${hourText(hour)}:00`, STATES[state].label, counts.join(', ')].filter(Boolean).join(' · ');
}

/** Returns the next round number for the top of the axis, 0 if no rows are known. */
function niceTop(most: number): number {
  if (most <= 0) return 0;
  const size = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 4, 5, 6, 8, 10].find((step) => step * size >= most) ?? 10) * size;
}
