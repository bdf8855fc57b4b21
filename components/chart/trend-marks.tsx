'use client';

import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { AboveLines } from '@/components/chart/above-lines';
import { GRID, NOTE } from '@/components/chart/chart-theme';
import { TEXT, type Trend } from '@/components/chart/chart-value';
import type { Format } from '@/lib/client/format/format';
import { formatUnit } from '@/lib/client/format/format-unit';

/** A hairline at each tick of the value axis: the grid of Recharts is ten times the script. */
export function GridLines({ ticks }: { ticks: readonly number[] }) {
  const plot = usePlotArea();
  const scale = useYAxisScale();
  if (!plot || !scale) return null;
  return ticks.map((tick) => <path key={tick} d={`M${plot.x} ${scale(tick)}h${plot.width}`} {...GRID} />);
}

interface LevelMarkProps {
  value: number;
  /** Words above the right end of the line. */
  label?: string;
  stroke: string;
  strokeDasharray: string;
}

/** A line across the plot at a value. */
export function LevelMark({ value, label, ...line }: LevelMarkProps) {
  const plot = usePlotArea();
  const y = useYAxisScale()?.(value);
  if (!plot || y === undefined) return null;
  return (
    <>
      <path d={`M${plot.x} ${y}h${plot.width}`} {...line} />
      {label ? (
        <AboveLines>
          <text {...NOTE} x={plot.x + plot.width - 5} y={y - 5} textAnchor="end">
            {label}
          </text>
        </AboveLines>
      ) : null}
    </>
  );
}

interface BandMarkProps {
  band: NonNullable<Trend['band']>;
  unit: Trend['unit'];
  format: Format;
  ranks: boolean | undefined;
}

/** Height of a band that has room for a label at each limit. */
const TWO_LABELS = 28;

/** A band between two values, with one label for both limits if they are close together. */
export function BandMark({ band: { low, high, label }, unit, format, ranks }: BandMarkProps) {
  const plot = usePlotArea();
  const scale = useYAxisScale();
  const [top, bottom] = [scale?.(ranks ? low : high), scale?.(ranks ? high : low)];
  if (!plot || top === undefined || bottom === undefined) return null;
  const write = (value: number) => formatUnit(format, value, unit);
  const text = { ...NOTE, ...TEXT, fill: 'var(--on-target)', x: plot.x + 4 };
  const limits = ranks
    ? // All positions above the limit are in the band.
      [{ y: bottom - 3, words: `${label} ${write(high)} or better` }]
    : bottom - top < TWO_LABELS
      ? [{ y: top - 3, words: `${label} ${write(low)}–${write(high)}` }]
      : [
          { y: top + 11, words: `${label} ${write(high)}` },
          { y: bottom - 3, words: write(low) },
        ];
  return (
    <>
      <rect
        x={plot.x}
        y={top}
        width={plot.width}
        height={Math.max(0, bottom - top)}
        fill="var(--on-target)"
        fillOpacity="var(--band-opacity)"
      />
      <AboveLines>
        {limits.map(({ y, words }) => (
          <text key={words} {...text} y={y}>
            {words}
          </text>
        ))}
      </AboveLines>
    </>
  );
}

/** A band with limits of its own on each day. */
export function RangeMark({ range, days }: { range: NonNullable<Trend['range']>; days: readonly string[] }) {
  const plot = usePlotArea();
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!plot || !xOf || !yOf) return null;
  const half = plot.width / Math.max(1, days.length - 1) / 2;
  const end = plot.x + plot.width;
  return range.edges.map((edges, index) => {
    if (edges === null) return null;
    const [x, bottom, top] = [xOf(days[index]), yOf(edges[0]), yOf(edges[1])];
    if (x === undefined || bottom === undefined || top === undefined) return null;
    const [left, right] = [Math.max(plot.x, x - half), Math.min(end, x + half)];
    return (
      <rect
        key={days[index]}
        x={left}
        y={top}
        width={right - left}
        height={Math.max(1, bottom - top)}
        fill="var(--on-target)"
        fillOpacity="var(--range-opacity)"
      />
    );
  });
}

/** A note above the plot, so that no line crosses it. */
export function AxisNote({ text }: { text: string }) {
  const plot = usePlotArea();
  if (!plot) return null;
  return (
    <text {...NOTE} {...TEXT} x={plot.x + 3} y={plot.y - 8}>
      {text}
    </text>
  );
}
