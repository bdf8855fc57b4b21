import { pages } from '@/app/pages';
import { serverPage } from '@/app/server-page';
import { RankingsPage } from '@/components/rankings/rankings-page';

const page = serverPage(pages.rankings, RankingsPage);

export const metadata = page.metadata;
export default page.Page;
