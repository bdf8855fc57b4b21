'use client';

import type { BrandStyle } from '@/components/chart/brand-color';
import { brandPath } from '@/components/chart/brand-fill';
import { ChartTooltip } from '@/components/chart/chart-tooltip';
import { RowFrame } from '@/components/chart/row-frame';
import { spanOf } from '@/components/chart/span';
import { stepTicks } from '@/components/chart/ticks';

interface RowBar {
  label: string;
  /** Null draws neither a bar nor a number. */
  value: number | null;
  /** The counts behind the value: "12 of 40 labels". */
  note: string;
  /** Ink by default. */
  style?: Pick<BrandStyle, 'color' | 'pattern'>;
}

interface RowBarChartProps {
  label: string;
  bars: readonly RowBar[];
  /** The name of the value: "banner share". */
  valueName: string;
  format: (value: number) => string;
  /** Values are counts: the axis has no halves. */
  whole?: boolean;
  /** Opens the rows that a bar counts. */
  onBar: (index: number) => void;
}

const ROW = 28;
const BAR = 16;
/** Space for the number after the longest bar, in pixels. */
const NUMBER_ROOM = 48;
const MAX_LABEL_LENGTH = 20;
const MAX_TICKS = 6;

/** Bars from zero to the right, or to the left for values below zero. Their numbers are at the right end. */
export function RowBarChart({ label, bars, valueName, format, whole = false, onBar }: RowBarChartProps) {
  const values = bars.map(({ value }) => value ?? 0);
  const ends = [Math.min(0, ...values), Math.max(0, ...values) || 1];
  const inWords = ({ value }: RowBar) => (value === null ? '—' : format(value));
  return (
    <RowFrame
      label={label}
      rows={bars.map((bar) => ({
        key: bar.label,
        label: bar.label,
        spoken: `${bar.label}: ${inWords(bar)}, ${bar.note}`,
      }))}
      height={ROW}
      ticks={stepTicks(ends, MAX_TICKS).filter((tick) => !whole || Number.isInteger(tick))}
      format={format}
      longest={MAX_LABEL_LENGTH}
      room={NUMBER_ROOM}
      draw={(index, xOf) => {
        const { value = null, style = { color: 'var(--ink-2)' } } = bars[index] ?? {};
        if (value === null) return null;
        const { x, width } = spanOf(xOf(0), xOf(value));
        const bar = { x, y: (ROW - BAR) / 2, width, height: BAR };
        return (
          <>
            {style.pattern ? (
              <path d={brandPath(style.pattern, bar)} fill={style.color} fillRule="evenodd" />
            ) : (
              <rect {...bar} fill={style.color} />
            )}
            <text x={x + width + 5} y={ROW / 2} dy="0.35em" fill="var(--ink-2)">
              {format(value)}
            </text>
          </>
        );
      }}
      tip={(index) => {
        const bar = bars[index];
        if (!bar) return null;
        const lines = [{ key: 'value', name: valueName, value: inWords(bar) }];
        return <ChartTooltip title={bar.label} lines={lines} note={bar.note} />;
      }}
      onRow={onBar}
    />
  );
}
