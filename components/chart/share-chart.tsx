'use client';

import dynamic from 'next/dynamic';
import { ChartPlaceholder } from '@/components/chart/chart-placeholder';

/** How a whole divides among a few names, a bar for each whole. */
export const ShareChart = dynamic(() => import('@/components/chart/share-drawing').then((file) => file.ShareDrawing), {
  ssr: false,
  loading: ChartPlaceholder,
});
