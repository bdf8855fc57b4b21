import type { VisibilitySource } from '@/delivery/definitions/visibility-sources';
import { fold } from '@/lib/text/fold';
import { groupBy } from './group-by';
import { stableId } from './stable-id';

type VisibilityType = VisibilitySource['type'];

/** A searched brand of a source. Without a name, its products are marked only by flags of the observations. */
export interface SearchedBrand {
  brand: string | null;
  group: string | null;
  is_own: boolean | null;
}

export type Source = Omit<VisibilitySource, 'searched_brands'> & { searched_brands: SearchedBrand[] };

const NOBODY: SearchedBrand = { brand: null, group: null, is_own: null };

/**
 * Returns the sources of a type: the defined ones, or without definitions one for each observed name. Those search for
 * the customer's own brands, and have a stable id that is derived from their name.
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
        searched_brands: source.searched_brands.length > 0 ? firstSpellings(source.searched_brands) : [NOBODY],
      }))
      .toSorted((a, b) => a.id - b.id);

  const own = firstSpellings(ownBrands.map((brand) => ({ brand, group: null, is_own: true })));
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

/** Removes further spellings of a brand, as every spelling matches all listings of the brand. */
function firstSpellings<Brand extends { brand: string }>(brands: readonly Brand[]): Brand[] {
  return [...groupBy(brands, ({ brand }) => fold(brand)).values()].flatMap((spellings) => spellings.slice(0, 1));
}

/** Returns the first own brand of a source, or its first brand. */
export function leadingBrand({ searched_brands }: Source): SearchedBrand {
  return searched_brands.find(({ is_own }) => is_own) ?? searched_brands[0] ?? NOBODY;
}

/**
 * Returns whether a listing is of the searched brand. The brand of the listing decides. If it is unknown and the source
 * has a single brand, the flag of the observation decides.
 */
export function isSearched(source: Source, { brand }: SearchedBrand, listed: string | null, flag: boolean | null) {
  if (brand !== null && listed !== null) return fold(listed) === fold(brand);
  return source.searched_brands.length === 1 ? flag : null;
}
