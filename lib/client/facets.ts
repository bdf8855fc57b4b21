export { NOT_STATED } from '@/lib/datasets/filters';

/** Selected values by facet. An empty list accepts all values. */
export type FacetFilters<Facet extends string> = Readonly<Record<Facet, readonly string[]>>;

/** Something with its words under each facet; a filter accepts any of them. */
export interface Faceted<Facet extends string> {
  readonly words: Readonly<Record<Facet, readonly string[]>>;
}

export interface Selection<Facet extends string, Item> {
  /** What the filters leave. */
  readonly items: readonly Item[];
  /** Items by word, under all filters but the facet's own: how many a click on that word would show. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

/** Creates an object with a value for each facet. */
export function eachOf<Facet extends string, Value>(facets: readonly Facet[], make: (facet: Facet) => Value) {
  return Object.fromEntries(facets.map((facet) => [facet, make(facet)])) as Record<Facet, Value>;
}

/** One pass: an item that one facet alone refuses still counts among that facet's own words. */
export function selectItems<Facet extends string, Item extends Faceted<Facet>>(
  all: readonly Item[],
  facets: readonly Facet[],
  filters: FacetFilters<Facet>,
  accepts: (item: Item) => boolean = () => true,
): Selection<Facet, Item> {
  const wanted = facets
    .filter((facet) => filters[facet].length > 0)
    .map((facet) => ({ facet, words: new Set(filters[facet]) }));
  const items: Item[] = [];
  const counts = eachOf(facets, () => new Map<string, number>());
  for (const item of all) {
    if (!accepts(item)) continue;
    const refusing = wanted.length === 0 ? wanted : wanted.filter((rule) => refuses(rule, item));
    if (refusing.length > 1) continue;
    const only = refusing[0]?.facet;
    for (const facet of only ? [only] : facets)
      for (const word of item.words[facet]) counts[facet].set(word, (counts[facet].get(word) ?? 0) + 1);
    if (!only) items.push(item);
  }
  return { items, counts };
}

interface Rule<Facet> {
  facet: Facet;
  words: ReadonlySet<string>;
}

function refuses<Facet extends string>({ facet, words }: Rule<Facet>, item: Faceted<Facet>): boolean {
  return !item.words[facet].some((word) => words.has(word));
}

export interface FacetOption {
  word: string;
  count: number;
}

/** Every word of the whole set, with what it would show now; words chosen but absent from the set come with 0. */
export function facetOptions<Facet extends string>(
  facet: Facet,
  whole: Pick<Selection<Facet, unknown>, 'counts'>,
  now: Pick<Selection<Facet, unknown>, 'counts'>,
  chosen: readonly string[],
): FacetOption[] {
  const words = new Set([...whole.counts[facet].keys(), ...chosen]);
  return [...words]
    .map((word) => ({ word, count: now.counts[facet].get(word) ?? 0 }))
    .sort((a, b) => a.word.localeCompare(b.word, undefined, { numeric: true }));
}
