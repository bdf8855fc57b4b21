import type { Placement } from '@/lib/client/banners/placement';
import { groupBy } from '@/lib/client/group-by';

/** What stands at one place of one page: several banners where they take turns. */
export interface BannerPlace {
  readonly key: string;
  readonly placements: readonly Placement[];
  readonly own: boolean;
  /** Competitors' brands; a competitor without a name is called so. */
  readonly rivals: ReadonlySet<string>;
}

const UNNAMED = 'A competitor';

/** The places of a day by key; those where nobody says whose a banner is are left out. */
export function bannerPlaces(placements: readonly Placement[]): Map<string, BannerPlace> {
  const places = [...groupBy(placements, placeKey)].filter(([, its]) => its.every(isKnown));
  return new Map(places.map(([key, its]) => [key, placeOf(key, its)]));
}

/** The pages of a day. A page that a day does not have was not looked at. */
export function pagesOf(placements: readonly Placement[]): Set<string> {
  return new Set(placements.map(pageKey));
}

export function pageKey({ item }: Placement): string {
  return JSON.stringify([item.retailer_name, item.page_type, item.page_name, item.page_url]);
}

function placeKey(placement: Placement): string {
  return `${pageKey(placement)}${placement.item.e_retail_media_position}`;
}

function placeOf(key: string, placements: readonly Placement[]): BannerPlace {
  const rivals = placements.flatMap(({ words, labels }) => {
    const brands = labels.filter(({ own }) => !own).map(({ label }) => label.brand ?? UNNAMED);
    return brands.length === 0 && words.own.includes('competitor') ? [UNNAMED] : brands;
  });
  return { key, placements, own: placements.some(({ words }) => words.own.includes('own')), rivals: new Set(rivals) };
}

function isKnown({ counts, labels }: Placement): boolean {
  return counts !== null || labels.length > 0;
}
