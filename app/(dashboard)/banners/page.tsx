import { serverPage } from '@/app/server-page';
import { BannersPage } from '@/components/banners/banners-page';
import { banners } from '@/components/banners/page';
import { preload } from '@/components/banners/preload';
import { config } from '@/lib/server/base/config';

const page = serverPage(banners, BannersPage, {
  preload,
  saved: ['bookings'],
  start: async () => ({ pages: config().competitionPages.map(({ id }) => id) }),
});

export const metadata = page.metadata;
export default page.Page;
