'use client';

import { BarsDrawing } from '@/components/chart/bars-drawing';
import type { Reader } from '@/components/chart/chart-reader';
import type { ChartValue } from '@/components/chart/chart-value';
import { TrendDrawing } from '@/components/chart/trend-drawing';
import type { Format } from '@/lib/client/format';

export interface ChartDrawingProps {
  chart: ChartValue;
  width: number;
  height: number;
  format: Format;
  reader?: Reader;
}

/** A chart drawn by Recharts, on screen or for a slide. */
export function ChartDrawing({ chart, ...frame }: ChartDrawingProps) {
  if (chart.kind === 'bars') return <BarsDrawing drawing={chart.bars} {...frame} />;
  return <TrendDrawing drawing={chart.trend} {...frame} />;
}
