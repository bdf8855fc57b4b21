'use client';

import dynamic from 'next/dynamic';
import { ChartPlaceholder } from '@/components/chart/chart-placeholder';

/** Things with two values each, as dots in groups. */
export const DotChart = dynamic(() => import('@/components/chart/dot-drawing').then((file) => file.DotDrawing), {
  ssr: false,
  loading: ChartPlaceholder,
});
