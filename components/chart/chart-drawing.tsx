'use client';

import { useLayoutEffect } from 'react';
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
  /** Called when the script of this component is loaded and the chart is drawn. */
  onDraw?: (isDrawn: true) => void;
}

/** A chart drawn by Recharts, on screen or for a slide. */
export function ChartDrawing({ chart, onDraw, ...frame }: ChartDrawingProps) {
  useLayoutEffect(() => onDraw?.(true), [onDraw]);
  if (chart.kind === 'bars') return <BarsDrawing drawing={chart.bars} {...frame} />;
  return <TrendDrawing drawing={chart.trend} {...frame} />;
}
