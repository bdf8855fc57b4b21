import { serverPage } from '@/app/server-page';
import { OverviewPage } from '@/components/overview/overview-page';
import { overview } from '@/components/overview/page';
import { preload } from '@/components/overview/preload';
import { config } from '@/lib/server/base/config';

const page = serverPage(overview, OverviewPage, {
  preload,
  start: async () => ({
    pages: config().competitionPages.map(({ id }) => id),
  }),
});

export const metadata = page.metadata;
export default page.Page;
