import type { View } from '@/components/rankings/url-state';
import type { Facet } from '@/lib/client/rankings/ranking';

/** What a tile counts. */
export type Behind = 'missed' | 'distance' | 'pageOne' | 'rivals' | 'products';

interface Way {
  readonly filters: Partial<Record<Facet, readonly string[]>>;
  readonly look: { readonly view: View; readonly missed?: boolean; readonly ranks_sort?: string };
}

/** The filters, view and order that show the rows behind a tile, on top of the filters that are on. */
export const BEHIND: Record<Behind, Way> = {
  missed: { filters: {}, look: { view: 'matrix', missed: true, ranks_sort: 'missed.desc' } },
  distance: { filters: {}, look: { view: 'matrix', missed: true, ranks_sort: 'distance.desc' } },
  pageOne: { filters: { own: ['own'] }, look: { view: 'matrix', ranks_sort: 'page_one.desc' } },
  rivals: { filters: {}, look: { view: 'rivals' } },
  products: { filters: {}, look: { view: 'matrix' } },
};
