import type * as z from 'zod/mini';
import { eachOf, NOT_STATED } from '@/lib/client/facets';
import { listParser } from '@/lib/client/url-parsers';
import { choice, text } from '@/lib/contract/params';

/** Filters that links carry from page to page. All pages use these parameter names. */
export const SHARED_FACETS = ['retailer', 'country', 'brand', 'tag', 'own', 'power'] as const;
export type SharedFacet = (typeof SHARED_FACETS)[number];

/** The shared filters with a fixed set of values. */
export const SHARED_CLOSED = {
  own: ['own', 'competitor', NOT_STATED],
  power: ['yes', 'no', NOT_STATED],
} as const satisfies Partial<Record<SharedFacet, readonly string[]>>;

type ClosedWords = Partial<Record<string, readonly [string, ...string[]]>>;

/** Returns the schema of a facet's values: a fixed set, or any text of the service. */
export function facetSchema(facet: string, closed: ClosedWords = SHARED_CLOSED): z.ZodMiniType<string> {
  const words = closed[facet];
  return words ? choice(facet, words) : text(facet);
}

/** Schemas of the values of shared filters, for `refusals`. */
export const sharedSchemas = eachOf(SHARED_FACETS, (facet) => facetSchema(facet));

/** Returns the parsers of the shared filters that a page applies, for `useQueryStates`. */
export function sharedParsers<Facet extends SharedFacet>(facets: readonly Facet[]) {
  return eachOf(facets, (facet) => listParser(sharedSchemas[facet]).withDefault([]));
}

/** Returns the shared filters of a URL for a link to another page, without invalid values. */
export function carriedFilters(search: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams();
  for (const facet of SHARED_FACETS) {
    const words = wordsOf(search, facet);
    if (words.length > 0) carried.set(facet, parsers[facet].serialize(words));
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
  return SHARED_FACETS.filter((facet) => !applied.includes(facet) && wordsOf(search, facet).length > 0);
}

const parsers = eachOf(SHARED_FACETS, (facet) => listParser(sharedSchemas[facet]));

function wordsOf(search: URLSearchParams, facet: SharedFacet): readonly string[] {
  return parsers[facet].parse(search.get(facet) ?? '') ?? [];
}
