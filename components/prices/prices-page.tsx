'use client';

import type { PageStart } from '@/components/layout/define-page';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { Tiles } from '@/components/layout/tiles';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { PageContext } from '@/components/panel/page-context';
import { prices } from '@/components/prices/page';
import { useAnswer } from '@/lib/client/use-answer';

/** The page Prices: own prices and discounts by SKU and retailer, against competitors and earlier days. */
export const PricesPage = withOpeningDay(prices, PricesContent);

function PricesContent({ start }: { start: PageStart }) {
  const state = usePage(prices, start);
  const tiles = useAnswer('prices/tiles', state.params);
  return (
    <PageContext value={state}>
      <PageToolbar state={state} settings={null} />
      <Tiles state={tiles} />
    </PageContext>
  );
}
