'use client';

import dynamic from 'next/dynamic';
import { ChartPlaceholder } from '@/components/chart/chart-placeholder';

/** From the lowest to the highest of each row, and where we stand between them. */
export const RangeChart = dynamic(() => import('@/components/chart/range-drawing').then((file) => file.RangeDrawing), {
  ssr: false,
  loading: ChartPlaceholder,
});
