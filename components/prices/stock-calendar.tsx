'use client';

import { CollectDays } from '@/components/page/collect-days';
import { Panel } from '@/components/panel/panel';
import { CalendarMark } from '@/components/prices/calendar-mark';
import { type CalendarRow, prepareCalendar, priceRange } from '@/components/prices/prepare-calendar';
import { useListedDays } from '@/components/prices/use-listed-days';
import { mapContent } from '@/lib/client/panel-state';
import type { Offer } from '@/lib/client/prices/offer';
import type { Question } from '@/lib/client/prices/price-url';
import { useFormat } from '@/lib/client/use-format';

interface StockCalendarProps {
  sku: string;
  /** The offers of the SKU on `day`: their shops are the rows. */
  offers: readonly Offer[];
  all: readonly Offer[];
  question: Question;
  day: string;
}

const SPAN = 28;

/** Four weeks of one SKU at each shop, from the days that are kept: stock, buybox and price. */
export function StockCalendar({ sku, offers, all, question, day }: StockCalendarProps) {
  const { state, collect } = useListedDays(question, day, all, SPAN);
  const shops = [...new Map(offers.map(({ shop, item }) => [shop, item]))];
  return (
    <div className="mt-5">
      <Panel
        title="When it was in stock, and at what price"
        state={mapContent(state, (days) =>
          prepareCalendar(
            sku,
            shops.map(([shop]) => shop),
            days,
          ),
        )}
      >
        {(rows) => (
          <div className="flex flex-col gap-2">
            <Legend />
            <Grid rows={rows} items={new Map(shops)} />
          </div>
        )}
      </Panel>
      {collect && state.kind !== 'loading' ? (
        <div className="pt-2">
          <CollectDays {...collect} />
        </div>
      ) : null}
    </div>
  );
}

interface GridProps {
  rows: readonly CalendarRow[];
  items: ReadonlyMap<string, Offer['item']>;
}

function Grid({ rows, items }: GridProps) {
  const format = useFormat();
  const days = rows[0]?.cells.map(({ day }) => day) ?? [];
  return (
    <div className="overflow-x-auto">
      <table className="w-max min-w-full">
        <caption className="sr-only">Stock, buybox and price by shop and day</caption>
        <thead>
          <tr className="text-caption text-ink-3">
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              Retailer
            </th>
            {days.map((day, at) => (
              <th key={day} scope="col" title={format.day(day)} className="p-0 text-center font-normal">
                <span className="sr-only">{format.day(day)}</span>
                <span aria-hidden>{at % 7 === 0 ? Number(day.slice(-2)) : ''}</span>
              </th>
            ))}
            <th scope="col" className="ps-3 text-end font-normal">
              Out
            </th>
            <th scope="col" className="ps-3 text-end font-normal">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shop, cells, out, known, ...prices }) => (
            <tr key={shop} className="border-line border-t">
              <th scope="row" className="max-w-24 truncate py-1 pe-2 text-start font-normal">
                {items.get(shop)?.retailer ?? 'not stated'}
              </th>
              {cells.map((cell) => (
                <td key={cell.day} className="p-0">
                  <CalendarMark cell={cell} currency={items.get(shop)?.currency ?? null} />
                </td>
              ))}
              <td className="whitespace-nowrap ps-3 text-end">
                {known > 0 ? `${format.integer(out)} of ${format.integer(known)}` : '—'}
              </td>
              <td className="whitespace-nowrap ps-3 text-end">
                {priceRange(prices, items.get(shop)?.currency ?? null, format)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-3">
      <li className="flex items-center gap-1">
        <span aria-hidden className="size-3 bg-ink/10" /> in stock
      </li>
      <li className="flex items-center gap-1">
        <span aria-hidden className="size-3 bg-ink" /> out of stock
      </li>
      <li>× buybox lost</li>
      <li>· no offer, or stock not stated</li>
      <li className="flex items-center gap-1">
        <span aria-hidden className="hatch size-3" /> not collected
      </li>
      <li>Out: days, of those with known stock</li>
    </ul>
  );
}
