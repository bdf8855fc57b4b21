'use client';

import Link from 'next/link';
import { EvidenceButton } from '@/components/page/evidence-button';
import type { Fact } from '@/components/page/fact-list';
import { FactList } from '@/components/page/fact-list';
import { PanelLoading } from '@/components/panel/panel-loading';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { Place } from '@/components/shelf/place';
import { barcodeOf, type Catalogue, matched } from '@/components/shelf/prepare-catalogue';
import { ProductOffers } from '@/components/shelf/product-offers';
import { PRICE_PARAMS } from '@/components/shelf/shelf-url';
import { RATING_DAYS, useRatings } from '@/components/shelf/use-product';
import { agreed } from '@/lib/client/agreed';
import type { PanelState } from '@/lib/client/panel-state';
import { priceHref } from '@/lib/client/prices/price-href';
import { useFormat } from '@/lib/client/use-format';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';

interface ProductElsewhereProps {
  place: Place;
  /** The shelf's retailer by the name that prices have; null where it is not known. */
  retailer: string | null;
  /** The shelf's day. */
  date: string;
  /** All places of the shelf: how many of them the price set knows. */
  places: readonly Place[];
  prices: { state: PanelState<unknown>; catalogue: Catalogue };
}

/** Price and rating of a product of the shelf, and how each was joined to it. */
export function ProductElsewhere({ place, retailer, date, places, prices }: ProductElsewhereProps) {
  const format = useFormat();
  const ratings = useRatings(date);
  const { state, catalogue } = prices;
  if (state.kind === 'problem') return <PanelProblem problem={state.problem} onRetry={state.retry} />;
  if (state.kind !== 'content')
    return <PanelLoading progress={state.kind === 'loading' ? state.progress : null} skeleton={null} />;
  const here = catalogue.at(retailer, place.listing.product_id);
  const barcode = barcodeOf(catalogue, retailer, place);
  const elsewhere = catalogue.ofBarcode(barcode).filter((offer) => offer.retailer !== retailer);
  const sku = agreed(here.map(({ csku_id }) => csku_id));
  const rated = ratings.rows.filter(({ service_sku_id }) => sku !== null && service_sku_id === sku);
  const own = rated.filter((row) => row.retailer === retailer);
  const rating: Fact[] = own.map((row) => ({
    name: 'Rating',
    value: format.decimal(row.average_rating),
    note: `${format.integer(row.review_count)} reviews in the ${RATING_DAYS} days to ${format.day(row.end_date)}, first available scorecard, joined by SKU`,
  }));
  return (
    <section className="mt-5">
      <h3 className="mb-1 font-semibold">Price and rating</h3>
      <p className="mb-2 text-caption text-ink-3">
        {`${format.integer(matched(catalogue, retailer, places))} of ${format.integer(places.length)} places of this shelf are found in the newest prices, by retailer and product no.`}
        {here.length === 0 ? ' This one is not; names join nothing.' : null}
        {here.length > 0 && barcode === null ? ' Its barcode is not stated, so it is not looked for elsewhere.' : null}
      </p>
      {here.length > 0 ? <ProductOffers here={here} elsewhere={elsewhere} /> : null}
      <div className="mt-3">
        {rating.length > 0 ? (
          <FactList facts={rating} />
        ) : (
          <p className="text-caption text-ink-3">{noRating(ratings.state, sku)}</p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-1">
        {here.length > 0 ? (
          <EvidenceButton
            of="Prices of this product"
            label="Evidence of prices"
            evidence={{
              endpoint: price,
              params: PRICE_PARAMS,
              rows: [...here, ...elsewhere],
              provenance: state.provenance,
            }}
          />
        ) : null}
        {own.length > 0 && ratings.range ? (
          <EvidenceButton
            of="Rating of this product"
            label="Evidence of the rating"
            evidence={{
              endpoint: scorecard,
              params: { ...ratings.range },
              rows: own,
              provenance: ratings.state.kind === 'content' ? ratings.state.provenance : undefined,
            }}
          />
        ) : null}
        {sku ? (
          <Link href={priceHref({ sku, retailer, date })} prefetch={false} className="px-2 underline">
            Prices of this SKU
          </Link>
        ) : null}
      </div>
    </section>
  );
}

function noRating(state: PanelState<unknown>, sku: string | null): string {
  if (sku === null) return 'No rating: the SKU of this product is not known.';
  if (state.kind === 'loading') return 'Ratings are loading.';
  if (state.kind === 'problem') return `Ratings could not be loaded: ${state.problem.title}`;
  return 'The first available scorecard has no rating of this SKU here.';
}
