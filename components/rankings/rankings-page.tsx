'use client';

import { type ReactNode, useRef } from 'react';
import { Beside } from '@/components/layout/beside';
import type { PageStart } from '@/components/layout/define-page';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { PageContext } from '@/components/panel/page-context';
import { Changes } from '@/components/rankings/changes';
import { CHANGES_STEP, type RankingsView, rankings, VIEWS } from '@/components/rankings/page';
import { RankingsTiles } from '@/components/rankings/rankings-tiles';
import { useRowLimit } from '@/components/table/use-row-limit';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useDrawer } from '@/lib/client/address/use-drawer';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';

const Settings = lazyPart(() => import('@/components/rankings/settings'), 'Settings', <SkeletonRows rows={4} />);
const RankPanel = lazyPart(
  () => import('@/components/rankings/rank-panel'),
  'RankPanel',
  <Skeleton className="h-72" />,
);
const PageOneByBrand = lazyPart(
  () => import('@/components/rankings/page-one'),
  'PageOneByBrand',
  <Skeleton className="h-48" />,
);
const ByRetailer = lazyPart(
  () => import('@/components/rankings/by-retailer'),
  'ByRetailer',
  <Skeleton className="h-48" />,
);
const AllRanks = lazyPart(() => import('@/components/rankings/all-ranks'), 'AllRanks');
const Matrix = lazyPart(() => import('@/components/rankings/matrix'), 'Matrix');
const ProductDrawer = lazyPart(() => import('@/components/rankings/product-drawer'), 'ProductDrawer', null);

const LABELS: Readonly<Record<RankingsView, string>> = {
  changes: 'Changes',
  all: 'All',
  matrix: 'SKU × keyword',
};

/** The page Search rankings: where page one was lost or gained, to whom, and what is at stake. */
export const RankingsPage = withOpeningDay(rankings, RankingsContent);

function RankingsContent({ start }: { start: PageStart }) {
  const state = usePage(rankings, start);
  const { address, set, params } = state;
  const { view, of } = address;
  const drawer = useDrawer('product');
  const side = useRef<HTMLElement>(null);
  const { limit, onMore } = useRowLimit(CHANGES_STEP);
  const tiles = useAnswer('rankings/tiles', params);
  const isChanges = view === 'changes';
  const changes = useAnswer('rankings/changes', isChanges ? { ...params, of, limit } : null);
  const rows = changes.data?.rows ?? [];
  const selectedId = address.row ?? rows[0]?.id ?? null;
  const { lost, gained, at_stake } = Object.fromEntries(
    currentData(tiles)?.map(({ name, value }) => [name, value]) ?? [],
  );
  // Tiles count ranks whether or not they meet their target.
  const count = at_stake == null || address.target.length > 0 ? null : at_stake + (lost ?? 0) + (gained ?? 0);
  const open = (product: string, shop: string) => {
    set({ product_shop: shop }, 'replace');
    drawer.open(product);
  };
  const select = (row: string) => {
    set({ row }, 'replace');
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  const contents: Record<RankingsView, ReactNode> = {
    changes: (
      <Changes state={state} answer={changes} tiles={tiles} selectedId={selectedId} onSelect={select} onMore={onMore} />
    ),
    all: <AllRanks state={state} onOpen={open} />,
    matrix: <Matrix state={state} onOpen={open} />,
  };
  return (
    <PageContext value={state}>
      <PageToolbar state={state} settings={<Settings state={state} />} />
      <RankingsTiles state={state} tiles={tiles} />
      <Beside
        label="Rank, brands and retailers"
        size="medium"
        sideRef={side}
        // Tables need the whole width.
        side={
          isChanges ? (
            <div className="flex flex-col gap-4 lg:sticky lg:top-4">
              {selectedId === null ? null : (
                <RankPanel state={state} id={selectedId} row={rows.find(({ id }) => id === selectedId)} onOpen={open} />
              )}
              <PageOneByBrand state={state} />
              <ByRetailer state={state} tiles={tiles} />
            </div>
          ) : null
        }
      >
        <Tabs
          label="Views of the ranks"
          value={view}
          onChange={(next) => set({ view: next }, 'replace')}
          tabs={VIEWS.map((value) => ({
            value,
            label: LABELS[value],
            count: value === 'changes' ? count : null,
            content: contents[value],
          }))}
        />
      </Beside>
      {drawer.value ? <ProductDrawer state={state} product={drawer.value} onClose={drawer.close} /> : null}
    </PageContext>
  );
}
