import { useId } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { TEXT } from '@/components/chart/chart-value';
import { labelsAt } from '@/components/chart/scale';
import { sparkPath } from '@/components/chart/sparkline';
import type { ChartDayState } from '@/components/panel/coverage-words';
import type { Format } from '@/lib/client/format';
import { formatUnit } from '@/lib/client/format-unit';
import type { Unit } from '@/lib/metrics/view';

export interface Target {
  value: number;
  label?: string;
}

export interface Band {
  low: number;
  high: number;
  label?: string;
}

type Place = (value: number) => number;

interface PlotGroundProps {
  ticks: readonly number[];
  y: Place;
  left: number;
  right: number;
  children: (value: number) => string;
}

/** Horizontal hairlines with their values at the left; nothing else. */
export function PlotGround({ ticks, y, left, right, children }: PlotGroundProps) {
  return ticks.map((value) => (
    <g key={value}>
      <line x1={left} x2={right} y1={y(value)} y2={y(value)} stroke="var(--line)" shapeRendering="crispEdges" />
      <text x={left - 6} y={y(value) + 4} textAnchor="end" {...TEXT}>
        {children(value)}
      </text>
    </g>
  ));
}

interface DayAxisProps {
  days: readonly string[];
  x: Place;
  y: number;
  left: number;
  right: number;
  format: Format;
}

/** Days below a plot, the last always: those at the edges stay inside. */
export function DayAxis({ days, x, y, left, right, format }: DayAxisProps) {
  return labelsAt(days.length, right - left, 64).map((at) => (
    <text
      key={at}
      x={x(at)}
      y={y}
      textAnchor={x(at) - left < 20 ? 'start' : right - x(at) < 20 ? 'end' : 'middle'}
      {...TEXT}
    >
      {format.shortDay(days[at])}
    </text>
  ));
}

interface LineOfProps {
  values: readonly (number | null)[];
  style: BrandStyle;
  x: Place;
  y: Place;
  unfinished?: boolean | undefined;
}

/** One line; a day between two gaps is a dot, the way into an unfinished last day is dashed. */
export function LineOf({ values, style, x, y, unfinished }: LineOfProps) {
  const last = values.length - 1;
  const done = unfinished ? values.map((value, at) => (at === last ? null : value)) : values;
  const line = {
    fill: 'none',
    stroke: style.color,
    strokeWidth: style.width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  const [before, end] = [values[last - 1] ?? null, values[last] ?? null];
  return (
    <>
      <path {...line} d={sparkPath(done, x, y)} strokeDasharray={style.dash} />
      {alone(done).map(([at, value]) => (
        <circle key={at} cx={x(at)} cy={y(value)} r={2.5} fill={style.color} />
      ))}
      {unfinished && before !== null && end !== null ? (
        <path {...line} d={`M${x(last - 1)} ${y(before)}L${x(last)} ${y(end)}`} strokeDasharray="3 3" />
      ) : null}
    </>
  );
}

function alone(values: readonly (number | null)[]): [number, number][] {
  return values.flatMap((value, at): [number, number][] =>
    value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null ? [[at, value]] : [],
  );
}

interface BandFrame {
  y: Place;
  left: number;
  right: number;
  unit: Unit;
  currency?: string | undefined;
  format: Format;
}

/** A pale fill between two values, its edges labelled. */
export function bandTexts({ low, high, label }: Band, { y, left, right, unit, currency, format }: BandFrame) {
  const top = Math.min(y(low), y(high));
  // Two edges that meet are one text above them.
  const narrow = Math.abs(y(low) - y(high)) < 28;
  const halo = { stroke: 'var(--ground)', strokeWidth: 3, strokeOpacity: 0.8, paintOrder: 'stroke' };
  const text = { ...TEXT, ...halo, fill: 'var(--on-target)', x: left + 4 };
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={Math.max(0, right - left)}
        height={Math.abs(y(low) - y(high))}
        fill="var(--on-target)"
        fillOpacity={0.09}
      />
      {narrow ? (
        <text {...text} y={top - 3}>
          {[label, `${formatUnit(format, low, unit, currency)}–${formatUnit(format, high, unit, currency)}`]
            .filter(Boolean)
            .join(' ')}
        </text>
      ) : (
        <>
          <text {...text} y={y(high) + 11}>
            {[label, formatUnit(format, high, unit, currency)].filter(Boolean).join(' ')}
          </text>
          <text {...text} y={y(low) - 3}>
            {formatUnit(format, low, unit, currency)}
          </text>
        </>
      )}
    </g>
  );
}

interface DayMarksProps {
  states: readonly ChartDayState[];
  x: Place;
  top: number;
  bottom: number;
  left: number;
  /** Where the signs are explained; nowhere without. */
  legendAt?: number | undefined;
  /** Which are: those that are drawn, unless a legend stands for more than these days. */
  legendOf?: readonly ChartDayState[];
}

export const DAY_WORDS = {
  no_data: 'nothing published',
  not_collected: 'not collected yet',
  failed: 'failed',
} as const;
const MARKED = ['no_data', 'not_collected', 'failed'] as const;

/** Why a day has no value: hatched where nothing was published, a dot where it is still to come, a cross where it failed. */
export function DayMarks({ states, x, top, bottom, left, legendAt, legendOf = states }: DayMarksProps) {
  const hatch = useId();
  const half = Math.max(1, Math.abs(x(1) - x(0)) / 2);
  const there = MARKED.filter((state) => legendOf.includes(state));
  if (there.length === 0) return null;
  return (
    <g>
      <defs>
        <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1={0} y1={0} x2={0} y2={5} stroke="var(--line)" strokeWidth={2} />
        </pattern>
      </defs>
      {[...states.entries()].map(([at, state]) =>
        state === 'no_data' ? (
          <rect
            key={at}
            x={x(at) - half}
            y={top}
            width={2 * half}
            height={Math.max(0, bottom - top)}
            fill={`url(#${hatch})`}
          />
        ) : (
          <DayMark key={at} state={state} x={x(at)} y={bottom - 4} />
        ),
      )}
      {legendAt === undefined ? null : <DayLegend states={there} left={left} y={legendAt} hatch={hatch} />}
    </g>
  );
}

interface DayLegendProps {
  states: readonly (keyof typeof DAY_WORDS)[];
  left: number;
  y: number;
  hatch: string;
}

function DayLegend({ states, left, y, hatch }: DayLegendProps) {
  let next = left;
  return states.map((state) => {
    const at = next;
    next += 22 + DAY_WORDS[state].length * 6;
    return (
      <g key={state}>
        {state === 'no_data' ? (
          <rect x={at} y={y - 9} width={9} height={9} fill={`url(#${hatch})`} stroke="var(--line)" />
        ) : (
          <DayMark state={state} x={at + 4} y={y - 4} />
        )}
        <text x={at + 13} y={y} {...TEXT}>
          {DAY_WORDS[state]}
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
