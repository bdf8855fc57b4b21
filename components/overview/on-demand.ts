'use client';

import dynamic from 'next/dynamic';
import type { pageSheets as makeSheets } from '@/components/overview/sheets';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';
import { onDemand } from '@/components/ui/on-demand';

/** What finds the changes and what lists them: fetched beside the data, which the page's five numbers are made of alone. */
export const changeFinder = onDemand(() => import('@/components/overview/prepare-changes'));
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
