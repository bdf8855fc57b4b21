import { eachOf } from '@/lib/client/facets';
import type { SharedFacet } from '@/lib/client/shared-filters';
import type { Label } from '@/lib/contract/column';
import type { Banner } from '@/lib/contract/e-retail-media';

/** The shared filters that a banner can answer: its rows name no country, tag or power SKU. */
export const APPLIED = ['retailer', 'brand', 'own'] as const satisfies readonly SharedFacet[];

/** What banners are filtered by; a label has a category, a subcategory and a brand. */
export const FACETS = ['retailer', 'page_type', 'type', 'position', 'own', 'category', 'subcategory', 'brand'] as const;
export type Facet = (typeof FACETS)[number];

export const LABEL_FACETS = ['category', 'subcategory', 'brand'] as const satisfies readonly Facet[];
export type LabelFacet = (typeof LABEL_FACETS)[number];
export type PlaceFacet = Exclude<Facet, LabelFacet>;

export function eachFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  return eachOf(FACETS, make);
}

/** A label with the side that it is on. */
export interface SidedLabel {
  readonly label: Label;
  readonly own: boolean;
}

/** A banner at its place, with what follows from its row alone. */
export interface Placement {
  /** Short and the same on every day that shows this row: it stands in addresses. */
  readonly id: string;
  readonly item: Banner;
  /** Its words under each facet of the place. */
  readonly words: Readonly<Record<PlaceFacet, readonly string[]>>;
  readonly labels: readonly SidedLabel[];
  /** Both counts, or null when either is not known: an unknown count is never taken for zero. */
  readonly counts: { readonly own: number; readonly competitor: number } | null;
}
