'use client';

import { useMemo } from 'react';
import { ChartFrame } from '@/components/chart/chart-frame';
import { RangeChart } from '@/components/chart/range-chart';
import { type CurrencySpread, prepareSpread, type SpreadGroup } from '@/components/prices/prepare-spread';
import { MARKS, spreadSheet } from '@/components/prices/spread-sheet';
import type { Behind } from '@/components/prices/totals-line';
import { Segmented } from '@/components/ui/segmented';
import type { Offer, PriceBasis } from '@/lib/client/prices/offer';
import { useFormat } from '@/lib/client/use-format';

interface SpreadProps {
  offers: readonly Offer[];
  basis: PriceBasis;
  group: SpreadGroup;
  onGroup: (group: SpreadGroup) => void;
  title: string;
  /** Filters and date, printed into an export. */
  notes: string;
  onSku: (sku: string) => void;
  /** Shows the offers behind a bar. */
  onOffers: (behind: Behind) => void;
}

const GROUPS = [
  { value: 'sku', label: 'By SKU' },
  { value: 'brand', label: 'By brand' },
  { value: 'retailer', label: 'By retailer' },
] as const;

/** From the cheapest to the dearest, a chart for each currency: one axis never mixes two. */
export function Spread({ offers, basis, group, onGroup, title, notes, onSku, onOffers }: SpreadProps) {
  const spreads = useMemo(() => prepareSpread(offers, group, basis), [offers, group, basis]);
  function open(key: string) {
    if (group === 'sku') return onSku(key);
    const [retailer = '', country = ''] = key.split('|');
    onOffers(group === 'brand' ? { brand: [key] } : { retailer: [retailer], country: [country] });
  }
  return (
    <div className="flex flex-col gap-6">
      <Segmented
        label="What a bar stands for"
        options={GROUPS}
        value={group}
        onChange={onGroup}
        className="self-start"
      />
      {spreads.length === 0 ? (
        <p className="text-ink-2">No two of the offers shown share a currency and a price, so nothing is spread.</p>
      ) : null}
      {spreads.map((spread) => (
        <CurrencyChart
          key={spread.currency}
          spread={spread}
          group={group}
          onBar={open}
          title={`${title} ${spread.currency ?? ''}`}
          notes={notes}
        />
      ))}
    </div>
  );
}

interface CurrencyChartProps {
  spread: CurrencySpread;
  group: SpreadGroup;
  title: string;
  notes: string;
  onBar: (key: string) => void;
}

function CurrencyChart({ spread, group, title, notes, onBar }: CurrencyChartProps) {
  const format = useFormat();
  const { currency, bars, more } = spread;
  const mark = MARKS[group];
  const heading = (
    <h3 className="font-medium">
      {currency ?? 'Currency not stated'}
      <span className="ms-2 font-normal text-caption text-ink-3">
        {more > 0
          ? `the ${bars.length} widest, by highest ÷ lowest, of ${format.integer(bars.length + more)}`
          : `${format.integer(bars.length)} with two prices or more`}{' '}
        · line from lowest to highest, tick at the median, ring: {mark.toLowerCase()}
      </span>
    </h3>
  );
  return (
    <ChartFrame print={{ title, notes: [notes] }} sheet={spreadSheet(spread, group, title)} tools={heading}>
      <RangeChart
        label={title}
        ranges={bars.map(({ median, ours, own, offers, ...bar }) => ({
          ...bar,
          middle: median,
          mark: ours,
          strong: own,
          count: offers,
        }))}
        format={(value) => format.money(value, currency)}
        markName={mark}
        noun="offer"
        onRange={onBar}
      />
    </ChartFrame>
  );
}
