'use client';

import dynamic from 'next/dynamic';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';
import type { pageSheets as makeSheets } from '@/components/prices/sheets';

/** Fetched beside the data: the page's first numbers need neither. */
export const PriceTabs = dynamic(() => import('@/components/prices/price-tabs').then((file) => file.PriceTabs), {
  loading: ViewsPlaceholder,
});
export const SkuDrawer = dynamic(() => import('@/components/prices/sku-drawer').then((file) => file.SkuDrawer), {
  loading: () => null,
});

/** Made, and what makes them fetched, when a person exports the page. */
export async function pageSheets(...drawn: Parameters<typeof makeSheets>) {
  const file = await import('@/components/prices/sheets');
  return file.pageSheets(...drawn);
}
