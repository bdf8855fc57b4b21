'use client';

import { useState } from 'react';
import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { brandFill } from '@/components/chart/brand-fill';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { ChoiceMenu } from '@/components/ui/choice-menu';
import { cn } from '@/components/ui/cn';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { VisibilityState } from '@/components/visibility/page';
import { SourcesTable } from '@/components/visibility/sources-table';
import { shopWithCountry } from '@/components/visibility/words';
import { counted } from '@/lib/client/counted';
import { isolated } from '@/lib/client/isolated';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { ownValue } from '@/lib/contract/own-value';
import type { BrandSpots, Spots } from '@/lib/queries/visibility/spots';

/** Default number of positions. */
const FIRST = 10;
const FIGURES = ['Positions', 'Share', 'Change', 'Shelves'] as const;
const NO_BRANDS: readonly BrandSpots[] = [];

/** Brands in the first positions at each retailer, and brands on the shelves of each keyword. */
export function Brands({ state }: { state: VisibilityState }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FirstPlaces state={state} />
      <SourcesTable state={state} />
    </div>
  );
}

function FirstPlaces({ state }: { state: VisibilityState }) {
  const { params, set, dates } = state;
  const format = useFormat();
  const [first, setFirst] = useState(FIRST);
  const spots = useAnswer('visibility/spots', { ...params, first_n_products: first });
  const counts = [...new Set([FIRST, params.first_n_products])].sort((a, b) => a - b);
  const styles = useBrandStyles(spots.kind === 'content' ? spots.data.brands : NO_BRANDS);
  return (
    <AnswerPanel
      title={`Who has the first ${first} positions`}
      state={spots}
      height={240}
      skeleton={<SkeletonRows rows={8} />}
      caption={({ listings, shelves }) =>
        `${counted(listings, 'position', format)} on ${counted(shelves, 'shelf', format)}, each shelf once · change since ${format.shortDay(dates.against)}, over scores of both days`
      }
      actions={() =>
        counts.length > 1 ? (
          <ChoiceMenu
            label="How many positions"
            value={String(first)}
            options={counts.map((count) => ({ value: String(count), label: `First ${count}` }))}
            onChange={(count) => setFirst(Number(count))}
          />
        ) : null
      }
      isEmpty={({ brands }) => brands.length === 0}
    >
      {(spots) => (
        <div className="overflow-x-auto">
          <table aria-label={`Who has the first ${first} positions`} className="w-full">
            <thead>
              <tr className="h-7 border-line border-b text-caption text-ink-3">
                <th scope="col" className="sticky start-0 bg-ground text-start font-medium">
                  Brand
                </th>
                {FIGURES.map((name) => (
                  <th key={name} scope="col" className="px-2 text-end font-medium">
                    {name}
                  </th>
                ))}
                {spots.shops.map((shop) => (
                  <th key={shop.shop} scope="col" className="max-w-28 truncate px-2 text-end font-medium">
                    {shopWithCountry(shop)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {spots.brands.map((row) => (
                <BrandRow
                  key={row.name ?? ''}
                  row={row}
                  spots={spots}
                  style={styles.get(row.name ?? '') ?? OTHER_STYLE}
                  onChoose={() => row.name && set({ brand: [row.name], first_n_products: first, view: 'scores' })}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </AnswerPanel>
  );
}

interface BrandRowProps {
  row: BrandSpots;
  spots: Spots;
  style: BrandStyle;
  onChoose: () => void;
}

function BrandRow({ row, spots, style, onChoose }: BrandRowProps) {
  const format = useFormat();
  const figures: Record<(typeof FIGURES)[number], string> = {
    Positions: `${format.integer(row.listings)} of ${format.integer(spots.listings)}`,
    Share: format.percent(row.share),
    Change: row.change === null ? '—' : format.difference(row.change, 0),
    Shelves: `${format.integer(row.shelves)} of ${format.integer(spots.shelves)}`,
  };
  return (
    <tr className={cn('h-7 border-line border-b', row.own && 'font-semibold')}>
      <th scope="row" className="sticky start-0 bg-ground text-start font-[inherit]">
        <span aria-hidden className="me-1.5 inline-block size-2" style={brandFill(style)} />
        {!row.name?.trim() ? (
          'not stated'
        ) : (
          <button type="button" onClick={onChoose} className="min-h-6 hover:underline">
            {isolated(row.name)}
          </button>
        )}
      </th>
      {Object.entries(figures).map(([name, figure]) => (
        <td key={name} className="px-2 text-end">
          {figure}
        </td>
      ))}
      {spots.shops.map(({ shop, listings }) => (
        <td key={shop} className="px-2 text-end text-ink-2" title={`of ${format.integer(listings)}`}>
          {format.integer(ownValue(row.at, shop) ?? null)}
        </td>
      ))}
    </tr>
  );
}
