import { serverPage } from '@/app/server-page';
import { rankings } from '@/components/rankings/page';
import { preload } from '@/components/rankings/preload';
import { RankingsPage } from '@/components/rankings/rankings-page';

const page = serverPage(rankings, RankingsPage, {
  preload,
  // An earlier version had other views and parameters.
  migrate(search) {
    const view = search.get('view') ?? '';
    const isViewBefore = ['movers', 'course', 'rivals'].includes(view);
    if (!isViewBefore && !['start_date', 'end_date', 'missed'].some((name) => search.has(name))) return null;
    const [date, missed] = [search.get('end_date'), search.get('missed')];
    for (const name of ['start_date', 'end_date', 'missed', 'moved', 'chosen', 'shelf', 'rank']) search.delete(name);
    if (isViewBefore) search.delete('view');
    if (date) search.set('date', date);
    if (missed === 'true') search.set('target', 'missed');
    if (view === 'rivals') search.set('several', 'yes');
    return search;
  },
});

export const metadata = page.metadata;
export default page.Page;
