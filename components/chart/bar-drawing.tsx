'use client';

import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS, CHART_HEIGHT, GRID } from '@/components/chart/chart-theme';
import { ChartTooltip } from '@/components/chart/chart-tooltip';

interface BarRow {
  label: string;
  /** Null leaves the place empty: no bar, no number. */
  value: number | null;
}

export interface BarChartProps {
  label: string;
  bars: readonly BarRow[];
  /** What a value is: "offers". */
  valueName: string;
  format: (value: number) => string;
  height?: number;
}

/** Bars from zero, their numbers on top. */
export function BarDrawing({ label, bars, valueName, format, height = CHART_HEIGHT }: BarChartProps) {
  return (
    <BarChart
      responsive
      data={[...bars]}
      style={{ width: '100%', height }}
      margin={{ top: 20, right: 8, bottom: 0, left: 0 }}
      title={label}
    >
      <CartesianGrid vertical={false} {...GRID} />
      <XAxis dataKey="label" {...AXIS} interval={0} />
      <YAxis
        {...AXIS}
        axisLine={false}
        width="auto"
        domain={[0, 'auto']}
        tickFormatter={format}
        allowDecimals={false}
      />
      <Tooltip
        cursor={{ fill: 'var(--surface)' }}
        isAnimationActive={false}
        content={({ activeIndex }) => {
          const bar = bars[Number(activeIndex)];
          if (!bar) return null;
          const value = bar.value === null ? '—' : format(bar.value);
          return <ChartTooltip title={bar.label} lines={[{ key: 'value', name: valueName, value }]} />;
        }}
      />
      <Bar dataKey="value" fill="var(--ink-2)" maxBarSize={48} isAnimationActive={false}>
        <LabelList
          dataKey="value"
          position="top"
          fill="var(--ink-2)"
          fontSize={12}
          formatter={(value) => (typeof value === 'number' ? format(value) : '')}
        />
      </Bar>
    </BarChart>
  );
}
