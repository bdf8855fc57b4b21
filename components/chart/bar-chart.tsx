'use client';

import dynamic from 'next/dynamic';
import { ChartPlaceholder } from '@/components/chart/chart-placeholder';

/** A value for each of a few names. */
export const BarChart = dynamic(() => import('@/components/chart/bar-drawing').then((file) => file.BarDrawing), {
  ssr: false,
  loading: ChartPlaceholder,
});
