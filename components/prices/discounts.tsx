'use client';

import { useCallback, useMemo } from 'react';
import { barChart } from '@/components/chart/bars';
import { Chart } from '@/components/chart/chart';
import { ChartFrame } from '@/components/chart/chart-frame';
import { CHART_HEIGHT } from '@/components/chart/chart-theme';
import { toSheet } from '@/components/chart/chart-value';
import { depthColumns, depthRows, type OnDepth } from '@/components/prices/depth-columns';
import { prepareDiscounts } from '@/components/prices/prepare-discounts';
import type { Behind } from '@/components/prices/totals-line';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Offer } from '@/lib/client/prices/offer';
import { useFormat } from '@/lib/client/use-format';

interface DiscountsProps {
  offers: readonly Offer[];
  price2: string;
  title: string;
  notes: string;
  /** Shows the offers behind a number. */
  onOffers: (behind: Behind) => void;
}

/** How many offers stand how far below price_2, and whose they are. */
export function Discounts({ offers, price2, title, notes, onOffers }: DiscountsProps) {
  const format = useFormat();
  const discounts = useMemo(() => prepareDiscounts(offers), [offers]);
  const onDepth: OnDepth = useCallback(
    (brand, { retailer, country }) => onOffers({ brand: [brand], retailer: [retailer], country: [country] }),
    [onOffers],
  );
  const columns = useMemo(() => depthColumns(discounts, onDepth), [discounts, onDepth]);
  const rows = useMemo(() => depthRows(discounts), [discounts]);
  const { bins, known, unknown } = discounts;
  const meaning = `mean share below ${price2.toLowerCase()} over offers with both prices, full price counted as 0`;
  if (known === 0)
    return <p className="text-ink-2">None of the offers shown has both prices, so no discount can be worked out.</p>;
  const chart = barChart({
    label: `${title} depth`,
    height: CHART_HEIGHT,
    header: `Below ${price2.toLowerCase()}`,
    parts: [{ name: 'Offers', color: 'var(--ink-2)' }],
    bars: bins.map((bin) => ({ label: bin.label, values: [bin.offers] })),
  });
  return (
    <div className="flex flex-col gap-6">
      <ChartFrame
        print={{ title: `${title} depth`, notes: [notes] }}
        sheet={toSheet(`${title} depth`, chart.table)}
        tools={
          <h3 className="font-medium">
            How many offers, by depth
            <span className="ms-2 font-normal text-caption text-ink-3">
              {format.integer(known)} offers with both prices
              {unknown > 0 ? `, ${format.integer(unknown)} without are left out` : ''}
            </span>
          </h3>
        }
      >
        <Chart chart={chart} />
      </ChartFrame>
      <div>
        <h3 className="mb-2 font-medium">
          How deep, by brand and retailer
          <span className="ms-2 font-normal text-caption text-ink-3">{meaning}</span>
        </h3>
        <DataTable
          name="depth"
          label={`${title} by brand`}
          noun="brand"
          columns={columns}
          rows={rows}
          searchable={false}
          onXlsx={saveXlsx}
          pictureNotes={[notes, `${meaning} · stronger shade: deeper · hatched: no offer with both`]}
        />
      </div>
    </div>
  );
}
