'use client';

import dynamic from 'next/dynamic';
import type { pageSheets as makeSheets } from '@/components/overview/sheets';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';
import { onDemand } from '@/components/ui/on-demand';

/** Fetched beside the data. */
export const behind = onDemand(() => import('@/components/overview/behind').then(({ BEHIND }) => BEHIND));
export const ChangesSection = dynamic(
  () => import('@/components/overview/changes-section').then((file) => file.ChangesSection),
  { loading: ViewsPlaceholder },
);

/** Drawn beside the numbers, which stand without it. */
export const Sparkline = dynamic(() => import('@/components/overview/sparkline').then((file) => file.Sparkline), {
  loading: () => null,
});

export const DaysTwin = dynamic(() => import('@/components/overview/days-twin').then((file) => file.DaysTwin));

/** Made, and what makes them fetched, when a person exports the page. */
export async function pageSheets(...drawn: Parameters<typeof makeSheets>) {
  const file = await import('@/components/overview/sheets');
  return file.pageSheets(...drawn);
}
