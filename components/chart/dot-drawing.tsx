'use client';

import { CartesianGrid, ReferenceArea, ReferenceLine, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { FillPattern } from '@/components/chart/brand-color';
import { AXIS, GRID } from '@/components/chart/chart-theme';
import { ChartTooltip } from '@/components/chart/chart-tooltip';
import { DotMark } from '@/components/chart/dot-mark';
import { countTicks, stepTicks } from '@/components/chart/ticks';

export interface Dot {
  key: string;
  label: string;
  x: number;
  y: number;
}

export interface DotGroup {
  name: string;
  color: string;
  pattern?: FillPattern | undefined;
  dots: readonly Dot[];
}

interface DotAxis {
  name: string;
  format: (value: number) => string;
}

export interface DotChartProps {
  label: string;
  groups: readonly DotGroup[];
  x: DotAxis;
  y: DotAxis;
  /** A horizontal reference line. */
  line?: { at: number; label: string };
  /** Dots left of `under` have few observations: their background is tinted. */
  few?: { under: number; label: string };
  onDot?: (key: string) => void;
}

const HEIGHT = 360;

/**
 * A dot for each item, a color for each group. The horizontal axis shows counts by their square root, as most are small.
 * The vertical axis starts at the data, not at zero.
 */
export function DotDrawing({ label, groups, x, y, line, few, onDot }: DotChartProps) {
  const dots = groups.flatMap((group) => group.dots);
  const most = Math.max(1, ...dots.map((dot) => dot.x)) * 1.04;
  const heights = stepTicks([...dots.map((dot) => dot.y), ...(line ? [line.at] : [])]);
  return (
    <ScatterChart
      responsive
      style={{ width: '100%', height: HEIGHT }}
      margin={{ top: 12, right: 16, bottom: 20, left: 0 }}
      title={label}
    >
      <CartesianGrid vertical={false} {...GRID} />
      <XAxis
        type="number"
        dataKey="x"
        {...AXIS}
        scale="sqrt"
        domain={[0, most]}
        ticks={countTicks(most)}
        tickFormatter={x.format}
        label={{ value: x.name, position: 'insideBottomRight', offset: -12, fill: 'var(--ink-3)', fontSize: 12 }}
      />
      <YAxis
        type="number"
        dataKey="y"
        {...AXIS}
        axisLine={false}
        width="auto"
        domain={[heights.at(0) ?? 0, heights.at(-1) ?? 1]}
        ticks={heights}
        interval={0}
        tickFormatter={y.format}
      />
      {few ? (
        <ReferenceArea
          x1={0}
          x2={Math.min(few.under, most)}
          fill="var(--ink-3)"
          fillOpacity={0.07}
          label={{ value: few.label, position: 'insideTopLeft', fill: 'var(--ink-3)', fontSize: 12 }}
        />
      ) : null}
      {line ? (
        <ReferenceLine
          y={line.at}
          ifOverflow="extendDomain"
          stroke="var(--off-target)"
          strokeDasharray="4 4"
          label={{ value: line.label, position: 'insideTopRight', fill: 'var(--off-target)', fontSize: 12 }}
        />
      ) : null}
      <Tooltip
        cursor={false}
        isAnimationActive={false}
        content={({ payload }) => {
          const dot: Dot | undefined = payload?.[0]?.payload;
          return dot ? (
            <ChartTooltip
              title={dot.label}
              lines={[
                { key: 'y', name: y.name, value: y.format(dot.y) },
                { key: 'x', name: x.name, value: x.format(dot.x) },
              ]}
            />
          ) : null;
        }}
      />
      {groups.map(({ name, color, pattern, dots }) => (
        <Scatter
          key={name}
          name={name}
          data={[...dots]}
          fill={color}
          isAnimationActive={false}
          shape={({ cx, cy }: Place) =>
            cx === undefined || cy === undefined ? null : <DotMark cx={cx} cy={cy} color={color} pattern={pattern} />
          }
          onClick={(point) => onDot?.((point.payload as Dot).key)}
        />
      ))}
    </ScatterChart>
  );
}

interface Place {
  cx?: number;
  cy?: number;
}
