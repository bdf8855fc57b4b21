import { pages } from '@/app/pages';
import { serverPage } from '@/app/server-page';
import { BannersPage } from '@/components/banners/banners-page';

const page = serverPage(pages.banners, BannersPage);

export const metadata = page.metadata;
export default page.Page;
