'use client';

import dynamic from 'next/dynamic';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';
import type { pageSheets as makeSheets } from '@/components/scorecards/page-sheets';

/** Fetched beside the data: the page's first numbers need neither. */
export const ScoreTabs = dynamic(() => import('@/components/scorecards/score-tabs').then((file) => file.ScoreTabs), {
  loading: ViewsPlaceholder,
});
export const RowDrawer = dynamic(() => import('@/components/scorecards/row-drawer').then((file) => file.RowDrawer), {
  loading: () => null,
});

/** Made, and what makes them fetched, when a person exports the page. */
export async function pageSheets(...drawn: Parameters<typeof makeSheets>) {
  const file = await import('@/components/scorecards/page-sheets');
  return file.pageSheets(...drawn);
}
