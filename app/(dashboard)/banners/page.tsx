import { serverPage } from '@/app/server-page';
import { BannersPage } from '@/components/banners/banners-page';
import { banners } from '@/components/banners/page';
import { preload } from '@/components/banners/preload';
import { config } from '@/lib/server/base/config';

const page = serverPage(banners, BannersPage, {
  preload,
  saved: ['bookings'],
  start: async () => ({ pages: config().competitionPages.map(({ id }) => id) }),
  // Saved views and links may use the earlier name of the compared day.
  migrate(search) {
    const compared = search.get('compare_date');
    if (compared === null) return null;
    search.delete('compare_date');
    search.set('against', compared);
    return search;
  },
});

export const metadata = page.metadata;
export default page.Page;
