import { periodTo } from '@/components/overview/questions';
import type { Placement } from '@/lib/client/banners/placement';
import type { Period } from '@/lib/client/period';
import type { Move } from '@/lib/client/prices/prepare-changes';
import type { Mover } from '@/lib/client/rankings/prepare-movers';
import { writeList } from '@/lib/client/url-list';

/** Days and pages as they stand in links; a day that nobody chose is left out where a page opens with it anyway. */
export interface LinkDays {
  /** The day in the address. */
  readonly asked: string | null;
  readonly now: string;
  readonly against: string;
}

type Values = Readonly<Record<string, string | number | null | undefined>>;

/** The address of a page; values that are missing are left out. */
function address(path: string, values: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value != null && value !== '') search.set(name, String(value));
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

const one = (word: string | null) => word && writeList([word]);

/** What moved this way between the two days, among own SKUs. */
export function movedHref(days: LinkDays, retailer: string | null, moved: Move): string {
  const { asked: date, against } = days;
  return address('/prices', { date, view: 'changes', moved, against, retailer: one(retailer), own: 'own' });
}

export function pricesHref({ asked: date }: LinkDays, retailer: string | null): string {
  return address('/prices', { date, view: 'offers', retailer: one(retailer) });
}

/** The same for the SKUs that are meant. */
export function withSkus(href: string, skus: readonly string[]): string {
  const [path = '', search = ''] = href.split('?');
  return address(path, { ...Object.fromEntries(new URLSearchParams(search)), skus: writeList([...new Set(skus)]) });
}

export function skuHref({ asked: date }: LinkDays, retailer: string | null, sku: string): string {
  return address('/prices', { date, retailer: one(retailer), sku });
}

/** `since`: only what turned this way into the last bucket. */
export function competitionHref(
  page: number,
  period: Period,
  found: { retailer: string | null; since?: string; competition?: string },
): string {
  const { retailer, since, competition } = found;
  return address('/price-competition', {
    customer_page_id: page,
    ...period,
    retailer: one(retailer),
    since,
    // The page opens on what is off target: what came back, or left by a little, would not be there.
    view: since ? 'all' : undefined,
    competition,
  });
}

export function pageOneHref(
  { now, against }: LinkDays,
  retailer: string | null,
  { worse }: { worse: boolean },
): string {
  const moved = worse ? 'off' : null;
  const days = { start_date: now, end_date: now, against };
  return address('/rankings', { ...days, view: 'movers', moved, retailer: one(retailer), own: 'own' });
}

export function placeHref(days: LinkDays, { ranking, keyword }: Mover): string {
  const { item, id } = ranking;
  return address('/rankings', {
    start_date: days.now,
    end_date: days.now,
    against: days.against,
    view: 'movers',
    retailer: one(item.retailer_name),
    own: 'own',
    product: id,
    keyword: one(keyword.search_keyword_name),
  });
}

export function ratingHref(day: string, retailer: string | null, { worse }: { worse: boolean }): string {
  const moved = worse ? 'under' : 'above';
  return address('/scorecards', { ...periodTo(day), view: 'changes', moved, retailer: one(retailer), own: 'own' });
}

export function ratedSkuHref(day: string, retailer: string | null, row: string): string {
  return address('/scorecards', { ...periodTo(day), view: 'changes', retailer: one(retailer), row });
}

/** `by`: the competitor that took them, null for ours. */
export function bannersHref({ now, against }: LinkDays, retailer: string | null, by: string | null): string {
  const whose = by === null ? { own: 'own' } : { own: 'competitor', brand: one(by) };
  return address('/banners', { date: now, against, view: 'changes', retailer: one(retailer), ...whose });
}

/** A place of banners, with what came, went and stayed there. */
export function bannerPlaceHref({ now, against }: LinkDays, { item }: Placement): string {
  const { retailer_name, page_type, page_name, e_retail_media_position: position } = item;
  return address('/banners', {
    date: now,
    against,
    view: 'changes',
    kind: writeList(['new', 'gone', 'moved', 'stayed']),
    retailer: one(retailer_name),
    page_type: one(page_type),
    q: page_name && `"${page_name}"`,
    position: position === null ? null : String(position),
  });
}

/** Parts whose answer is one day's set of rows. */
export type CollectedPart = 'prices' | 'visibility' | 'rankings' | 'banners';

/** A day's whole collection. */
export function collectionHref(part: CollectedPart, day: string): string {
  if (part === 'prices') return address('/prices', { date: day, view: 'offers' });
  if (part === 'rankings') return address('/rankings', { start_date: day, end_date: day });
  return address(`/${part}`, { date: day });
}

export function fileHref(dataset: string, until: string, day: string, hour: number): string {
  return address('/downloads', { dataset, until, at: day, hour });
}
