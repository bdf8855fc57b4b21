'use client';

import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';

/** Returns the plot of a chart, with its edges and scales, or null until it is laid out. */
export function usePlot() {
  const area = usePlotArea();
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!area || !xOf || !yOf) return null;
  return { ...area, right: area.x + area.width, bottom: area.y + area.height, xOf, yOf };
}

type Plot = NonNullable<ReturnType<typeof usePlot>>;

/** Returns the part of the plot's width that a day has. */
export function dayArea(plot: Plot, x: number, days: readonly string[]): { x: number; width: number } {
  const half = plot.width / Math.max(1, days.length - 1) / 2;
  const left = Math.max(plot.x, x - half);
  return { x: left, width: Math.min(plot.right, x + half) - left };
}
