'use client';

import { HeatStrip, HeatTable } from '@/components/chart/heat-table';
import type { PageDates } from '@/components/layout/define-page';
import { retailerName, starred } from '@/components/prices/names';
import type { PricesPartProps, PricesTabProps } from '@/components/prices/page';
import { PromotionKey, type PromotionRow, PromotionStrip, promotionRow } from '@/components/prices/promotion-strip';
import { inSentence, useListPriceWord } from '@/components/prices/use-list-price-word';
import { RowsPanel } from '@/components/table/rows-panel';
import { screenColumns } from '@/components/table/screen-columns';
import { useRowLimit } from '@/components/table/use-row-limit';
import { cn } from '@/components/ui/cn';
import { MiddleCut } from '@/components/ui/middle-cut';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useShown } from '@/lib/client/query/use-last';
import { promotionColumns } from '@/lib/queries/prices/promotions.columns';
import { daysFrom } from '@/lib/queries/shared/dates';

const SHOWN = 30;
const COLUMNS = screenColumns(promotionColumns);
/** Columns: name, days on promotion, strip and retailer. On phones, the last two are below the others. */
const GRID =
  'grid grid-cols-[minmax(0,1fr)_6rem] gap-x-2.5 sm:grid-cols-[minmax(0,1fr)_6rem_minmax(168px,0.8fr)_8rem] items-center border-line border-b';

/** SKUs at retailers by day: on promotion or not, and how deep. */
export function PromotionDays({ state, hasOffers, onOpen }: PricesTabProps) {
  const { params, dates } = state;
  const format = useFormat();
  const listPrice = useListPriceWord();
  const { limit, onMore } = useRowLimit(SHOWN);
  const promotions = useAnswer('prices/promotions', { ...params, limit });
  const shownDates = useShown(dates, promotions.kind === 'content' && promotions.isOutdated === true);
  return (
    <RowsPanel
      query="prices/promotions"
      params={params}
      columns={COLUMNS}
      fileTitle={`Promotions ${dates.date}`}
      title="Promotions, day by day"
      state={promotions}
      height={320}
      skeleton={<SkeletonRows rows={10} />}
      caption={({ total }) =>
        `${format.count(total, 'SKU')} at a retailer with a promotion text · on promotion: a text, and a price below ${inSentence(listPrice)}`
      }
      onMore={onMore}
      footer={<PromotionKey />}
      whyEmpty={() =>
        hasOffers
          ? `No SKU with an offer on ${format.day(dates.date)} has a promotion text from ${format.day(dates.from)} on. A lower price without a text is not counted as a promotion.`
          : null
      }
    >
      {({ rows }) => <Rows rows={rows} dates={shownDates} listPrice={listPrice} onOpen={onOpen} />}
    </RowsPanel>
  );
}

interface RowsProps extends Pick<PricesPartProps, 'onOpen'> {
  rows: readonly PromotionRow[];
  dates: PageDates;
  listPrice: string;
}

function Rows({ rows, dates, listPrice, onOpen }: RowsProps) {
  const format = useFormat();
  const days = daysFrom(dates.from, dates.date);
  const lines = rows.map((row) => {
    const open = () => onOpen(row.sku, row.shop);
    return { row, open, heat: promotionRow(row, { days, listPrice, format, onOpen: open }) };
  });
  return (
    <div data-chart>
      <HeatTable label="Promotions by SKU and day" rows={lines.map(({ heat }) => heat)}>
        <div aria-hidden className={cn(GRID, 'text-caption text-ink-3')}>
          <span>SKU</span>
          <span className="text-end">On promotion</span>
          <span className="flex justify-between">
            <span>{format.shortDay(dates.from)}</span>
            <span>{format.shortDay(dates.date)}</span>
          </span>
          <span>Retailer</span>
        </div>
        <ul>
          {lines.map(({ row, open, heat }) => (
            <li key={heat.key} className={cn(GRID, 'min-h-7 py-0.5')}>
              <button
                type="button"
                onClick={open}
                title={starred(row)}
                className="min-h-6 truncate text-start hover:underline"
              >
                <MiddleCut text={starred(row)} />
              </button>
              <span className="text-end">
                {format.integer(row.days_on)} <span className="text-ink-3">of {format.integer(row.days_known)} d</span>
              </span>
              <HeatStrip row={heat}>
                <PromotionStrip strip={row.strip} />
              </HeatStrip>
              <span className="truncate text-ink-2" title={retailerName(row)}>
                {retailerName(row)}
              </span>
            </li>
          ))}
        </ul>
      </HeatTable>
    </div>
  );
}
