'use client';

import { retailerFilters } from '@/components/prices/names';
import type { PricesTabProps } from '@/components/prices/page';
import { PromotionDays } from '@/components/prices/promotion-days';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { promotionShareColumns } from '@/lib/queries/prices/promotion-shares.columns';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';

const COLUMNS = screenColumns(promotionShareColumns, {
  cells: {
    difference: ({ difference }, format) => format.points(difference === null ? null : difference / 100),
  },
});

interface PromotionsProps extends PricesTabProps {
  retailers: AnswerState<RetailerPrices[]>;
}

/** Promotions by SKU and day, and how often own SKUs and competitors’ are on promotion at each retailer. */
export function Promotions({ retailers, ...tab }: PromotionsProps) {
  const { params, dates, set } = tab.state;
  const format = useFormat();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PromotionDays {...tab} />
      <AnswerTable
        query="prices/promotion-shares"
        params={params}
        columns={COLUMNS}
        label="Share of days on promotion, by retailer"
        title={`Share of days on promotion ${dates.date}`}
        noun="retailer"
        urlPrefix="shares"
        onOpen={(row) => set(retailerFilters(row, retailers.data ?? []))}
        lead={
          <h2 className="font-semibold text-panel">
            Share of days on promotion{' '}
            <span className="font-normal text-caption text-ink-3">
              own against competitors, {format.shortDay(dates.from)} to {format.shortDay(dates.date)}
            </span>
          </h2>
        }
      />
    </div>
  );
}
