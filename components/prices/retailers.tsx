'use client';

import { useState } from 'react';
import { SmallMultiples } from '@/components/chart/small-multiples';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { retailerFilters, retailerName } from '@/components/prices/names';
import type { PricesState } from '@/components/prices/page';
import { ShowMore } from '@/components/ui/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';
import { daysFrom } from '@/lib/queries/shared/dates';
import type { Tile } from '@/lib/queries/shared/tiles';

const HEIGHT = 116;
/** Retailers on two lines of a wide screen. */
const SHOWN = 10;

interface DiscountsProps {
  state: PricesState;
  retailers: AnswerState<RetailerPrices[]>;
  tiles: AnswerState<Tile[]>;
}

/** The average discount at each retailer by day, in front of that of all. A click filters by the retailer. */
export function Discounts({ state, retailers, tiles }: DiscountsProps) {
  const { dates, set } = state;
  const format = useFormat();
  const [limit, setLimit] = useState(SHOWN);
  const all = tiles.data?.find(({ name }) => name === 'discount')?.trend;
  const comparedIndex = daysFrom(dates.from, dates.date).indexOf(dates.against);
  return (
    <AnswerPanel
      title="Average discount by retailer"
      state={retailers}
      height={HEIGHT}
      skeleton={<Skeleton className="h-full" />}
      caption={(rows) => {
        const marked = comparedIndex >= 0 ? ` · dotted: ${format.shortDay(dates.against)}` : '';
        return `${format.count(rows.length, 'retailer')} · list to selling price · pale: all${marked}`;
      }}
      isEmpty={(rows) => rows.length === 0}
    >
      {(rows) => (
        <>
          <SmallMultiples
            layout="main"
            multiples={rows.slice(0, limit).map(({ keys, keys: { shop, retailer }, values: { discount, offers } }) => ({
              key: shop,
              name: retailerName(keys),
              onSelect: retailer === null ? undefined : () => set(retailerFilters(keys, rows)),
              value: format.percent(discount.value),
              trend: discount.trend,
              target: null,
              behind: all,
              comparedIndex,
              label: `Average discount at ${retailerName(keys)} over ${discount.trend.length} days`,
              notes: [
                offers.value === null ? '' : format.count(offers.value, 'offer'),
                discount.value === null || discount.before === null
                  ? ''
                  : format.points(discount.value - discount.before),
              ],
            }))}
          />
          <ShowMore shown={limit} total={rows.length} onMore={() => setLimit(rows.length)} />
        </>
      )}
    </AnswerPanel>
  );
}
