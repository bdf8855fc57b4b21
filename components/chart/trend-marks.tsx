'use client';

import { useId } from 'react';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { AboveLines } from '@/components/chart/above-lines';
import { GRID, NOTE } from '@/components/chart/chart-theme';
import { TEXT, type Trend } from '@/components/chart/chart-value';
import type { ChartDayState } from '@/components/panel/coverage-words';
import type { Format } from '@/lib/client/format';
import { formatUnit } from '@/lib/client/format-unit';

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
  return range.edges.map((edges, at) => {
    if (edges === null) return null;
    const [x, bottom, top] = [xOf(days[at]), yOf(edges[0]), yOf(edges[1])];
    if (x === undefined || bottom === undefined || top === undefined) return null;
    const [left, right] = [Math.max(plot.x, x - half), Math.min(end, x + half)];
    return (
      <rect
        key={days[at]}
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

const WORDS = { no_data: 'nothing published', not_collected: 'not collected yet', failed: 'failed' } as const;
const MARKED = ['no_data', 'not_collected', 'failed'] as const;
type MarkedState = (typeof MARKED)[number];

interface DayMarksProps {
  states: readonly ChartDayState[];
  days: readonly string[];
  /** Baseline of the legend. No legend without it. */
  legendY: number | undefined;
}

/**
 * Why a day has no value: hatched if nothing was published, a dot if it is not collected yet, a cross if that failed.
 */
export function DayMarks({ states, days, legendY }: DayMarksProps) {
  const hatch = useId();
  const plot = usePlotArea();
  const scale = useXAxisScale();
  if (!plot || !scale) return null;
  const half = plot.width / Math.max(1, days.length - 1) / 2;
  const shown = MARKED.filter((state) => states.includes(state));
  return (
    <g>
      <defs>
        <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1={0} y1={0} x2={0} y2={5} stroke="var(--line)" strokeWidth={2} />
        </pattern>
      </defs>
      {days.map((day, at) => {
        const x = scale(day);
        const state = states[at];
        if (x === undefined || state === undefined) return null;
        const box = { x: x - half, y: plot.y, width: 2 * half, height: plot.height };
        if (state === 'no_data') return <rect key={day} {...box} fill={`url(#${hatch})`} />;
        return <DayMark key={day} state={state} x={x} y={plot.y + plot.height - 4} />;
      })}
      {legendY === undefined ? null : <Legend states={shown} left={plot.x} y={legendY} hatch={hatch} />}
    </g>
  );
}

interface LegendProps {
  states: readonly MarkedState[];
  left: number;
  y: number;
  hatch: string;
}

function Legend({ states, left, y, hatch }: LegendProps) {
  let next = left;
  return states.map((state) => {
    const x = next;
    next += 22 + WORDS[state].length * 6;
    return (
      <g key={state}>
        {state === 'no_data' ? (
          <rect x={x} y={y - 9} width={9} height={9} fill={`url(#${hatch})`} stroke="var(--line)" />
        ) : (
          <DayMark state={state} x={x + 4} y={y - 4} />
        )}
        <text x={x + 13} y={y} {...TEXT}>
          {WORDS[state]}
        </text>
      </g>
    );
  });
}

function DayMark({ state, x, y }: { state: ChartDayState; x: number; y: number }) {
  if (state === 'not_collected') return <circle cx={x} cy={y} r={1.5} fill="var(--control)" />;
  if (state === 'failed')
    return <path d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} stroke="var(--off-target)" strokeWidth={1.5} />;
  return null;
}
