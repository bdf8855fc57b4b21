'use client';

import dynamic from 'next/dynamic';
import type { pageSheets as makeSheets } from '@/components/banners/page-sheets';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';

/** Fetched beside the data: the page's first numbers need neither. */
export const BannerTabs = dynamic(() => import('@/components/banners/banner-tabs').then((file) => file.BannerTabs), {
  loading: ViewsPlaceholder,
});
export const Lightbox = dynamic(() => import('@/components/banners/lightbox').then((file) => file.Lightbox), {
  loading: () => null,
});

/** Made, and what makes them fetched, when a person exports the page. */
export async function pageSheets(...drawn: Parameters<typeof makeSheets>) {
  const file = await import('@/components/banners/page-sheets');
  return file.pageSheets(...drawn);
}
