'use client';

import { useMemo } from 'react';
import { useBookings } from '@/components/banners/bookings';
import { type BannerTab, viewParams } from '@/components/banners/page';
import type { Banners, OpenBanner } from '@/components/banners/use-banners';
import { Beside } from '@/components/layout/beside';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { ChangeCounts } from '@/lib/queries/banners/changes';
import { GALLERY_KINDS, type GalleryView } from '@/lib/queries/banners/params';
import type { MapBrand, MapKind } from '@/lib/queries/banners/position-map';

// Lazy, so that the first numbers do not wait for what is below them.
const Gallery = lazyPart(() => import('@/components/banners/gallery'), 'Gallery', <Skeleton className="h-80" />);
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

const GALLERIES = [
  ['home', 'Home pages'],
  ['category', 'Category'],
  ['search', 'Search'],
  ['new', 'New'],
  ['ended', 'Ended'],
  ['gallery', 'All'],
] as const satisfies readonly (readonly [GalleryView, string])[];

interface BannerViewsProps {
  banners: Banners;
  view: BannerTab;
  kinds: readonly MapKind[];
  changes: AnswerState<ChangeCounts>;
  brands: readonly MapBrand[];
  onOpen: OpenBanner;
}

/** Tabs with the gallery by page type and by change, next to the bookings, and with tables of the same selection. */
export function BannerViews({ banners, view, kinds, changes, brands, onOpen }: BannerViewsProps) {
  const { address, params, set } = banners;
  const views = useMemo(() => ({ ...banners, params: viewParams(params, address) }), [banners, params, address]);
  const { bookings } = useBookings(address);
  // Without banners on one of the days, no change is known.
  const counts = changes.data?.has_now && changes.data.has_before ? changes.data : null;
  // The counts by page type are of all banners, and not of a takeover.
  const countOf = (type?: string) =>
    address.takeover
      ? null
      : kinds.reduce((sum, kind) => sum + (type === undefined || type === kind.page_type ? kind.banners : 0), 0);
  const totals: Record<GalleryView, number | null> = {
    home: countOf(GALLERY_KINDS.home),
    category: countOf(GALLERY_KINDS.category),
    search: countOf(GALLERY_KINDS.search),
    new: counts?.new ?? null,
    ended: counts?.gone ?? null,
    gallery: countOf(),
  };
  const tabs = [
    ...GALLERIES.map(([value, label]) => ({
      value,
      label,
      count: kinds.length > 0 || totals[value] ? totals[value] : null,
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
          <Gallery banners={views} view={value} brands={brands} onOpen={onOpen} />
        </Beside>
      ),
    })),
    {
      value: 'changes' as const,
      label: 'Changes',
      count: counts ? counts.new + counts.gone + counts.moved : null,
      content: <ChangesTab banners={views} counts={changes} onOpen={onOpen} />,
    },
    { value: 'runs' as const, label: 'Run lengths', content: <RunsTab banners={views} onOpen={onOpen} /> },
    { value: 'labels' as const, label: 'Brand mentions', content: <LabelsTab banners={views} /> },
    { value: 'table' as const, label: 'Table', content: <TableTab banners={views} onOpen={onOpen} /> },
    { value: 'proof' as const, label: 'Proof', content: <ProofTab banners={views} /> },
    {
      value: 'booked' as const,
      label: 'Bookings',
      count: bookings.length || null,
      content: <BookedTab banners={banners} onOpen={onOpen} />,
    },
  ];
  return (
    <>
      {address.takeover ? <TakeoverNote takeover={address.takeover} onClear={() => set({ takeover: null })} /> : null}
      <Tabs label="Views of the banners" value={view} onChange={(next) => set({ view: next }, 'replace')} tabs={tabs} />
    </>
  );
}
