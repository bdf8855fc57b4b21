'use client';

import type { ReactNode } from 'react';
import { DefaultZIndexes, ZIndexLayer } from 'recharts';
import { GRID, NOTE } from '@/components/chart/chart-theme';
import { TEXT, type Trend } from '@/components/chart/chart-value';
import { textWidth } from '@/components/chart/scale';
import { dayArea, usePlot } from '@/components/chart/use-plot';
import type { Format } from '@/lib/client/format/format';
import { formatUnit } from '@/lib/client/format/format-unit';

/** A hairline at each tick of the value axis: the grid of Recharts is ten times the script. */
export function GridLines({ ticks }: { ticks: readonly number[] }) {
  const plot = usePlot();
  if (!plot) return null;
  return ticks.map((tick) => <path key={tick} d={`M${plot.x} ${plot.yOf(tick)}h${plot.width}`} {...GRID} />);
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
  const plot = usePlot();
  const y = plot?.yOf(value);
  if (!plot || y === undefined) return null;
  return (
    <>
      <path d={`M${plot.x} ${y}h${plot.width}`} {...line} />
      {label ? (
        <AboveLines>
          <text {...NOTE} x={plot.right - 5} y={y - 5} textAnchor="end">
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
  const plot = usePlot();
  const [top, bottom] = [plot?.yOf(ranks ? low : high), plot?.yOf(ranks ? high : low)];
  if (!plot || top === undefined || bottom === undefined) return null;
  const [lowWords, highWords] = [formatUnit(format, low, unit), formatUnit(format, high, unit)];
  const text = { ...NOTE, ...TEXT, fill: 'var(--on-target)', x: plot.x + 4 };
  const limitLabels = () => {
    // All positions above the limit are in the band.
    if (ranks) return [{ y: bottom - 3, words: `${label} ${highWords} or better` }];
    if (bottom - top < TWO_LABELS) return [{ y: top - 3, words: `${label} ${lowWords}–${highWords}` }];
    return [
      { y: top + 11, words: `${label} ${highWords}` },
      { y: bottom - 3, words: lowWords },
    ];
  };
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
        {limitLabels().map(({ y, words }) => (
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
  const plot = usePlot();
  if (!plot) return null;
  return range.edges.map((edges, index) => {
    if (edges === null) return null;
    const [x, bottom, top] = [plot.xOf(days[index]), plot.yOf(edges[0]), plot.yOf(edges[1])];
    if (x === undefined || bottom === undefined || top === undefined) return null;
    return (
      <rect
        key={days[index]}
        {...dayArea(plot, x, days)}
        y={top}
        height={Math.max(1, bottom - top)}
        fill="var(--on-target)"
        fillOpacity="var(--range-opacity)"
      />
    );
  });
}

/** A note above the plot, so that no line crosses it. */
export function AxisNote({ text }: { text: string }) {
  const plot = usePlot();
  if (!plot) return null;
  return (
    <text {...NOTE} {...TEXT} x={plot.x + 3} y={plot.y - 8}>
      {text}
    </text>
  );
}

interface ComparedDayProps {
  day: string;
  label: string;
  trend: Trend;
}

/** The compared day: a fine upright line with its name, and a ring around the value of the first series. */
export function ComparedDay({ day, label, trend: { days, series } }: ComparedDayProps) {
  const plot = usePlot();
  const index = days.indexOf(day);
  const x = plot?.xOf(day);
  const isMarked = index >= 0 && index < days.length - 2;
  if (!plot || x === undefined || !isMarked) return null;
  const value = series[0]?.values[index] ?? null;
  const y = value === null ? undefined : plot.yOf(value);
  const half = textWidth(label) / 2;
  const anchor = x - half < plot.x ? 'start' : x + half > plot.right ? 'end' : 'middle';
  const gap = { start: 4, end: -4, middle: 0 }[anchor];
  // A line along the top leaves space for the name at the bottom.
  const isHigh = y !== undefined && y < plot.y + plot.height * 0.1;
  return (
    <>
      <path d={`M${x} ${plot.y}v${plot.height}`} stroke="var(--control)" strokeDasharray="2 3" />
      <AboveLines>
        <text {...NOTE} x={x + gap} y={isHigh ? plot.bottom - 4 : plot.y + 12} textAnchor={anchor}>
          {label}
        </text>
        {y === undefined ? null : (
          <circle cx={x} cy={y} r={3.5} fill="var(--ground)" stroke="var(--ink)" strokeWidth={1.5} />
        )}
      </AboveLines>
    </>
  );
}

/** Draws words of a chart above its lines, which Recharts draws above all other elements. */
function AboveLines({ children }: { children: ReactNode }) {
  return <ZIndexLayer zIndex={DefaultZIndexes.label}>{children}</ZIndexLayer>;
}
