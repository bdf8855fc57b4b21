'use client';

import { BannerTiles } from '@/components/banners/banner-tiles';
import { BannerViews } from '@/components/banners/banner-views';
import { useBookings } from '@/components/banners/bookings';
import { type BannersStart, banners as page, shareParams, shownView, viewParams } from '@/components/banners/page';
import { PositionMapPanel } from '@/components/banners/position-map';
import { SharePanel } from '@/components/banners/share-panel';
import { useBanners, useOpenBanner } from '@/components/banners/use-banners';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { PageContext } from '@/components/panel/page-context';
import { lazyPart } from '@/components/ui/lazy-part';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { PositionMap } from '@/lib/queries/banners/position-map';

const Settings = lazyPart(() => import('@/components/banners/settings'), 'Settings', <SkeletonRows rows={5} />);
const Lightbox = lazyPart(() => import('@/components/banners/lightbox'), 'Lightbox', null);

const NO_MAP: Pick<PositionMap, 'kinds' | 'brands'> = { kinds: [], brands: [] };

/** The page Banners: brands, changes and run lengths of banners on retailers' pages, and whether bookings ran. */
export const BannersPage = withOpeningDay(page, BannersContent);

function BannersContent({ start }: { start: BannersStart }) {
  const banners = useBanners(start);
  const { address, params } = banners;
  const { banner, open, close } = useOpenBanner();
  const { params: bookedParams } = useBookings(address);
  const tiles = useAnswer('banners/tiles', shareParams(params));
  const changes = useAnswer('banners/change-counts', viewParams(params, address));
  const map = useAnswer('banners/position-map', params);
  const { kinds, brands } = map.data ?? NO_MAP;
  const view = shownView(address.view, kinds);
  return (
    <PageContext value={banners}>
      <PageToolbar state={banners} derived={{ view }} settings={<Settings banners={banners} />} />
      <BannerTiles banners={banners} state={tiles} bookedParams={bookedParams} />
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-4 lg:grid-cols-[minmax(0,1fr)_25.75rem]">
        <PositionMapPanel banners={banners} state={map} onOpen={open} />
        <SharePanel banners={banners} />
      </div>
      <BannerViews banners={banners} view={view} kinds={kinds} changes={changes} brands={brands} onOpen={open} />
      {banner ? <Lightbox banners={banners} banner={banner} onOpen={open} onClose={close} /> : null}
    </PageContext>
  );
}
