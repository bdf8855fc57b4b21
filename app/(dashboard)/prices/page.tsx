import { pages } from '@/app/pages';
import { serverPage } from '@/app/server-page';
import { PricesPage } from '@/components/prices/prices-page';

const page = serverPage(pages.prices, PricesPage);

export const metadata = page.metadata;
export default page.Page;
