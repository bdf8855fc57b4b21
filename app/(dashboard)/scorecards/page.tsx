import { serverPage } from '@/app/server-page';
import { scorecards } from '@/components/scorecards/page';
import { preload } from '@/components/scorecards/preload';
import { ScorecardsPage } from '@/components/scorecards/scorecards-page';

const page = serverPage(scorecards, ScorecardsPage, {
  preload,
  // An earlier version showed a range of days, and had other views and rows.
  migrate(search) {
    const end = search.get('end_date');
    if (end === null) return null;
    for (const name of ['start_date', 'end_date', 'view', 'row']) search.delete(name);
    search.set('date', end);
    return search;
  },
});

export const metadata = page.metadata;
export default page.Page;
