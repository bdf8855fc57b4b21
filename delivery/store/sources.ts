import type { VisibilitySource } from '@/delivery/definitions/visibility-sources';
import { fold } from '@/lib/text/fold';
import { stableId } from './stable-id';

type VisibilityType = VisibilitySource['type'];

/** A brand looked for on the shelves of a source. Without a name, only the observations say which products are meant. */
export interface SearchedBrand {
  brand: string | null;
  group: string | null;
  is_own: boolean | null;
}

export type Source = Omit<VisibilitySource, 'searched_brands'> & { searched_brands: SearchedBrand[] };

const NOBODY: SearchedBrand = { brand: null, group: null, is_own: null };

/**
 * The sources of a type: the defined ones, or, for a customer who has defined none, one for each observed name. Those
 * look for the customer's own brands, and have an id made from their name, which no later import changes.
 */
export function sourcesOf(
  type: VisibilityType,
  defined: readonly VisibilitySource[],
  observed: Iterable<string>,
  ownBrands: readonly string[],
): Source[] {
  if (defined.length > 0)
    return defined
      .filter((source) => source.type === type)
      .map((source) => ({
        ...source,
        searched_brands: source.searched_brands.length > 0 ? source.searched_brands : [NOBODY],
      }))
      .toSorted((a, b) => a.id - b.id);

  const own = ownBrands.map((brand): SearchedBrand => ({ brand, group: null, is_own: true }));
  return [...new Set(observed)].toSorted().map((name) => ({
    id: stableId(type, name),
    type,
    name,
    representative_name: null,
    is_power: null,
    url: null,
    searched_brands: own.length > 0 ? own : [NOBODY],
    targets: [],
  }));
}

/** The brand that a view of one brand shows: the first own one, else the first. */
export function leadingBrand({ searched_brands }: Source): SearchedBrand {
  return searched_brands.find(({ is_own }) => is_own) ?? searched_brands[0] ?? NOBODY;
}

/**
 * Whether a listing shows a product of the searched brand. The brand of the listing decides; the observation's own flag
 * only where that brand is not known and the source looks for a single brand, so that the flag can mean no other.
 */
export function isSearched(source: Source, { brand }: SearchedBrand, listed: string | null, flag: boolean | null) {
  if (brand !== null && listed !== null) return fold(listed) === fold(brand);
  return source.searched_brands.length === 1 ? flag : null;
}
