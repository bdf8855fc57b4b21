'use client';

import { HeatStrip, HeatTable } from '@/components/chart/heat-table';
import { retailerName, starred } from '@/components/prices/names';
import type { PricesState } from '@/components/prices/page';
import { PromotionKey, type PromotionRow, PromotionStrip, promotionRow } from '@/components/prices/promotion-strip';
import { inSentence, useListPriceWord } from '@/components/prices/use-list-price-word';
import { RowsPanel } from '@/components/table/rows-panel';
import { screenColumns } from '@/components/table/screen-columns';
import { useRowLimit } from '@/components/table/use-row-limit';
import { cn } from '@/components/ui/cn';
import { type Option, Select } from '@/components/ui/select';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useShown } from '@/lib/client/query/use-last';
import { promotionColumns } from '@/lib/queries/prices/promotions.columns';
import { daysFrom } from '@/lib/queries/shared/dates';

const SHOWN = 30;
const COLUMNS = screenColumns(promotionColumns);
/** Columns: name, days on promotion, strip, deepest discount and newest text. On phones, the strip is below the name. */
const GRID =
  'grid grid-cols-[minmax(0,1fr)_6rem] gap-x-2.5 sm:grid-cols-[minmax(0,1fr)_6rem_minmax(168px,0.8fr)_4.5rem_minmax(0,0.6fr)] items-center';

interface PromotionDaysPanelProps {
  state: PricesState;
  /** Name of the retailer. */
  retailer: string;
  /** Names of all retailers. */
  options: readonly Option[];
  /** Whether the filters leave offers of the retailer. */
  isLeft: boolean;
  onSelect: (sku: string, retailer: string | null) => void;
}

/** SKUs at a retailer by day: on promotion or not, and how deep. */
export function PromotionDaysPanel({ state, retailer, options, isLeft, onSelect }: PromotionDaysPanelProps) {
  const { params, dates, set } = state;
  const format = useFormat();
  const listPrice = useListPriceWord();
  const { limit, onMore } = useRowLimit(SHOWN);
  const retailerParams = { ...params, at: retailer };
  const rows = useAnswer('prices/promotions', { ...retailerParams, limit });
  const shownDates = useShown(dates, rows.kind === 'content' && rows.isOutdated === true);
  return (
    <RowsPanel
      query="prices/promotions"
      params={{ ...retailerParams, sort: 'days_on.desc' }}
      columns={COLUMNS}
      fileTitle={`Promotions ${retailer} ${dates.date}`}
      title={`Promotions at ${isolated(retailer)}, day by day`}
      state={rows}
      height={320}
      skeleton={<SkeletonRows rows={10} />}
      caption={({ total }) =>
        `${format.count(total, 'SKU')} with a promotion text · on promotion: a text, and a price below ${inSentence(listPrice)}`
      }
      tools={
        <Select
          label="Retailer"
          value={retailer}
          options={options}
          onChange={(next) => set({ promo_retailer: next })}
        />
      }
      onMore={onMore}
      footer={
        <div className="mt-2">
          <PromotionKey />
        </div>
      }
      whyEmpty={() =>
        isLeft
          ? `No SKU that ${isolated(retailer)} offers on ${format.day(dates.date)} has a promotion text from ${format.day(dates.from)} on. A lower price without a text is not counted as a promotion.`
          : null
      }
    >
      {(answer) => (
        <Days rows={answer.rows} dates={shownDates} listPrice={listPrice} format={format} onSelect={onSelect} />
      )}
    </RowsPanel>
  );
}

interface DaysProps extends Pick<PromotionDaysPanelProps, 'onSelect'> {
  rows: readonly PromotionRow[];
  dates: PricesState['dates'];
  listPrice: string;
  format: Format;
}

function Days({ rows, dates, listPrice, format, onSelect }: DaysProps) {
  const days = daysFrom(dates.from, dates.date);
  const lines = rows.map((row) => {
    const onOpen = () => onSelect(row.sku, row.retailer);
    return { row, onOpen, heat: promotionRow(row, { days, listPrice, format, onOpen }) };
  });
  return (
    <div data-chart>
      <HeatTable label="Promotions by SKU and day" rows={lines.map(({ heat }) => heat)}>
        <div aria-hidden className={cn(GRID, 'h-6 border-line border-b text-caption text-ink-3')}>
          <span>SKU</span>
          <span className="text-end">On promotion</span>
          <span className="flex justify-between max-sm:hidden">
            <span>{format.shortDay(dates.from)}</span>
            <span>{format.shortDay(dates.date)}</span>
          </span>
          <span className="text-end max-sm:hidden">Deepest</span>
          <span className="max-sm:hidden">Newest text</span>
        </div>
        <ul>
          {lines.map(({ row, onOpen, heat }) => (
            <li key={heat.key} className={cn(GRID, 'min-h-7 border-line border-b py-0.5')}>
              <button
                type="button"
                onClick={onOpen}
                title={`${starred(row)}, ${retailerName(row)}`}
                className="min-h-6 truncate text-start hover:underline"
              >
                {starred(row)}
              </button>
              <span className="text-end">
                {format.integer(row.days_on)} <span className="text-ink-3">of {format.integer(row.days_known)} d</span>
              </span>
              <span className="max-sm:col-span-2 max-sm:row-start-2">
                <HeatStrip row={heat}>
                  <PromotionStrip strip={row.strip} />
                </HeatStrip>
              </span>
              <span className="text-end max-sm:hidden">{format.percent(row.deepest)}</span>
              <span className="truncate text-caption text-ink-2 max-sm:hidden" title={row.promotion_text ?? undefined}>
                {isolated(row.promotion_text ?? '')}
              </span>
            </li>
          ))}
        </ul>
      </HeatTable>
    </div>
  );
}
