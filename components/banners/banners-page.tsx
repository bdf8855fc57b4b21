'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { bannerControls } from '@/components/banners/banner-controls';
import { Gallery } from '@/components/banners/gallery';
import { ShareCharts } from '@/components/banners/share-charts';
import { type Banners, type BannersStart, useBanners, useOpenBanner } from '@/components/banners/use-banners';
import { useBookings } from '@/components/banners/use-bookings';
import { CompareControl } from '@/components/layout/compare-control';
import { Tiles } from '@/components/layout/tiles';
import { Toolbar } from '@/components/layout/toolbar';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { saveFiles, saveSheets } from '@/components/ui/save-files';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { APPLIED } from '@/lib/client/banners/placement';
import { weightsInWords } from '@/lib/client/banners/weights';
import { counted } from '@/lib/client/counted';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { Tile } from '@/lib/queries/shared/tiles';

const ChangesTab = lazyPart(() => import('@/components/banners/changes').then((file) => file.ChangesTab));
const RunsTab = lazyPart(() => import('@/components/banners/runs').then((file) => file.RunsTab));
const LabelsTab = lazyPart(() => import('@/components/banners/labels').then((file) => file.LabelsTab));
const TableTab = lazyPart(() => import('@/components/banners/table').then((file) => file.TableTab));
const ProofTab = lazyPart(() => import('@/components/banners/proof').then((file) => file.ProofTab));
const BookedTab = lazyPart(() => import('@/components/banners/booked').then((file) => file.BookedTab));
const Settings = lazyPart(() => import('@/components/banners/settings').then((file) => file.Settings));
const Lightbox = lazyPart(() => import('@/components/banners/lightbox').then((file) => file.Lightbox));

/** What retailers' pages showed: whose products, how that changed, for how long, and whether what was booked ran. */
export function BannersPage({ start }: { start: BannersStart }) {
  const banners = useBanners(start);
  const client = useQueryClient();
  const search = useSearchParams();
  const { params, set, dates, asked, find } = banners;
  const opened = useOpenBanner();
  const { bookings } = useBookings(params);
  const tiles = useAnswer('banners/tiles', { ...asked, own: 'all' });
  const changes = useAnswer('banners/change-counts', asked);
  const told = changes.kind === 'content' && !changes.before ? changes.data : null;
  async function save() {
    const { bannersSheets } = await import('@/components/banners/page-sheets');
    await saveSheets(`Banners ${asked.date}`, await bannersSheets(client, asked));
  }
  const tabs = [
    { value: 'gallery' as const, label: 'Gallery', content: <Gallery banners={banners} onOpen={opened.open} /> },
    {
      value: 'changes' as const,
      label: 'Changes',
      count: told ? told.new + told.gone + told.moved : null,
      content: <ChangesTab banners={banners} counts={changes} onOpen={opened.open} />,
    },
    { value: 'runs' as const, label: 'Run lengths', content: <RunsTab banners={banners} onOpen={opened.open} /> },
    { value: 'labels' as const, label: 'Labels', content: <LabelsTab banners={banners} /> },
    { value: 'table' as const, label: 'Table', content: <TableTab banners={banners} onOpen={opened.open} /> },
    { value: 'proof' as const, label: 'Proof of placement', content: <ProofTab banners={banners} /> },
    {
      value: 'booked' as const,
      label: 'Booked and seen',
      count: bookings.length || null,
      content: <BookedTab banners={banners} onOpen={opened.open} />,
    },
  ];
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
          children: (
            <Suspense fallback={<SkeletonRows rows={5} />}>
              <Settings banners={banners} />
            </Suspense>
          ),
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
      <BannerTiles banners={banners} state={tiles} />
      <ShareCharts banners={banners} />
      <Tabs
        label="Views of the banners"
        value={params.view}
        onChange={(view) => set({ view: view === 'gallery' ? null : view }, 'replace')}
        tabs={tabs}
      />
      {opened.banner ? (
        <Suspense>
          <Lightbox banners={banners} opened={opened} />
        </Suspense>
      ) : null}
    </>
  );
}

const SHOWN = ['share', 'banners', 'own_labels', 'competitor_labels', 'counts_agree'];

/** Tiles are of both sides: a filter of one of them would turn every share into nothing or all. */
function BannerTiles({ banners, state }: { banners: Banners; state: Parameters<typeof Tiles>[0]['state'] }) {
  const { params, set, dates, weights } = banners;
  const format = useFormat();
  const figures = new Map(state.kind === 'content' ? state.data.map((tile): [string, Tile] => [tile.name, tile]) : []);
  const figure = (name: string) => figures.get(name)?.value ?? null;
  const uneven = weightsInWords(weights);
  const share = figures.get('share');
  const sideOf = (side: 'own' | 'competitor', label: string) => ({
    label,
    active: params.own === side,
    onToggle: () => set({ own: params.own === side ? null : side }),
  });
  const uncounted = (name: string) => {
    const tile = figures.get(name);
    const missing = (tile?.whole ?? 0) - (tile?.part ?? 0);
    return missing > 0 ? `unknown for ${counted(missing, 'banner', format)}` : 'all counted';
  };
  const parts = share ? `${format.integer(share.part)} of ${format.integer(share.whole)} labels` : '';
  return (
    <Tiles
      state={state}
      only={SHOWN}
      against={format.day(dates.against)}
      extra={{
        share: { note: [parts, uneven && `weighted: ${uneven}`].filter(Boolean).join(' · ') },
        banners: {
          note: `on ${counted(figure('pages') ?? 0, 'page', format)} of ${counted(figure('retailers') ?? 0, 'retailer', format)}`,
          filter: { label: 'Show them as a table', active: false, onToggle: () => set({ view: 'table' }) },
        },
        own_labels: { note: uncounted('own_labels'), filter: sideOf('own', 'Show the banners with own products') },
        competitor_labels: {
          note: uncounted('competitor_labels'),
          filter: sideOf('competitor', 'Show the banners with products of competitors'),
        },
      }}
    />
  );
}
