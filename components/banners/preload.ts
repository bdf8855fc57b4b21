import {
  type BannersAddress,
  type BannersParams,
  type BannerTab,
  type banners,
  GALLERY_STEP,
  shareParams,
  shownView,
  viewParams,
} from '@/components/banners/page';
import type { Load, PreloadOf } from '@/components/layout/preload';
import type { Search } from '@/lib/client/address/address';
import { firstWindow } from '@/lib/client/query/table-window';
import { GALLERY_VIEWS, type GalleryView } from '@/lib/queries/banners/params';

export const preload: PreloadOf<typeof banners> = (load, { params, address, search }) => [
  load('banners/tiles', shareParams(params)),
  load('banners/brand-trend', shareParams(params)),
  load('banners/takeovers', params),
  load('banners/change-counts', viewParams(params, address)),
  preloadGallery(load, params, address),
  preloadTab(load, viewParams(params, address), address.view, search),
];

async function preloadGallery(load: Load, params: BannersParams, address: BannersAddress): Promise<void> {
  const map = await load('banners/position-map', params);
  const view = shownView(address.view, map?.kinds ?? []);
  if (!isGallery(view)) return;
  await Promise.all([
    load('banners/cards', { ...viewParams(params, address), view, order: address.order, limit: GALLERY_STEP }),
    load('banners/home-pages', shareParams(params)),
  ]);
}

async function preloadTab(load: Load, params: BannersParams, view: BannerTab, search: Search): Promise<void> {
  if (view === 'table') await load('banners/placements', firstWindow(params, search));
  if (view === 'runs') await load('banners/runs', firstWindow(params, search));
  if (view === 'labels') await load('banners/labels', firstWindow(params, search));
}

function isGallery(tab: BannerTab): tab is GalleryView {
  return (GALLERY_VIEWS as readonly string[]).includes(tab);
}
