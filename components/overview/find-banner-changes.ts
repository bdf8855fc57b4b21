import { type BannerPlace, bannerPlaces, pageKey, pagesOf } from '@/components/overview/banner-places';
import type { Finding } from '@/components/overview/finding';
import { bannerPlaceHref, bannersHref, type LinkDays } from '@/components/overview/links';
import type { Placement } from '@/lib/client/banners/placement';

const NOBODY: Pick<BannerPlace, 'own' | 'rivals' | 'placements'> = { own: false, rivals: new Set(), placements: [] };

/**
 * Places that a competitor took, and those that we took, on pages that both days have. A place that was ours and shows
 * only competitors now counts more than one that changed hands between others.
 */
export function findBannerChanges(now: readonly Placement[], before: readonly Placement[], days: LinkDays): Finding[] {
  const earlier = bannerPlaces(before);
  const pages = pagesOf(before);
  return [...bannerPlaces(now).values()].flatMap((place) => {
    const [first] = place.placements;
    if (!first || !pages.has(pageKey(first))) return [];
    const then = earlier.get(place.key) ?? (isFree(before, place.key) ? NOBODY : null);
    return then ? findingsOf(place, then, first, days) : [];
  });
}

/** Whether nothing stood there, rather than something of unknown owner. */
function isFree(placements: readonly Placement[], key: string): boolean {
  return !placements.some((placement) => `${pageKey(placement)}${placement.item.e_retail_media_position}` === key);
}

function findingsOf(now: BannerPlace, before: typeof NOBODY, first: Placement, days: LinkDays): Finding[] {
  const lost = before.own && !now.own;
  const came = [...now.rivals].filter((brand) => lost || !before.rivals.has(brand));
  const { retailer_name, page_name, e_retail_media_position: position } = first.item;
  const plain = {
    kind: 'banners' as const,
    retailer: retailer_name,
    name: `${page_name ?? 'Page without a name'}, ${position === null ? 'position unknown' : `position ${position}`}`,
    brand: null,
    before: inWords(before),
    now: inWords(now),
    key: first.id,
    href: bannerPlaceHref(days, first),
    rows: { now: now.placements.map(({ item }) => item), before: before.placements.map(({ item }) => item) },
  };
  if (now.own && !before.own)
    return [
      {
        ...plain,
        id: `banners|ours|${now.key}`,
        worse: false,
        by: '',
        heavy: before.rivals.size > 0,
        rowHref: bannersHref(days, retailer_name, null),
      },
    ];
  return came.map((by) => ({
    ...plain,
    id: `banners|${by}|${now.key}`,
    worse: true,
    by,
    heavy: lost,
    rowHref: bannersHref(days, retailer_name, by),
  }));
}

function inWords({ placements, rivals }: typeof NOBODY): string {
  const ours = placements.flatMap(({ labels }) => labels.filter(({ own }) => own).map(({ label }) => label.brand));
  const brands = new Set([...ours.filter((brand) => brand !== null), ...rivals]);
  return [...brands].join(', ') || (placements.length > 0 ? 'own products' : 'no banner of ours or a competitor');
}
