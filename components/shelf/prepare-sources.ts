import type { CHOOSING, Question, ShelfAnswer } from '@/components/shelf/place';
import type { BrandOwners } from '@/components/shelf/prepare-places';
import { NOT_STATED } from '@/lib/client/facets';
import type { ResponseOf } from '@/lib/contract/endpoint';
import { isSourceId } from '@/lib/contract/visibility-listings';
import type { RetailerScore, visibilityScores } from '@/lib/contract/visibility-scores';
import { fold } from '@/lib/text/fold';

export type ScoreItem = ResponseOf<typeof visibilityScores>['items'][number];

export interface Retailer {
  readonly code: string;
  readonly name: string;
  readonly country: string | null;
}

export interface Source {
  readonly id: number;
  readonly name: string;
  readonly power: boolean;
  readonly retailers: readonly Retailer[];
}

/** `own`: an own brand is among those that the source looks for. */
type Gathered = Source & { readonly own: boolean };

/** The keywords or categories of a day that can be asked for, each with its retailers; own and power ones first. */
export function prepareSources(items: readonly ScoreItem[]): Source[] {
  const sources = new Map<number, Gathered>();
  for (const item of items) {
    const { visibility_source_id: id, visibility_source_name: name } = item;
    if (!isSourceId(id)) continue;
    const source: Gathered = sources.get(id) ?? {
      id,
      name: name ?? `No. ${id}`,
      power: false,
      own: false,
      retailers: [],
    };
    sources.set(id, {
      ...source,
      retailers: merged(source.retailers, item.retailer_scores),
      own: source.own || item.is_own_brand === true,
      power: source.power || item.is_power_visibility_source === true,
    });
  }
  return [...sources.values()].sort((a, b) => weight(b) - weight(a));
}

function weight({ own, power }: Gathered): number {
  return (own ? 2 : 0) + (power ? 1 : 0);
}

function merged(known: readonly Retailer[], scores: readonly RetailerScore[]): Retailer[] {
  const codes = new Set(known.map(({ code }) => code));
  const others = scores.flatMap(({ retailer_code: code, retailer_name: name, retailer_country: country }) =>
    code === null || codes.has(code) ? [] : [{ code, name: name ?? code, country }],
  );
  return [...known, ...others];
}

/** Filters that came along from another page; an empty list accepts everything. */
export type Wanted = Readonly<Record<(typeof CHOOSING)[number], readonly string[]>>;

export function isWanted({ name, country }: Retailer, wanted: Wanted): boolean {
  const accepts = (words: readonly string[], word: string) => words.length === 0 || words.includes(word);
  return accepts(wanted.retailer, name) && accepts(wanted.country, country ?? NOT_STATED);
}

/** The first source of the day that a wanted retailer has, and the first of its retailers that is wanted. */
export function firstShelf(sources: readonly Source[], wanted: Wanted): { source?: Source; retailer?: Retailer } {
  const fits = (retailer: Retailer) => isWanted(retailer, wanted);
  const source = sources.find(({ retailers }) => retailers.some(fits)) ?? sources[0];
  return { source, retailer: source?.retailers.find(fits) ?? source?.retailers[0] };
}

/** Every retailer of the day, once. */
export function retailersOf(sources: readonly Source[]): Retailer[] {
  return [...new Map(sources.flatMap(({ retailers }) => retailers.map((one) => [one.code, one]))).values()];
}

/** Whose the searched brands of the day are; a brand of which the scores say both is left out. */
export function prepareOwners(items: readonly ScoreItem[]): BrandOwners {
  const owners = new Map<string, boolean>();
  const torn = new Set<string>();
  for (const { searched_brand, is_own_brand } of items) {
    if (searched_brand === null || is_own_brand === null) continue;
    const brand = fold(searched_brand);
    if ((owners.get(brand) ?? is_own_brand) !== is_own_brand) torn.add(brand);
    owners.set(brand, is_own_brand);
  }
  for (const brand of torn) owners.delete(brand);
  return owners;
}

/** The score that was counted on this very shelf, for the brand that it marks. */
export function scoreOfShelf(
  items: readonly ScoreItem[],
  { visibility_source_id, retailer_code }: Pick<Question, 'visibility_source_id' | 'retailer_code'>,
  { searched_brand }: Pick<ShelfAnswer, 'searched_brand'>,
): RetailerScore | null {
  const item = items.find(
    (one) => one.visibility_source_id === visibility_source_id && one.searched_brand === searched_brand,
  );
  return item?.retailer_scores.find((score) => score.retailer_code === retailer_code) ?? null;
}
