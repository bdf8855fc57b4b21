'use client';

import { Beside } from '@/components/layout/beside';
import type { PageStart } from '@/components/layout/define-page';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { PageContext } from '@/components/panel/page-context';
import { ByRetailer } from '@/components/prices/by-retailer';
import { LeadSentence } from '@/components/prices/lead-sentence';
import { Matrix } from '@/components/prices/matrix';
import { MOVES_SHOWN, prices } from '@/components/prices/page';
import { PricesTiles } from '@/components/prices/prices-tiles';
import { Discounts } from '@/components/prices/retailers';
import { inSentence, useListPriceWord } from '@/components/prices/use-list-price-word';
import { useRowLimit } from '@/components/table/use-row-limit';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useDrawer } from '@/lib/client/address/use-drawer';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';

const Settings = lazyPart(() => import('@/components/prices/settings'), 'Settings', <SkeletonRows rows={4} />);
const OffersTable = lazyPart(() => import('@/components/prices/offers-table'), 'OffersTable');
const Changes = lazyPart(() => import('@/components/prices/changes'), 'Changes');
const Promotions = lazyPart(() => import('@/components/prices/promotions'), 'Promotions');
const FirstMovers = lazyPart(
  () => import('@/components/prices/first-movers'),
  'FirstMovers',
  <Skeleton className="h-72" />,
);
const OutOfStock = lazyPart(
  () => import('@/components/prices/out-of-stock'),
  'OutOfStock',
  <Skeleton className="h-40" />,
);
const BuyboxLost = lazyPart(
  () => import('@/components/prices/buybox-lost'),
  'BuyboxLost',
  <Skeleton className="h-40" />,
);
const SkuDrawer = lazyPart(() => import('@/components/prices/sku-drawer'), 'SkuDrawer', null);

/** The page Prices: own prices by SKU and retailer, who moved first, stock and buybox. Competitors by filter. */
export const PricesPage = withOpeningDay(prices, PricesContent);

function PricesContent({ start }: { start: PageStart }) {
  const state = usePage(prices, start);
  const { address, set, params, dates } = state;
  const format = useFormat();
  const drawer = useDrawer('sku');
  const listPrice = useListPriceWord();
  const tiles = useAnswer('prices/tiles', params);
  const retailers = useAnswer('prices/retailers', params);
  const movers = useAnswer('prices/movers', params);
  const { limit, onMore } = useRowLimit(MOVES_SHOWN);
  const moves = useAnswer('prices/moves', { ...params, limit });
  const figures = new Map(currentData(tiles)?.map((tile) => [tile.name, tile]));
  const onOpen = (sku: string, shop: string | null) => {
    set({ sku_retailer: shop }, 'replace');
    drawer.open(sku);
  };
  const part = { state, onOpen };
  const tab = { ...part, hasOffers: figures.get('offers')?.value !== 0 };
  return (
    <PageContext value={state}>
      <PageToolbar state={state} settings={<Settings state={state} />} />
      <PricesTiles state={state} tiles={tiles} />
      {/* Has its height while it loads, so that nothing moves. */}
      <p className="-mt-3 mb-3 min-h-7 border-line border-b pb-1.5">
        {!tab.hasOffers && address.own === 'own' ? (
          <>
            No offer here is marked as own.{' '}
            <Button className="-my-1 h-6 px-2" onClick={() => set({ own: 'all' })}>
              Show all
            </Button>
          </>
        ) : moves.kind === 'content' && retailers.kind === 'content' && !moves.isOutdated ? (
          <LeadSentence
            moves={moves.data.rows}
            coverage={moves.coverage}
            retailers={retailers.data}
            against={dates.against}
            format={format}
          />
        ) : null}
      </p>
      <Beside label="Retailers" side={<ByRetailer state={state} retailers={retailers} movers={movers} />}>
        <Discounts state={state} retailers={retailers} tiles={tiles} />
      </Beside>
      <div className="mt-4">
        <Beside
          label="Moves, stock and buybox"
          side={
            <>
              <FirstMovers {...part} moves={moves} onMore={onMore} />
              <OutOfStock {...part} />
              <BuyboxLost {...part} />
            </>
          }
        >
          <Tabs
            label="Views of the prices"
            value={address.view}
            onChange={(view) => set({ view }, 'replace')}
            tabs={[
              {
                value: 'matrix',
                label: 'SKU × retailer',
                count: figures.get('skus')?.value,
                content: <Matrix {...part} retailers={retailers} />,
              },
              {
                value: 'offers',
                label: 'Offers',
                count: figures.get('offers')?.value,
                content: <OffersTable {...tab} />,
              },
              {
                value: 'changes',
                label: 'Changes',
                count: figures.get('price_changes')?.value,
                content: <Changes {...tab} />,
              },
              {
                value: 'promotions',
                label: 'Promotions',
                content: <Promotions {...tab} retailers={retailers} />,
              },
              {
                value: 'above',
                label: `Above ${inSentence(listPrice)}`,
                count: figures.get('above_list')?.part,
                content: <OffersTable {...tab} />,
              },
            ]}
          />
        </Beside>
      </div>
      {drawer.value ? (
        <SkuDrawer state={state} sku={drawer.value} retailer={address.sku_retailer} onClose={drawer.close} />
      ) : null}
    </PageContext>
  );
}
