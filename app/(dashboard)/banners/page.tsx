import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { createPreload } from '@/app/preload';
import {
  bannerDates,
  bannerFields,
  bannersAsked,
  cardsParams,
  GALLERY_STEP,
  isGallery,
  shownView,
} from '@/components/banners/banner-params';
import { BannersPage } from '@/components/banners/banners-page';
import { readAddress } from '@/lib/client/address';
import { readWeights, WEIGHTS_COOKIE } from '@/lib/client/banners/weights';
import { firstWindow } from '@/lib/client/table-window';
import { readTargets, TARGETS_COOKIE } from '@/lib/client/targets';
import { newestDay } from '@/lib/server/snapshots/newest-day';

export const metadata: Metadata = { title: 'Banners' };

export default async function Page({ searchParams }: PageProps<'/banners'>) {
  const preload = createPreload();
  const [search, cookie] = await Promise.all([searchParams, cookies()]);
  redirectEarlier(search);
  const weights = readWeights(cookie.get(WEIGHTS_COOKIE)?.value);
  const targets = readTargets(cookie.get(TARGETS_COOKIE)?.value);
  const params = readAddress(bannerFields, search);
  const days = await preload.load('banners/days', {});
  const opening = days?.newest ?? (await preload.within(newestDay())) ?? new Date().toISOString().slice(0, 10);
  const asked = bannersAsked(params, bannerDates(params, days, opening), weights);
  const all = { ...asked, own: 'all' as const };
  const loadTab = () => {
    if (params.view === 'table') return preload.load('banners/placements', firstWindow(asked, search, 'walk.asc'));
    if (params.view === 'runs') return preload.load('banners/runs', firstWindow(asked, search, 'days.desc'));
    if (params.view === 'labels') return preload.load('banners/labels', { ...asked, limit: 1000 });
    return null;
  };
  const loadGallery = async () => {
    const map = await preload.load('banners/position-map', asked);
    const view = shownView(params, map?.kinds);
    if (!isGallery(view)) return;
    await Promise.all([
      preload.load('banners/cards', cardsParams(asked, view, params.order, GALLERY_STEP)),
      preload.load('banners/home-pages', all),
    ]);
  };
  await Promise.all([
    preload.load('banners/tiles', all),
    preload.load('banners/brand-trend', all),
    preload.load('banners/takeovers', asked),
    preload.load('banners/change-counts', asked),
    loadGallery(),
    loadTab(),
  ]);
  return (
    <HydrationBoundary state={preload.state()}>
      <BannersPage start={{ opening, weights, targets }} />
    </HydrationBoundary>
  );
}

/** Saved views and links may still call the compared day as it was called before. */
function redirectEarlier({ compare_date, ...search }: Awaited<PageProps<'/banners'>['searchParams']>) {
  if (typeof compare_date !== 'string') return;
  const now = new URLSearchParams({ against: compare_date });
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') now.set(name, value);
  redirect(`/banners?${now}`);
}
