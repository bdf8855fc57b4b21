'use client';

import { usePlotArea, useXAxisScale } from 'recharts';
import { type Bars, TEXT } from '@/components/chart/chart-value';
import type { Format } from '@/lib/client/format/format';

/** A dashed upright line before a bar. */
export function Divider({ before }: { before: string }) {
  const plot = usePlotArea();
  const x = useXAxisScale()?.(before, { position: 'start' });
  if (!plot || x === undefined) return null;
  return <path d={`M${x} 8V${plot.y + plot.height + 18}`} stroke="var(--ink-3)" strokeDasharray="2 3" />;
}

interface BarEndsProps {
  ends: NonNullable<Bars['ends']>;
  y: number;
  format: Format;
}

/** What the bars at the left and at the right have in common, below the axis. */
export function BarEnds({ ends: [left, right], y, format }: BarEndsProps) {
  const plot = usePlotArea();
  if (!plot) return null;
  return (
    <>
      <text {...TEXT} x={plot.x + 2} y={y} fontSize={12} fill={left.color}>
        {left.text(format)}
      </text>
      <text {...TEXT} x={plot.x + plot.width - 2} y={y} textAnchor="end" fontSize={12} fill={right.color}>
        {right.text(format)}
      </text>
    </>
  );
}
