import type { Context } from '@/components/overview/context';
import type { TileData } from '@/components/overview/tile-data';
import type { TileOf } from '@/components/overview/tile-list';
import { comparedPeriod } from '@/lib/client/period';

/** The page of a number, on the same days. */
export function tileHref({ part, page }: TileOf, { answers, pages }: Context): string {
  const { days, period } = answers;
  const search = new URLSearchParams();
  const set = (name: string, value: string | null | undefined) => value && search.set(name, value);
  if (part === 'competition') set('customer_page_id', pages[0] && String(pages[0].id));
  if (part === 'competition' || part === 'scorecards') {
    set('start_date', period?.start_date);
    set('end_date', period?.end_date);
  }
  if (part === 'visibility') {
    set('date', days.visibility);
    set('against', days.against.visibility);
  }
  if (part === 'rankings') {
    set('start_date', days.rankings);
    set('end_date', days.rankings);
    set('against', days.against.rankings);
  }
  if (part === 'banners') {
    set('date', days.banners);
    set('against', days.against.banners);
  }
  return `${page}?${search}`;
}

/** The day, or the days, that a change is since, in words. */
export function tileSince({ part }: TileOf, change: TileData['change'], context: Context): string {
  const { answers, reading } = context;
  const { format } = reading;
  if (change?.since) return format.shortDay(change.since);
  const { days, period } = answers;
  if (part === 'scorecards') {
    const earlier = period && comparedPeriod(period, 'before');
    return `the 28 days to ${format.shortDay(earlier?.end_date)}`;
  }
  const against = days.against[part === 'visibility' || part === 'rankings' || part === 'banners' ? part : 'prices'];
  return format.shortDay(against);
}
