import { serverPage } from '@/app/server-page';
import { competition, defaultPageOf } from '@/components/price-competition/page';
import { preload } from '@/components/price-competition/preload';
import { PriceCompetitionPage } from '@/components/price-competition/price-competition-page';
import { ownValue } from '@/lib/contract/own-value';
import { CAPS } from '@/lib/contract/params';
import { daysBetween } from '@/lib/queries/shared/dates';
import { config } from '@/lib/server/base/config';

const page = serverPage(competition, PriceCompetitionPage, {
  preload,
  async start() {
    const listed = config().competitionPages;
    return { listed, defaultPage: defaultPageOf(listed, []) };
  },
  migrate,
});

export const metadata = page.metadata;
export default page.Page;

const EARLIER_VIEWS: Readonly<Record<string, string>> = { heatmap: 'all', change: 'changes' };

/** Saved views and links may use a first and a last day, and earlier names of views. */
function migrate(search: URLSearchParams): URLSearchParams | null {
  const [first, last] = [search.get('start_date'), search.get('end_date')];
  const view = ownValue(EARLIER_VIEWS, search.get('view') ?? '');
  if (!isDay(last) && !view) return null;
  const [compare, find] = [search.get('compare'), search.get('buckets_q')];
  for (const name of ['start_date', 'end_date', 'compare', 'buckets_q']) search.delete(name);
  if (isDay(last) && !search.has('date')) search.set('date', last);
  const days = isDay(first) && isDay(last) ? daysBetween(first, last) : 0;
  if (days >= 1 && days <= CAPS.rangeDays && !search.has('days')) search.set('days', String(days));
  if (view) search.set('view', view);
  if (compare) search.set('span', compare === 'year' ? 'year' : 'period');
  if (find) search.set('search', find);
  return search;
}

function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
}
