import { writeList } from '@/lib/client/address/url-list';
import { ownValue } from '@/lib/contract/own-value';
import { CAPS } from '@/lib/contract/params';
import type { PageName } from '@/lib/queries/registry';
import { daysBetween } from '@/lib/queries/shared/dates';

/** Rewrite the parameters of an address if an earlier version wrote it. The result is not rewritten again. */
const REWRITES: Partial<Record<PageName, (search: URLSearchParams) => void>> = {
  banners(search) {
    rename(search, 'compare_date', 'against');
    if (search.get('view') === 'other') search.set('view', 'gallery');
  },
  prices(search) {
    const view = search.get('view') ?? '';
    if (!['flash', 'spread', 'discounts'].includes(view)) return;
    remove(search, ['view', 'spread', 'moved']);
    if (view !== 'flash') return;
    search.set('view', 'changes');
    search.set('moved', 'flash');
  },
  'price-competition'(search) {
    const [first, last] = [search.get('start_date') ?? '', search.get('end_date') ?? ''];
    const days = daysBetween(first, last);
    if (days >= 1 && days <= CAPS.rangeDays && !search.has('days')) search.set('days', String(days));
    keepLastDay(search);
    const view = ownValue({ heatmap: 'all', change: 'changes' }, search.get('view') ?? '');
    if (view) search.set('view', view);
    if (search.get('compare') || search.get('span') === 'year') search.set('span', 'period');
    search.delete('compare');
    rename(search, 'buckets_q', 'search');
  },
  rankings(search) {
    const view = search.get('view') ?? '';
    const isEarlierView = ['movers', 'course', 'rivals'].includes(view);
    if (!isEarlierView && !['start_date', 'end_date', 'missed'].some((name) => search.has(name))) return;
    if (search.get('missed') === 'true') search.set('target', 'missed');
    if (view === 'rivals') search.set('several', 'yes');
    remove(search, ['missed', 'moved', 'chosen', 'shelf', 'rank', isEarlierView ? 'view' : '']);
    keepLastDay(search);
  },
  scorecards(search) {
    if (search.has('end_date')) {
      remove(search, ['view', 'row']);
      keepLastDay(search);
    }
    const sku = search.get('sku');
    if (!sku) return;
    search.delete('sku');
    search.set('view', 'all');
    search.set('only', writeList([sku]));
  },
  visibility(search) {
    if (search.get('view') === 'trend') search.delete('view');
  },
};

/** Returns the current form of an address that an earlier version wrote, as bookmarks have it, otherwise null. */
export function currentAddress(page: PageName, search: URLSearchParams): URLSearchParams | null {
  const current = new URLSearchParams(search);
  REWRITES[page]?.(current);
  return current.toString() === search.toString() ? null : current;
}

/** Replaces a first and a last day by the last one. */
function keepLastDay(search: URLSearchParams): void {
  if (!search.has('date')) rename(search, 'end_date', 'date');
  remove(search, ['start_date', 'end_date']);
}

function rename(search: URLSearchParams, from: string, to: string): void {
  const value = search.get(from);
  search.delete(from);
  if (value) search.set(to, value);
}

function remove(search: URLSearchParams, names: readonly string[]): void {
  for (const name of names) search.delete(name);
}
