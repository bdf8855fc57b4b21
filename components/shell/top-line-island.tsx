'use client';

import dynamic from 'next/dynamic';

/** Comes with the page's first markup; what its buttons do is fetched behind the page's first numbers. */
export const TopLineIsland = dynamic(() => import('@/components/shell/top-line').then((file) => file.TopLine), {
  loading: () => null,
});
