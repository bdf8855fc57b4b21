import type * as z from 'zod/mini';
import { eachOf, type FacetFilters, NOT_STATED } from '@/lib/client/facets';
import { listParser } from '@/lib/client/url-parsers';
import { choice, text } from '@/lib/contract/params';

/** The filters that travel from page to page, each by this one name in every URL. */
export const SHARED_FACETS = ['retailer', 'country', 'brand', 'tag', 'own', 'power'] as const;
export type SharedFacet = (typeof SHARED_FACETS)[number];

/** The shared filters whose words are ours, not the service's. */
export const SHARED_CLOSED = {
  own: ['own', 'competitor', NOT_STATED],
  power: ['yes', 'no', NOT_STATED],
} as const satisfies Partial<Record<SharedFacet, readonly string[]>>;

type ClosedWords = Partial<Record<string, readonly [string, ...string[]]>>;

/** The schema of one word of a facet: one of a closed set, or whatever the service writes. */
export function facetSchema(facet: string, closed: ClosedWords = SHARED_CLOSED): z.ZodMiniType<string> {
  const words = closed[facet];
  return words ? choice(facet, words) : text(facet);
}

/** For `refusals`: the schemas of the shared filters, word by word. */
export const sharedSchemas = eachOf(SHARED_FACETS, (facet) => facetSchema(facet));

/** For `useQueryStates`: the shared filters that a page applies. */
export function sharedParsers<Facet extends SharedFacet>(facets: readonly Facet[]) {
  return eachOf(facets, (facet) => listParser(sharedSchemas[facet]).withDefault([]));
}

/** The shared filters of a URL, to be carried to another page; those that its schemas refuse stay behind. */
export function carriedFilters(search: URLSearchParams): URLSearchParams {
  const carried = new URLSearchParams();
  for (const facet of SHARED_FACETS) {
    const words = wordsOf(search, facet);
    if (words.length > 0) carried.set(facet, parsers[facet].serialize(words));
  }
  return carried;
}

/** `href` with the shared filters of `search`; what `href` says itself goes before. */
export function withFilters(href: string, search: URLSearchParams): string {
  const [path = '', own = ''] = href.split('?');
  const merged = carriedFilters(search);
  for (const [name, value] of new URLSearchParams(own)) merged.set(name, value);
  const query = merged.toString();
  return query ? `${path}?${query}` : path;
}

/** Filters that came along from another page and mean nothing on one that applies only `applied`. */
export function unappliedFilters(search: URLSearchParams, applied: readonly SharedFacet[]): SharedFacet[] {
  return SHARED_FACETS.filter((facet) => !applied.includes(facet) && wordsOf(search, facet).length > 0);
}

const parsers = eachOf(SHARED_FACETS, (facet) => listParser(sharedSchemas[facet]));

function wordsOf(search: URLSearchParams, facet: SharedFacet): readonly string[] {
  return parsers[facet].parse(search.get(facet) ?? '') ?? [];
}

export function isFiltered<Facet extends string>(filters: FacetFilters<Facet>): boolean {
  return Object.values<readonly string[]>(filters).some((words) => words.length > 0);
}

/** The words of a row that says a thing in one text. */
export function textWords(text: string | null): readonly string[] {
  return [text ?? NOT_STATED];
}

/** The word for a flag; null is not stated. */
export function flagWords(flag: boolean | null, yes: string, no: string): readonly string[] {
  if (flag === null) return [NOT_STATED];
  return [flag ? yes : no];
}

/** "category: Shampoo": tags of two names never mix. */
export function tagWords(tags: readonly { tag_name: string | null; tag_value: string | null }[]): readonly string[] {
  if (tags.length === 0) return [NOT_STATED];
  return tags.map(({ tag_name, tag_value }) => `${tag_name ?? NOT_STATED}: ${tag_value ?? NOT_STATED}`);
}
