'use client';

import dynamic from 'next/dynamic';
import { ChartPlaceholder } from '@/components/chart/chart-placeholder';

/** Lines over time, with direct labels, gaps where nothing is known and a dashed unfinished bucket. */
export const LineChart = dynamic(() => import('@/components/chart/line-drawing').then((file) => file.LineDrawing), {
  ssr: false,
  loading: ChartPlaceholder,
});
