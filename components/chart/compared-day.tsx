'use client';

import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { AboveLines } from '@/components/chart/above-lines';
import { NOTE } from '@/components/chart/chart-theme';
import type { Trend } from '@/components/chart/chart-value';
import { textWidth } from '@/components/chart/scale';

interface ComparedDayProps extends NonNullable<Trend['mark']> {
  trend: Trend;
}

/** The compared day: a fine upright line with its name, and a ring around the value of the first series. */
export function ComparedDay({ at, label, trend: { days, series } }: ComparedDayProps) {
  const plot = usePlotArea();
  const x = useXAxisScale()?.(days[at]);
  const yOf = useYAxisScale();
  const value = series[0]?.values[at] ?? null;
  const y = value === null ? undefined : yOf?.(value);
  if (!plot || x === undefined) return null;
  const end = plot.x + plot.width;
  const half = textWidth(label) / 2;
  const anchor = x - half < plot.x ? 'start' : x + half > end ? 'end' : 'middle';
  const gap = { start: 4, end: -4, middle: 0 }[anchor];
  // A line along the top leaves space for the name at the bottom.
  const isHigh = y !== undefined && y < plot.y + plot.height * 0.1;
  return (
    <>
      <path d={`M${x} ${plot.y}v${plot.height}`} stroke="var(--control)" strokeDasharray="2 3" />
      <AboveLines>
        <text {...NOTE} x={x + gap} y={isHigh ? plot.y + plot.height - 4 : plot.y + 12} textAnchor={anchor}>
          {label}
        </text>
        {y === undefined ? null : (
          <circle cx={x} cy={y} r={3.5} fill="var(--ground)" stroke="var(--ink)" strokeWidth={1.5} />
        )}
      </AboveLines>
    </>
  );
}
