'use client';

import dynamic from 'next/dynamic';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';
import type { pageSheets as makeSheets } from '@/components/price-competition/sheets';

/** Fetched beside the data: the page's first numbers need neither. */
export const CompetitionTabs = dynamic(
  () => import('@/components/price-competition/competition-tabs').then((file) => file.CompetitionTabs),
  { loading: ViewsPlaceholder },
);
export const CompetitionDrawer = dynamic(
  () => import('@/components/price-competition/competition-drawer').then((file) => file.CompetitionDrawer),
  { loading: () => null },
);

/** Made, and what makes them fetched, when a person exports the page. */
export async function pageSheets(...drawn: Parameters<typeof makeSheets>) {
  const file = await import('@/components/price-competition/sheets');
  return file.pageSheets(...drawn);
}
