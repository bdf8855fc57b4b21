'use client';

import { useState } from 'react';
import { AXIS, GRID, shortName } from '@/components/chart/chart-theme';
import { ChartTooltip } from '@/components/chart/chart-tooltip';
import { stepTicks } from '@/components/chart/ticks';
import { useWidth } from '@/components/chart/use-width';

interface RowBar {
  label: string;
  /** Null leaves the place empty: no bar, no number. */
  value: number | null;
  /** What the value is of: "12 of 40 labels". */
  note: string;
  /** What it is painted in; ink otherwise. */
  color?: string;
}

interface RowBarChartProps {
  label: string;
  bars: readonly RowBar[];
  /** What a value is: "banner share". */
  valueName: string;
  format: (value: number) => string;
  /** Where the axis ends; the data's own end without it. */
  max?: number;
  /** Values are counts: the axis has no halves. */
  whole?: boolean;
  /** Leads from a bar to the rows that it counts. */
  onBar: (index: number) => void;
}

const ROW = 28;
const BAR = 16;
const AXIS_ROOM = 36;
/** Room for the number behind the longest bar. */
const NUMBER_ROOM = 48;
const LONGEST = 20;
const MOST_TICKS = 6;
/** A letter of an axis, on average, in pixels. */
const LETTER = 6.8;

/**
 * Bars from zero to the right, their numbers behind them. Drawn here rather than by the charts' library: it stands on
 * pages at first sight, where that library would be a third of all their JavaScript.
 */
export function RowBarChart({ label, bars, valueName, format, max, whole = false, onBar }: RowBarChartProps) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const longest = max ?? Math.max(...bars.map(({ value }) => value ?? 0));
  const ticks = stepTicks([0, longest || 1], MOST_TICKS).filter((tick) => !whole || Number.isInteger(tick));
  const end = ticks.at(-1) ?? 1;
  const names = bars.map((bar) => shortName(bar.label, LONGEST));
  const left = Math.ceil(Math.max(...names.map((name) => name.length)) * LETTER) + AXIS.tickMargin;
  const plot = Math.max(0, width - left - NUMBER_ROOM);
  const xOf = (value: number) => left + (value / end) * plot;
  const bottom = bars.length * ROW;
  const shown = active === null ? undefined : bars[active];
  const inWords = ({ value }: RowBar) => (value === null ? '—' : format(value));
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
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={xOf(tick)} x2={xOf(tick)} y1={0} y2={bottom} {...GRID} />
            <text x={xOf(tick)} y={bottom + 18} textAnchor="middle" fill={AXIS.tick.fill}>
              {format(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <g key={bar.label} transform={`translate(0 ${index * ROW})`}>
            <text x={left - AXIS.tickMargin} y={ROW / 2} dy="0.35em" textAnchor="end" fill={AXIS.tick.fill}>
              {names[index]}
            </text>
            {bar.value === null ? null : (
              <>
                <rect
                  x={left}
                  y={(ROW - BAR) / 2}
                  width={xOf(bar.value) - left}
                  height={BAR}
                  fill={bar.color ?? 'var(--ink-2)'}
                />
                <text x={xOf(bar.value) + 5} y={ROW / 2} dy="0.35em" fill="var(--ink-2)">
                  {format(bar.value)}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
      {bars.map((bar, index) => (
        <button
          key={bar.label}
          type="button"
          aria-label={`${bar.label}: ${inWords(bar)}, ${bar.note}`}
          onClick={() => onBar(index)}
          onPointerEnter={() => setActive(index)}
          onPointerLeave={() => setActive(null)}
          onFocus={() => setActive(index)}
          onBlur={() => setActive(null)}
          className="no-print absolute inset-x-0 rounded-md hover:bg-ink/5"
          style={{ top: index * ROW, height: ROW }}
        />
      ))}
      {shown && active !== null ? (
        <div className="pointer-events-none absolute z-10" style={{ top: (active + 1) * ROW, left }}>
          <ChartTooltip
            title={shown.label}
            lines={[{ key: 'value', name: valueName, value: inWords(shown) }]}
            note={shown.note}
          />
        </div>
      ) : null}
    </div>
  );
}
