'use client';

import { Bar, CartesianGrid, ComposedChart, Scatter, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS, GRID } from '@/components/chart/chart-theme';
import { ChartTooltip } from '@/components/chart/chart-tooltip';
import { useNarrow } from '@/lib/client/use-narrow';

interface Range {
  key: string;
  label: string;
  low: number;
  high: number;
  middle: number;
  /** Where we stand; null where we do not. */
  mark: number | null;
  /** Drawn in ink rather than grey. */
  strong: boolean;
  /** Observations behind it. */
  count: number;
}

export interface RangeChartProps {
  label: string;
  ranges: readonly Range[];
  format: (value: number) => string;
  /** What `mark` is, in a word: "our price". */
  markName: string;
  /** What the observations are, in the plural: "offers". */
  noun: string;
  /** A click on a row, by its key. */
  onRange?: (key: string) => void;
}

const ROW = 26;

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A line from the lowest to the highest value of each row, a tick at the middle, a dot where we stand. */
export function RangeDrawing({ label, ranges, format, markName, noun, onRange }: RangeChartProps) {
  const narrow = useNarrow();
  const data = ranges.map((range) => ({ ...range, span: [range.low, range.high] }));
  return (
    <ComposedChart
      responsive
      layout="vertical"
      data={data}
      style={{ width: '100%', height: ranges.length * ROW + 40 }}
      margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
      title={label}
      className={onRange && 'cursor-pointer'}
      onClick={({ activeIndex }) => {
        const range = ranges[Number(activeIndex ?? -1)];
        if (range) onRange?.(range.key);
      }}
    >
      <CartesianGrid horizontal={false} {...GRID} />
      <XAxis
        type="number"
        {...AXIS}
        domain={['auto', 'auto']}
        tickFormatter={(value: number) => shorten(format(value), 18)}
      />
      <YAxis
        type="category"
        dataKey="label"
        {...AXIS}
        axisLine={false}
        width="auto"
        interval={0}
        tickFormatter={(text: string) => shorten(text, narrow ? 18 : 40)}
      />
      <Tooltip
        cursor={{ fill: 'var(--surface)' }}
        isAnimationActive={false}
        content={({ activeIndex }) => {
          const range = ranges[Number(activeIndex)];
          return range ? (
            <ChartTooltip
              title={range.label}
              lines={[
                { key: 'high', name: 'Highest', value: format(range.high) },
                { key: 'middle', name: 'Median', value: format(range.middle) },
                { key: 'low', name: 'Lowest', value: format(range.low) },
                ...(range.mark === null
                  ? []
                  : [{ key: 'mark', name: markName, value: format(range.mark), strong: true, color: 'var(--ink)' }]),
              ]}
              note={`${range.count} ${noun}`}
            />
          ) : null;
        }}
      />
      <Bar dataKey="span" isAnimationActive={false} shape={Span} />
      <Scatter dataKey="middle" isAnimationActive={false} shape={Middle} />
      <Scatter dataKey="mark" isAnimationActive={false} shape={Mark} />
    </ComposedChart>
  );
}

interface Box {
  x?: number | string;
  y?: number | string;
  width?: number | string;
  height?: number | string;
  payload?: Range;
}

function Span({ x = 0, y = 0, width = 0, height = 0, payload }: Box) {
  const middle = Number(y) + Number(height) / 2;
  const color = payload?.strong ? 'var(--ink)' : 'var(--brand-other)';
  return <rect x={Number(x)} y={middle - 1} width={Math.max(2, Number(width))} height={2} fill={color} />;
}

interface Spot {
  cx?: number;
  cy?: number;
  payload?: Range;
}

function Middle({ cx = 0, cy = 0, payload }: Spot) {
  const color = payload?.strong ? 'var(--ink)' : 'var(--brand-other)';
  return <rect x={cx - 1} y={cy - 5} width={2} height={10} fill={color} />;
}

function Mark({ cx, cy, payload }: Spot) {
  if (payload?.mark == null || cx === undefined || cy === undefined) return null;
  return <circle cx={cx} cy={cy} r={4} fill="var(--ground)" stroke="var(--ink)" strokeWidth={2} />;
}
