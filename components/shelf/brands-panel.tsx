'use client';

import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { RowBarChart } from '@/components/chart/row-bar-chart';
import { Panel } from '@/components/panel/panel';
import type { Place } from '@/components/shelf/place';
import { type BrandHold, prepareBrands } from '@/components/shelf/prepare-brands';
import type { Shelf } from '@/components/shelf/use-shelf';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { PanelState } from '@/lib/client/panel-state';
import type { Sheet } from '@/lib/client/sheet';
import { useFormat } from '@/lib/client/use-format';

interface BrandsPanelProps {
  state: PanelState<Shelf>;
  accepts: (place: Place) => boolean;
  /** Shows the places of a brand; null is a brand that is not stated. */
  onBrand: (brand: string | null) => void;
  styles: ReadonlyMap<string, BrandStyle>;
  /** Stands on an export, with the filters that are on. */
  title: string;
  notes: string;
}

const MOST = 20;

/** How many places of the shelf each brand holds, and how it won them. */
export function BrandsPanel({ state, accepts, onBrand, styles, title, notes }: BrandsPanelProps) {
  const format = useFormat();
  return (
    <Panel
      title="Who holds the shelf"
      state={state}
      caption={({ places }) => `Places by brand, of ${counted(places.length, 'place', format)}`}
      className="min-h-64"
    >
      {({ places }) => {
        const holds = prepareBrands(places.filter(accepts));
        return (
          <ChartFrame
            print={{ title: `${title}, places by brand`, notes: [`of ${places.length} places`, notes] }}
            sheet={brandSheet(`${title}, places by brand`, holds)}
          >
            <RowBarChart
              label={`${title}, places by brand`}
              bars={holds.slice(0, MOST).map((hold) => ({
                label: brandWord(hold),
                value: hold.places,
                note: noteOf(hold, format),
                style: styles.get(hold.brand ?? '') ?? OTHER_STYLE,
              }))}
              valueName="Places"
              format={format.integer}
              whole
              onBar={(at) => onBrand(holds[at]?.brand ?? null)}
            />
            {holds.length > MOST ? (
              <p className="text-caption text-ink-3">
                {format.integer(MOST)} of {format.integer(holds.length)} brands; the table has all.
              </p>
            ) : null}
          </ChartFrame>
        );
      }}
    </Panel>
  );
}

function brandWord({ brand }: BrandHold): string {
  return brand ?? 'not stated';
}

function noteOf({ organic, paid, unknown, first }: BrandHold, format: Format): string {
  const won = [
    `${format.integer(organic)} organic`,
    `${format.integer(paid)} sponsored`,
    unknown > 0 && `${format.integer(unknown)} not stated`,
  ];
  return [won.filter(Boolean).join(', '), first !== null && `first at ${format.position(first)}`]
    .filter(Boolean)
    .join(' · ');
}

export function brandSheet(title: string, holds: readonly BrandHold[]): Sheet {
  const numbers = ['Places', 'Organic', 'Sponsored', 'Not stated', 'First place'];
  return {
    title,
    columns: [{ header: 'Brand', kind: 'text' }, ...numbers.map((header) => ({ header, kind: 'number' as const }))],
    rows: holds.map((hold) => [brandWord(hold), hold.places, hold.organic, hold.paid, hold.unknown, hold.first]),
  };
}
