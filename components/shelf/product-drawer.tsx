'use client';

import { EvidenceButton } from '@/components/page/evidence-button';
import { FactList } from '@/components/page/fact-list';
import { OutLink } from '@/components/page/out-link';
import type { Place } from '@/components/shelf/place';
import type { Catalogue } from '@/components/shelf/prepare-catalogue';
import type { Move } from '@/components/shelf/prepare-moves';
import type { Source } from '@/components/shelf/prepare-sources';
import { ProductElsewhere } from '@/components/shelf/product-elsewhere';
import { placeFacts } from '@/components/shelf/product-facts';
import { ProductRanks } from '@/components/shelf/product-ranks';
import type { Shelf } from '@/components/shelf/use-shelf';
import { Drawer } from '@/components/ui/drawer';
import { RemoteImage } from '@/components/ui/remote-image';
import type { PanelState, Provenance } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { visibilityListings } from '@/lib/contract/visibility-listings';

/** An open product, on the shelf that it was found on. */
export interface Opened {
  place: Place;
  shelf: Shelf;
  /** "Korbina DE, 30 Jun 2026". */
  shelfName: string;
  /** The same of the shelf beside it. */
  otherName: string;
  move: Move | null;
  retailer: string | null;
  provenance?: Provenance;
}

interface ProductDrawerProps {
  open: boolean;
  /** Null where neither shelf holds the place that is asked for. */
  opened: Opened | null;
  prices: { state: PanelState<unknown>; catalogue: Catalogue };
  /** Keywords of the day; none while categories are looked at. */
  keywords: readonly Source[];
  onClose: () => void;
}

/** Everything that is known of a product on a shelf, and the rows it comes from. */
export function ProductDrawer({ open, opened, prices, keywords, onClose }: ProductDrawerProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={opened ? (opened.place.listing.product_title ?? 'Title not stated') : 'Not on this shelf'}
      caption={opened?.shelfName}
    >
      {opened ? (
        <Product key={opened.place.id} opened={opened} prices={prices} keywords={keywords} />
      ) : (
        <p className="text-ink-2">No shelf on screen holds this place. It may belong to another day or retailer.</p>
      )}
    </Drawer>
  );
}

type ProductProps = Pick<ProductDrawerProps, 'prices' | 'keywords'> & { opened: Opened };

function Product({ opened, prices, keywords }: ProductProps) {
  const format = useFormat();
  const { place, shelf, otherName, move, retailer, provenance } = opened;
  const { listing } = place;
  return (
    <>
      <div className="flex gap-5">
        <RemoteImage
          src={listing.product_image_url}
          alt={`Picture of ${listing.product_title ?? 'the product'}`}
          className="size-24 sm:size-40"
        />
        <div className="min-w-0 grow">
          <FactList facts={placeFacts(place, move, otherName, format)} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          Product page: <OutLink url={listing.product_url} />
        </span>
        <EvidenceButton
          of="This place on the shelf"
          label="Evidence of the place"
          evidence={{ endpoint: visibilityListings, params: { ...shelf.question }, rows: [listing], provenance }}
        />
      </div>
      <ProductElsewhere
        place={place}
        retailer={retailer}
        date={shelf.question.date}
        places={shelf.places}
        prices={prices}
      />
      <ProductRanks place={place} question={shelf.question} sources={keywords} />
    </>
  );
}
