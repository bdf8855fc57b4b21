import { eachFacet, FACETS, type Facet, type Offer } from '@/components/prices/offer';
import { matches, searchWords } from '@/components/prices/search-text';

/** Accepted words by facet; an empty list accepts everything. `q` is free text. */
export type Filters = Readonly<Record<Facet, readonly string[]> & { q: string }>;

export function isFiltered({ q, ...facets }: Filters): boolean {
  return q !== '' || Object.values(facets).some((words) => words.length > 0);
}

export interface Selection {
  readonly offers: readonly Offer[];
  /** Offers by word, under all filters but the facet's own: how many a click on that word would show. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

/** One pass: an offer that one facet alone refuses still counts among that facet's own words. */
export function selectOffers(all: readonly Offer[], filters: Filters): Selection {
  const needles = searchWords(filters.q);
  const wanted = FACETS.filter((facet) => filters[facet].length > 0).map((facet) => ({
    facet,
    words: new Set(filters[facet]),
  }));
  const offers: Offer[] = [];
  const counts = eachFacet(() => new Map<string, number>());
  for (const offer of all) {
    if (!matches(offer, needles)) continue;
    const refusing = wanted.length === 0 ? NONE : wanted.filter((rule) => refuses(rule, offer));
    if (refusing.length > 1) continue;
    const only = refusing[0]?.facet;
    for (const facet of only ? [only] : FACETS)
      for (const word of offer.words[facet]) counts[facet].set(word, (counts[facet].get(word) ?? 0) + 1);
    if (!only) offers.push(offer);
  }
  return { offers, counts };
}

interface Rule {
  facet: Facet;
  words: ReadonlySet<string>;
}

const NONE: readonly Rule[] = [];

function refuses({ facet, words }: Rule, offer: Offer): boolean {
  return !offer.words[facet].some((word) => words.has(word));
}

export interface FacetOption {
  word: string;
  count: number;
}

/** Every word of the whole set, with what it would show now; words chosen but absent from the set come with 0. */
export function facetOptions(facet: Facet, whole: Selection, now: Selection, chosen: readonly string[]): FacetOption[] {
  const words = new Set([...whole.counts[facet].keys(), ...chosen]);
  return [...words]
    .map((word) => ({ word, count: now.counts[facet].get(word) ?? 0 }))
    .sort((a, b) => a.word.localeCompare(b.word));
}
