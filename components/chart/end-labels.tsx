'use client';

import { usePlotArea, useYAxisScale } from 'recharts';
import type { Series } from '@/components/chart/line-data';
import { spreadLabels } from '@/components/chart/spread-labels';

/** Between a line and its name, and a letter of it on average, in pixels. */
const GAP = 8;
const LETTER = 6.8;

/** The name of each line at its end, instead of a legend. */
export function EndLabels({ series, room }: { series: readonly Series[]; room: number }) {
  const plot = usePlotArea();
  const scale = useYAxisScale();
  if (!plot || !scale) return null;
  const wishes = series.flatMap(({ key, values }) => {
    const last = values.findLast((value) => value !== null);
    const y = last === undefined ? undefined : scale(last);
    return typeof y === 'number' ? [{ key, y }] : [];
  });
  const most = Math.floor((room - GAP) / LETTER);
  const places = spreadLabels(wishes, 15, plot.y + 6, plot.y + plot.height - 2);
  return series.map(({ key, name, label = name, style }) => {
    const y = places.get(key);
    return y === undefined ? null : (
      <text key={key} x={plot.x + plot.width + GAP} y={y} dy="0.32em" fill={style.color} fontSize={12}>
        <title>{name}</title>
        {label.length > most ? `${label.slice(0, most - 1)}…` : label}
      </text>
    );
  });
}
