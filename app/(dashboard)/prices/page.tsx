import { serverPage } from '@/app/server-page';
import { prices } from '@/components/prices/page';
import { preload } from '@/components/prices/preload';
import { PricesPage } from '@/components/prices/prices-page';

const page = serverPage(prices, PricesPage, {
  preload,
});

export const metadata = page.metadata;
export default page.Page;
