'use client';

import { type ReactNode, useState } from 'react';
import { AXIS, GRID, shortName } from '@/components/chart/chart-theme';
import { useWidth } from '@/components/chart/use-width';

interface Row {
  key: string;
  label: string;
  /** Label of the row for screen readers. */
  spoken: string;
}

interface RowFrameProps {
  label: string;
  rows: readonly Row[];
  /** Height of a row, in pixels. */
  height: number;
  /** Round values in order. The first is at the left end, the last at the right. */
  ticks: readonly number[];
  format: (value: number) => string;
  /** Maximum letters of a name on the axis. */
  longest: number;
  /** Room behind the right end, in pixels. */
  room: number;
  /** Draws a row from its upper edge. `xOf` returns the x of a value. */
  draw: (index: number, xOf: (value: number) => number) => ReactNode;
  /** Tooltip of a row, on hover and focus. */
  tip: (index: number) => ReactNode;
  /** Opens the rows that a row counts. */
  onRow: (index: number) => void;
}

const AXIS_ROOM = 36;
/** Average width of a letter on the axis, in pixels. */
const LETTER = 6.8;

/**
 * Rows over one axis. Each is a button, so that it is operable by keyboard. Not drawn by Recharts: it is part
 * of the first view of pages, where Recharts would be a third of their scripts.
 */
export function RowFrame(props: RowFrameProps) {
  const { label, rows, height, ticks, format, longest, room, draw, tip, onRow } = props;
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const names = rows.map((row) => shortName(row.label, longest));
  const left = Math.ceil(Math.max(...names.map((name) => name.length)) * LETTER) + AXIS.tickMargin;
  const plot = Math.max(0, width - left - room);
  const [low, high] = [ticks.at(0) ?? 0, ticks.at(-1) ?? 1];
  const xOf = (value: number) => left + ((value - low) / (high - low)) * plot;
  const bottom = rows.length * height;
  const tickRoom = Math.max(...ticks.map((tick) => format(tick).length)) * LETTER + 12;
  const every = Math.ceil((ticks.length * tickRoom) / Math.max(1, plot + tickRoom));
  return (
    <div ref={box} className="relative" style={{ height: bottom + AXIS_ROOM }}>
      <svg
        data-chart
        role="img"
        aria-label={label}
        width={width}
        height={bottom + AXIS_ROOM}
        viewBox={`0 0 ${width} ${bottom + AXIS_ROOM}`}
        className="max-w-full"
        fontSize={AXIS.tick.fontSize}
      >
        {ticks.map((tick, index) => (
          <g key={tick}>
            <line x1={xOf(tick)} x2={xOf(tick)} y1={0} y2={bottom} {...GRID} />
            {index % every === 0 ? (
              <text x={xOf(tick)} y={bottom + 18} textAnchor="middle" fill={AXIS.tick.fill}>
                {format(tick)}
              </text>
            ) : null}
          </g>
        ))}
        {rows.map(({ key }, index) => (
          <g key={key} transform={`translate(0 ${index * height})`}>
            <text x={left - AXIS.tickMargin} y={height / 2} dy="0.35em" textAnchor="end" fill={AXIS.tick.fill}>
              {names[index]}
            </text>
            {draw(index, xOf)}
          </g>
        ))}
      </svg>
      {rows.map(({ key, spoken }, index) => (
        <button
          key={key}
          type="button"
          aria-label={spoken}
          onClick={() => onRow(index)}
          onPointerEnter={() => setActive(index)}
          onPointerLeave={() => setActive(null)}
          onFocus={() => setActive(index)}
          onBlur={() => setActive(null)}
          className="no-print absolute inset-x-0 rounded-md hover:bg-ink/5"
          style={{ top: index * height, height }}
        />
      ))}
      {active === null ? null : (
        <div className="pointer-events-none absolute z-10" style={{ top: (active + 1) * height, left }}>
          {tip(active)}
        </div>
      )}
    </div>
  );
}
