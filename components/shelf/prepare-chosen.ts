import { type Facet, type Place, SKU_FACETS, type SkuFacet } from '@/components/shelf/place';
import type { Catalogue } from '@/components/shelf/prepare-catalogue';
import { skuWords } from '@/components/shelf/sku-words';
import { eachOf, type FacetFilters, type Selection, selectItems } from '@/lib/client/facets';

export type SkuFilters = FacetFilters<SkuFacet>;

/** The places of a shelf whose products the filters of power SKU and tag choose. */
export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly places: number;
  /** Places whose product the price set does not hold: neither chosen nor known as another. */
  readonly unknown: ReadonlySet<string>;
  /** For the filters' own controls: all words on this shelf, and what each would choose now. */
  readonly whole: Counted<SkuFacet>;
  readonly now: Counted<SkuFacet>;
}

type Counted<Of extends string> = Pick<Selection<Of, unknown>, 'counts'>;

const NO_FILTERS: SkuFilters = eachOf(SKU_FACETS, () => []);

/** A product is what the offers of its retailer and number say; one without offers is never chosen. */
export function prepareChosen(
  places: readonly Place[],
  filters: SkuFilters,
  catalogue: Catalogue,
  retailer: string | null,
): Chosen {
  const found = places.map(({ id, listing }) => ({ id, offers: catalogue.at(retailer, listing.product_id) }));
  const known = found.flatMap(({ id, offers }) => (offers.length > 0 ? [{ id, words: skuWords(offers) }] : []));
  const now = selectItems(known, SKU_FACETS, filters);
  return {
    ids: new Set(now.items.map(({ id }) => id)),
    places: places.length,
    unknown: new Set(found.filter(({ offers }) => offers.length === 0).map(({ id }) => id)),
    whole: selectItems(known, SKU_FACETS, NO_FILTERS),
    now,
  };
}

/** What the places count by word, with what the newest prices add once they are here. */
export function withSkuCounts({ counts }: Counted<Facet>, sku?: Counted<SkuFacet>): Counted<Facet | SkuFacet> {
  return { counts: { ...eachOf(SKU_FACETS, () => new Map<string, number>()), ...sku?.counts, ...counts } };
}
