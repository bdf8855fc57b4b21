import { type FacetWords, SHARED_CLOSED_WORDS, SHARED_NAMES } from '@/components/page/facet-words';
import type { Facet, Placement } from '@/lib/client/banners/placement';
import { isolated } from '@/lib/client/isolated';

/** The words of the filters of this page. */
export const FACET_WORDS: FacetWords<Facet> = {
  names: {
    retailer: SHARED_NAMES.retailer,
    page_type: 'Page type',
    type: 'Banner type',
    position: 'Position',
    own: SHARED_NAMES.own,
    category: 'Category',
    subcategory: 'Subcategory',
    brand: SHARED_NAMES.brand,
  },
  words: { own: SHARED_CLOSED_WORDS.own },
};

/** What no row of this endpoint says: it stands wherever a date might be taken for a clock's. */
export const DATE_NOTE = "The date is the one the service was asked for; the page's own time is not supplied.";

/** The brands that a banner shows on a side, each once: "Velquin, Brumella"; null for none. */
export function brandsOf({ labels }: Placement, own: boolean): string | null {
  const brands = labels.filter((label) => label.own === own).map(({ label }) => label.brand);
  return [...new Set(brands.filter((brand) => brand !== null))].join(', ') || null;
}

/** How a banner is called: its page, and its place on it. */
export function placeOf({ item }: Placement): string {
  const position = item.e_retail_media_position;
  return `${isolated(item.page_name ?? 'Page without a name')}, ${position === null ? 'position unknown' : `position ${position}`}`;
}
