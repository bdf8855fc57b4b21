'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';
import { shownView } from '@/components/banners/banner-params';
import { BannerTiles } from '@/components/banners/banner-tiles';
import { BannerViews } from '@/components/banners/banner-views';
import { useBookings } from '@/components/banners/bookings';
import { PositionMapPanel } from '@/components/banners/position-map';
import { SharePanel } from '@/components/banners/share-panel';
import { type Banners, type BannersStart, useBanners, useOpenBanner } from '@/components/banners/use-banners';
import { CompareControl } from '@/components/layout/compare-control';
import { pageControls } from '@/components/layout/page-controls';
import { Toolbar } from '@/components/layout/toolbar';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { usePageFreshness } from '@/components/shell/page-freshness';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { saveFiles } from '@/components/ui/save-files';
import { SkeletonRows } from '@/components/ui/skeleton';
import { refresh } from '@/lib/client/answer-options';
import { APPLIED } from '@/lib/client/banners/placement';
import { isolated } from '@/lib/client/isolated';
import { newestTimes } from '@/lib/client/newest-times';
import { saveWorkbook } from '@/lib/client/request-export';
import { isAwaited, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { PositionMap } from '@/lib/queries/banners/position-map';

const Dictionary = lazyPart(
  () => import('@/components/panel/dictionary').then((part) => part.Dictionary),
  () => null,
);
const Settings = lazyPart(
  () => import('@/components/banners/settings').then((file) => file.Settings),
  () => <SkeletonRows rows={5} />,
);
const Lightbox = lazyPart(
  () => import('@/components/banners/lightbox').then((file) => file.Lightbox),
  () => null,
);

const LISTS = {
  retailer: 'Retailer',
  brand: 'Brand',
  page_type: 'Page type',
  type: 'Banner type',
  position: 'Position',
  category: 'Category',
  subcategory: 'Subcategory',
} as const;

const NO_BRANDS: PositionMap['brands'] = [];
const NO_KINDS: PositionMap['kinds'] = [];

/** What retailers' pages showed: whose products, how that changed, for how long, and whether what was booked ran. */
export function BannersPage({ start }: { start: BannersStart }) {
  const banners = useBanners(start);
  const client = useQueryClient();
  const search = useSearchParams();
  const format = useFormat();
  const { params, set, dates, asked, find } = banners;
  const opened = useOpenBanner();
  const [told, setTold] = useState(false);
  const { asked: booked } = useBookings(params);
  const tiles = useAnswer('banners/tiles', { ...asked, own: 'all' });
  const changes = useAnswer('banners/change-counts', asked);
  const map = useAnswer('banners/position-map', asked);
  usePageFreshness(newestTimes(map, dates.date));
  const its = map.kind === 'content' ? map.data.brands : NO_BRANDS;
  const brands = useMemo(() => its.flatMap(({ name, own }) => (name === null ? [] : [{ name, own }])), [its]);
  async function save() {
    const { bannersSheets } = await import('@/components/banners/page-sheets');
    await saveWorkbook(
      { title: `Banners ${asked.date}`, sheets: bannersSheets(asked) },
      { notes: banners.notes, format },
    );
  }
  const kinds = map.kind === 'content' ? map.data.kinds : undefined;
  const view = shownView(params, kinds);
  return (
    <>
      <Toolbar
        title="Banners"
        date={dates.date}
        last={banners.days?.newest ?? undefined}
        // The newest day is no day of the address: tomorrow it is another.
        onDate={(date) => set({ date: date === banners.days?.newest ? null : date })}
        compare={
          <CompareControl
            date={dates.date}
            value={params.against}
            against={dates.against}
            onChange={(against) => set({ against })}
            days={params.days}
            onDays={(days) => set({ days })}
          />
        }
        filters={bannerControls(banners)}
        find={find}
        onClear={banners.clear}
        settings={{
          label: params.relevance === 'ALL' ? 'All banners' : 'Own or competitor',
          title: 'Which banners count, and how much',
          children: <Settings banners={banners} onDictionary={() => setTold(true)} />,
        }}
        refresh={{
          onPress: () => void refresh(client, 'banners/change-counts', asked),
          isBusy: isAwaited(changes),
        }}
        exports={
          <Button look="quiet" onClick={() => void saveFiles(save)}>
            <Download aria-hidden />
            Export page
          </Button>
        }
        refused={banners.refused}
      />
      <UnappliedNote search={search} applied={APPLIED} />
      <BannerTiles banners={banners} state={tiles} booked={booked} />
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-4 lg:grid-cols-[minmax(0,1fr)_25.75rem]">
        <PositionMapPanel banners={banners} state={map} onOpen={opened.open} />
        <SharePanel banners={banners} />
      </div>
      <BannerViews
        banners={banners}
        view={view}
        kinds={kinds ?? NO_KINDS}
        changes={changes}
        opened={opened}
        brands={brands}
      />
      {told ? <Dictionary page="banners" onClose={() => setTold(false)} /> : null}
      {opened.banner ? <Lightbox banners={banners} opened={opened} /> : null}
    </>
  );
}

/** The filters of the page, each with the banners that its values would leave. */
function bannerControls({ params, set, facets }: Banners) {
  return pageControls({ lists: LISTS, labelOf, address: params, set, facets });
}

function labelOf(name: keyof typeof LISTS, value: string): string {
  if (name === 'page_type') return pageTypeWords(value);
  return name === 'position' ? `#${value}` : isolated(value);
}
