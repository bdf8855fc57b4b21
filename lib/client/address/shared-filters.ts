import { readList, writeList } from '@/lib/client/address/url-list';
import { NOT_STATED } from '@/lib/datasets/filters';

/** Filters that links carry from page to page. All pages use these parameter names. */
export const SHARED_FACETS = ['retailer', 'country', 'brand', 'tag', 'own', 'power'] as const;
export type SharedFacet = (typeof SHARED_FACETS)[number];

/** The shared filters with a fixed set of values. Others have any text of the service. */
const CLOSED: Partial<Record<SharedFacet, readonly string[]>> = {
  own: ['own', 'competitor', NOT_STATED],
  power: ['yes', 'no', NOT_STATED],
};

/** Returns the valid values of a shared filter in a URL. */
export function sharedValues(search: URLSearchParams, facet: SharedFacet): readonly string[] {
  return readList(search.get(facet) ?? '').filter((value) => CLOSED[facet]?.includes(value) ?? true);
}

/** Returns the shared filters of a URL for a link to another page, without invalid values. */
export function carriedFilters(search: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams();
  for (const facet of SHARED_FACETS) {
    const values = sharedValues(search, facet);
    if (values.length > 0) carried.set(facet, writeList(values));
  }
  return carried;
}

/** Adds the shared filters of `search` to `href`, whose own parameters take precedence. */
export function withFilters(href: string, search: URLSearchParams): string {
  const [path = '', own = ''] = href.split('?');
  const merged = carriedFilters(search);
  for (const [name, value] of new URLSearchParams(own)) merged.set(name, value);
  const query = merged.toString();
  return query ? `${path}?${query}` : path;
}

/** Returns the shared filters of a URL that a page does not apply. */
export function unappliedFilters(search: URLSearchParams, applied: readonly SharedFacet[]): SharedFacet[] {
  return SHARED_FACETS.filter((facet) => !applied.includes(facet) && sharedValues(search, facet).length > 0);
}
