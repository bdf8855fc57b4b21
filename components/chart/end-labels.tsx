'use client';

import { usePlotArea, useYAxisScale } from 'recharts';
import { TEXT } from '@/components/chart/chart-value';
import { cutMiddle, textWidth } from '@/components/chart/scale';
import { spreadLabels } from '@/components/chart/spread-labels';
import type { EndLabel } from '@/components/chart/trend-layout';

/** Pixels between two labels, and between a line and its label. */
const LINE = 13;
const GAP = 8;
/** Pixels between the lowest label and the end of the plot. Keeps it apart from the last day of the axis. */
const BOTTOM = 4;

interface EndLabelsProps {
  labels: readonly EndLabel[];
  /** Space at the right of the plot, in pixels. */
  width: number;
}

/** Names and newest values at the ends of lines, moved apart where lines end together. Long names are cut in the middle. */
export function EndLabels({ labels, width }: EndLabelsProps) {
  const plot = usePlotArea();
  const scale = useYAxisScale();
  if (!plot || !scale) return null;
  const wishes = labels.map(({ key, value }) => ({ key, y: scale(value) ?? plot.y }));
  const places = spreadLabels(wishes, LINE, plot.y + 2, plot.y + plot.height - BOTTOM);
  return labels.map(({ key, name, text, color }) => (
    <text
      key={key}
      data-end-label
      x={plot.x + plot.width + GAP}
      y={(places.get(key) ?? plot.y) + 4}
      {...TEXT}
      fill={color}
    >
      <title>{`${name} ${text}`.trim()}</title>
      {name ? `${cutMiddle(name, width - GAP - textWidth(` ${text}`))} ` : null}
      <tspan fontWeight={500}>{text}</tspan>
    </text>
  ));
}
