import type { Place } from '@/components/shelf/place';
import type { ShelfDay } from '@/components/shelf/use-shelf-days';
import { groupBy } from '@/lib/queries/shared/group-by';

/** How much of a shelf a brand holds. */
export interface BrandHold {
  /** Null: places whose brand is not stated. */
  readonly brand: string | null;
  readonly places: number;
  readonly organic: number;
  readonly paid: number;
  /** Places of which nobody says how they were won. */
  readonly unknown: number;
  /** The best place; null where none of them has one. */
  readonly first: number | null;
}

/** Those with most places first; of equals, who stands further to the front. */
export function prepareBrands(places: readonly Place[]): BrandHold[] {
  return [...groupBy(places, ({ listing }) => listing.brand_name)]
    .map(([brand, its]) => ({ brand, ...holdOf(its) }))
    .sort((a, b) => b.places - a.places || (a.first ?? Number.MAX_VALUE) - (b.first ?? Number.MAX_VALUE));
}

function holdOf(places: readonly Place[]) {
  const won = (how: Place['won']) => places.filter((place) => place.won === how).length;
  const ranks = places.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  return {
    places: places.length,
    organic: won('organic'),
    paid: won('paid'),
    unknown: won('unknown'),
    first: ranks.length > 0 ? Math.min(...ranks) : null,
  };
}

/** The places of some brands by day: null on days that nobody collected, zero where a collected day has none. */
export interface BrandCourse {
  readonly brand: string;
  readonly places: readonly (number | null)[];
}

/** At most so many named lines on a chart. */
const NAMED = 8;

/** The course of own brands, then of those with most places over all days. `passes` says which places count. */
export function prepareCourses(days: readonly ShelfDay[], passes: (place: Place) => boolean): BrandCourse[] {
  const byDay = days.map(({ places }) => places && groupBy(places.filter(passes), ({ listing }) => listing.brand_name));
  const totals = new Map<string, number>();
  const own = new Set<string>();
  for (const [brand, its] of byDay.flatMap((day) => [...(day ?? [])])) {
    if (brand === null) continue;
    totals.set(brand, (totals.get(brand) ?? 0) + its.length);
    if (its.some((place) => place.own)) own.add(brand);
  }
  return [...totals]
    .sort(([a, x], [b, y]) => Number(own.has(b)) - Number(own.has(a)) || y - x || a.localeCompare(b))
    .slice(0, NAMED)
    .map(([brand]) => ({ brand, places: byDay.map((day) => day && (day.get(brand)?.length ?? 0)) }));
}
