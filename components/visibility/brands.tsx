'use client';

import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { brandFill } from '@/components/chart/brand-fill';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { type PlainColumn, PlainTable } from '@/components/ui/plain-table';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { VisibilityState } from '@/components/visibility/page';
import { shopWithCountry } from '@/components/visibility/words';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { ownValue } from '@/lib/contract/own-value';
import type { BrandSpots, Spots } from '@/lib/queries/visibility/spots';

const NO_BRANDS: readonly BrandSpots[] = [];

/** Brands in the first positions, by retailer. */
export function Brands({ state: { params, set, dates } }: { state: VisibilityState }) {
  const format = useFormat();
  const spots = useAnswer('visibility/spots', params);
  const title = `Who has the first ${params.first_n_products} positions`;
  const styles = useBrandStyles(spots.data?.brands ?? NO_BRANDS);
  return (
    <AnswerPanel
      title={title}
      state={spots}
      height={240}
      skeleton={<SkeletonRows rows={8} />}
      caption={({ listings, shelves }) =>
        `${format.count(listings, 'position')} on ${format.count(shelves, 'shelf')}, each shelf once · change since ${format.shortDay(dates.against)}, over scores of both days`
      }
      isEmpty={({ brands }) => brands.length === 0}
    >
      {(spots) => (
        <PlainTable
          label={title}
          columns={columnsOf(spots, styles, format, (brand) => set({ brand: [brand], view: 'scores', only: null }))}
          rows={spots.brands}
          keyOf={({ name }) => name ?? ''}
          rowClass={({ own }) => own && 'font-semibold'}
        />
      )}
    </AnswerPanel>
  );
}

function columnsOf(
  { listings, shelves, shops }: Spots,
  styles: ReadonlyMap<string, BrandStyle>,
  format: Format,
  onSelect: (brand: string) => void,
): PlainColumn<BrandSpots>[] {
  const figure = (name: string, cell: PlainColumn<BrandSpots>['cell']): PlainColumn<BrandSpots> => ({
    name,
    kind: 'number',
    cell,
  });
  return [
    {
      name: 'Brand',
      kind: 'text',
      className: 'whitespace-nowrap',
      cell: ({ name }) => (
        <>
          <span
            aria-hidden
            className="me-1.5 inline-block size-2"
            style={brandFill(styles.get(name ?? '') ?? OTHER_STYLE)}
          />
          {!name?.trim() ? (
            'Unknown brand'
          ) : (
            <button type="button" onClick={() => onSelect(name)} className="min-h-6 hover:underline">
              {isolated(name)}
            </button>
          )}
        </>
      ),
    },
    figure('Positions', (row) => `${format.integer(row.listings)} of ${format.integer(listings)}`),
    figure('Share', (row) => format.percent(row.share)),
    figure('Change', (row) => format.difference(row.change, 0)),
    figure('Shelves', (row) => `${format.integer(row.shelves)} of ${format.integer(shelves)}`),
    ...shops.map((shop) => ({
      key: shop.shop,
      ...figure(shopWithCountry(shop), ({ listings_by_shop }) => (
        <span title={`of ${format.integer(shop.listings)}`}>
          {format.integer(ownValue(listings_by_shop, shop.shop) ?? null)}
        </span>
      )),
      className: 'max-w-28 text-ink-2',
    })),
  ];
}
