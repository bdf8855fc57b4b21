'use client';

import { useMemo } from 'react';
import { useBookings } from '@/components/banners/bookings';
import { Gallery } from '@/components/banners/gallery';
import { type BannerTab, type GalleryView, viewParams } from '@/components/banners/page';
import type { Banners, OpenBanner } from '@/components/banners/use-banners';
import type { Brand } from '@/components/chart/brand-color';
import { Beside } from '@/components/layout/beside';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { ChangeCounts } from '@/lib/queries/banners/changes';
import { GALLERY_KINDS } from '@/lib/queries/banners/params';
import type { MapKind } from '@/lib/queries/banners/position-map';

// Lazy, so that the first numbers do not wait for secondary panels.
const BookedPanel = lazyPart(() => import('@/components/banners/side-panels'), 'BookedPanel', null);
const HomePanel = lazyPart(
  () => import('@/components/banners/side-panels'),
  'HomePanel',
  <Skeleton className="h-56" />,
);
const TakeoverNote = lazyPart(
  () => import('@/components/banners/takeover-note'),
  'TakeoverNote',
  <p className="h-[30px]" />,
);
const ChangesTab = lazyPart(() => import('@/components/banners/changes'), 'ChangesTab');
const RunsTab = lazyPart(() => import('@/components/banners/tables'), 'RunsTab');
const LabelsTab = lazyPart(() => import('@/components/banners/tables'), 'LabelsTab');
const TableTab = lazyPart(() => import('@/components/banners/tables'), 'TableTab');
const ProofTab = lazyPart(() => import('@/components/banners/proof'), 'ProofTab');
const BookedTab = lazyPart(() => import('@/components/banners/booked'), 'BookedTab');

interface BannerViewsProps {
  banners: Banners;
  view: BannerTab;
  kinds: readonly MapKind[];
  changes: AnswerState<ChangeCounts>;
  opened: OpenBanner;
  brands: readonly Brand[];
}

/** Tabs with the gallery by page type and by change, next to the bookings, and with tables of the same selection. */
export function BannerViews({ banners, view, kinds, changes, opened, brands }: BannerViewsProps) {
  const { address, params, set } = banners;
  const views = useMemo(() => ({ ...banners, params: viewParams(params, address) }), [banners, params, address]);
  const { bookings } = useBookings(address);
  const counts = changes.data ?? null;
  const { open } = opened;
  const count = (type: string) => kinds.find(({ page_type }) => page_type === type)?.banners ?? 0;
  const all = kinds.reduce((sum, kind) => sum + kind.banners, 0);
  // The counts by page type are of all banners.
  const ofPages = (total: number) => (address.takeover ? null : total);
  const gallery = (value: GalleryView, label: string, total: number | null) => ({
    value,
    label,
    count: kinds.length > 0 || total ? total : null,
    content: (
      <Beside
        label="Bookings, and home pages"
        side={
          <>
            <BookedPanel banners={banners} />
            <HomePanel banners={banners} />
          </>
        }
      >
        <Gallery banners={views} view={value} brands={brands} onOpen={open} />
      </Beside>
    ),
  });
  const tabs = [
    gallery('home', 'Home pages', ofPages(count(GALLERY_KINDS.home))),
    gallery('category', 'Category', ofPages(count(GALLERY_KINDS.category))),
    gallery('search', 'Search', ofPages(count(GALLERY_KINDS.search))),
    gallery('new', 'New', counts?.new ?? null),
    gallery('ended', 'Ended', counts?.gone ?? null),
    gallery('gallery', 'All', ofPages(all)),
    {
      value: 'changes' as const,
      label: 'Changes',
      count: counts ? counts.new + counts.gone + counts.moved : null,
      content: <ChangesTab banners={views} counts={changes} onOpen={open} />,
    },
    { value: 'runs' as const, label: 'Run lengths', content: <RunsTab banners={views} onOpen={open} /> },
    { value: 'labels' as const, label: 'Brand mentions', content: <LabelsTab banners={views} /> },
    { value: 'table' as const, label: 'Table', content: <TableTab banners={views} onOpen={open} /> },
    { value: 'proof' as const, label: 'Proof', content: <ProofTab banners={views} /> },
    {
      value: 'booked' as const,
      label: 'Bookings',
      count: bookings.length || null,
      content: <BookedTab banners={banners} onOpen={open} />,
    },
  ];
  return (
    <>
      {address.takeover ? <TakeoverNote takeover={address.takeover} onClear={() => set({ takeover: null })} /> : null}
      <Tabs label="Views of the banners" value={view} onChange={(next) => set({ view: next }, 'replace')} tabs={tabs} />
    </>
  );
}
