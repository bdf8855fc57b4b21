import { serverPage } from '@/app/server-page';
import { rankings } from '@/components/rankings/page';
import { preload } from '@/components/rankings/preload';
import { RankingsPage } from '@/components/rankings/rankings-page';

const page = serverPage(rankings, RankingsPage, {
  preload,
});

export const metadata = page.metadata;
export default page.Page;
