'use client';

import dynamic from 'next/dynamic';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';
import type { pageSheets as makeSheets } from '@/components/shelf/page-sheets';

/** Fetched beside the data: the page's first numbers need neither. */
export const ShelfTabs = dynamic(() => import('@/components/shelf/shelf-tabs').then((file) => file.ShelfTabs), {
  loading: ViewsPlaceholder,
});
export const ProductDrawer = dynamic(
  () => import('@/components/shelf/product-drawer').then((file) => file.ProductDrawer),
  { loading: () => null },
);

/** Made, and what makes them fetched, when a person exports the page. */
export async function pageSheets(...drawn: Parameters<typeof makeSheets>) {
  const file = await import('@/components/shelf/page-sheets');
  return file.pageSheets(...drawn);
}
