'use client';

import dynamic from 'next/dynamic';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';
import type { heldSheets as makeHeldSheets } from '@/components/visibility/held-sheets';
import type { pageSheets as makeSheets } from '@/components/visibility/page-sheets';

/** Fetched beside the data: the page's first numbers need neither. */
export const ViewTabs = dynamic(() => import('@/components/visibility/view-tabs').then((file) => file.ViewTabs), {
  loading: ViewsPlaceholder,
});
export const ScoreDrawer = dynamic(
  () => import('@/components/visibility/score-drawer').then((file) => file.ScoreDrawer),
  { loading: () => null },
);

/** Made, and what makes them fetched, when a person exports the page. */
export async function pageSheets(...drawn: Parameters<typeof makeSheets>) {
  const file = await import('@/components/visibility/page-sheets');
  return file.pageSheets(...drawn);
}

export async function heldSheets(...held: Parameters<typeof makeHeldSheets>) {
  const file = await import('@/components/visibility/held-sheets');
  return file.heldSheets(...held);
}
