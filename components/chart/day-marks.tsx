'use client';

import { useId } from 'react';
import { TEXT, type Trend } from '@/components/chart/chart-value';
import { type DayMark, type LegendItem, legendOf } from '@/components/chart/trend-layout';
import { dayArea, usePlot } from '@/components/chart/use-plot';

interface DayMarksProps {
  trend: Pick<Trend, 'days' | 'states' | 'spans'>;
  /** Baseline of the legend. */
  legendY: number;
}

/**
 * Why a day has no value: hatched if nothing was published, a dot if it is not collected yet, a cross if that failed. Days
 * of spans are shaded, or hatched in a darker colour.
 */
export function DayMarks({ trend, legendY }: DayMarksProps) {
  const id = useId();
  const plot = usePlot();
  if (!plot) return null;
  const { days, states, spans = [] } = trend;
  return (
    <g>
      <defs>
        <Hatch id={`${id}no_data`} color="var(--line)" width={2} />
        <Hatch id={`${id}hatched`} color="var(--ink-3)" width={1} />
      </defs>
      {days.map((day, index) => {
        const x = plot.xOf(day);
        if (x === undefined) return null;
        const marks = spans.flatMap(({ look, words }): DayMark[] => (words[index] ? [look] : []));
        const state = states?.[index] ?? 'collected';
        if (state !== 'collected') marks.push(state);
        return marks.map((mark) => (
          <MarkShape
            key={`${day} ${mark}`}
            {...{ mark, id, ...dayArea(plot, x, days), y: plot.y, height: plot.height }}
            dot={{ x, y: plot.bottom - 4 }}
          />
        ));
      })}
      <Legend items={legendOf(trend)} left={plot.x} y={legendY} id={id} />
    </g>
  );
}

function Hatch({ id, color, width }: { id: string; color: string; width: number }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1={0} y1={0} x2={0} y2={5} stroke={color} strokeWidth={width} />
    </pattern>
  );
}

interface MarkShapeProps extends Record<'x' | 'y' | 'width' | 'height', number> {
  mark: DayMark;
  /** Prefix of the ids of hatches. */
  id: string;
  /** Centre of a mark that is no area. */
  dot: { x: number; y: number };
}

function MarkShape({ mark, id, dot: { x, y }, ...box }: MarkShapeProps) {
  if (mark === 'not_collected') return <circle cx={x} cy={y} r={1.5} fill="var(--control)" />;
  if (mark === 'failed')
    return <path d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} stroke="var(--off-target)" strokeWidth={1.5} />;
  if (mark === 'shaded') return <rect {...box} fill="var(--ink)" fillOpacity="var(--band-opacity)" />;
  return <rect {...box} fill={`url(#${id}${mark})`} />;
}

interface LegendProps {
  items: readonly LegendItem[];
  left: number;
  y: number;
  id: string;
}

function Legend({ items, left, y, id }: LegendProps) {
  let next = left;
  return items.map(({ mark, words }) => {
    const x = next;
    next += 22 + words.length * 6;
    return (
      <g key={mark}>
        <MarkShape mark={mark} id={id} x={x} y={y - 9} width={9} height={9} dot={{ x: x + 4, y: y - 4 }} />
        <text x={x + 13} y={y} {...TEXT}>
          {words}
        </text>
      </g>
    );
  });
}
