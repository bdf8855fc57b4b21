import { pages } from '@/app/pages';
import { serverPage } from '@/app/server-page';
import { OverviewPage } from '@/components/overview/overview-page';

const page = serverPage(pages.overview, OverviewPage);

export const metadata = page.metadata;
export default page.Page;
