'use client';

import dynamic from 'next/dynamic';
import { ChartPlaceholder } from '@/components/chart/chart-placeholder';

/** A value for each of several names, a line each: long names have room. */
export const RowBarChart = dynamic(
  () => import('@/components/chart/row-bar-drawing').then((file) => file.RowBarDrawing),
  { ssr: false, loading: ChartPlaceholder },
);
