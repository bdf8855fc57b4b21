'use client';

import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS, GRID, nameAxis } from '@/components/chart/chart-theme';
import { ChartTooltip } from '@/components/chart/chart-tooltip';

export interface RowBar {
  label: string;
  /** Null leaves the place empty: no bar, no number. */
  value: number | null;
  /** What the value is of: "12 of 40 labels". */
  note: string;
  /** What it is painted in; ink otherwise. */
  color?: string;
}

export interface RowBarChartProps {
  label: string;
  bars: readonly RowBar[];
  /** What a value is: "banner share". */
  valueName: string;
  format: (value: number) => string;
  /** Where the axis ends; the data's own end without it. */
  max?: number;
  /** Values are counts: the axis has no halves. */
  whole?: boolean;
  /** Leads from a bar to the rows that it counts; filters do the same by keyboard. */
  onBar?: (index: number) => void;
}

const ROW = 28;
const LONGEST = 20;

/** Bars from zero to the right, their numbers behind them. */
export function RowBarDrawing({ label, bars, valueName, format, max, whole = false, onBar }: RowBarChartProps) {
  return (
    <BarChart
      responsive
      layout="vertical"
      data={bars.map(({ color = 'var(--ink-2)', ...bar }) => ({ ...bar, fill: color }))}
      style={{ width: '100%', height: bars.length * ROW + 36 }}
      margin={{ top: 0, right: 48, bottom: 0, left: 0 }}
      title={label}
    >
      <CartesianGrid horizontal={false} {...GRID} />
      <XAxis type="number" {...AXIS} domain={[0, max ?? 'auto']} tickFormatter={format} allowDecimals={!whole} />
      <YAxis {...nameAxis(LONGEST)} />
      <Tooltip
        cursor={{ fill: 'var(--surface)' }}
        isAnimationActive={false}
        content={({ activeIndex }) => {
          const bar = bars[Number(activeIndex)];
          if (!bar) return null;
          const value = bar.value === null ? '—' : format(bar.value);
          return <ChartTooltip title={bar.label} lines={[{ key: 'value', name: valueName, value }]} note={bar.note} />;
        }}
      />
      <Bar
        dataKey="value"
        fill="var(--ink-2)"
        maxBarSize={16}
        isAnimationActive={false}
        className={onBar ? 'cursor-pointer' : undefined}
        onClick={(_, index) => onBar?.(index)}
      >
        <LabelList
          dataKey="value"
          position="right"
          fill="var(--ink-2)"
          fontSize={12}
          formatter={(value) => (typeof value === 'number' ? format(value) : '')}
        />
      </Bar>
    </BarChart>
  );
}
