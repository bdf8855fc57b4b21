import { pages } from '@/app/pages';
import { serverPage } from '@/app/server-page';
import { PriceCompetitionPage } from '@/components/price-competition/price-competition-page';

const page = serverPage(pages['price-competition'], PriceCompetitionPage);

export const metadata = page.metadata;
export default page.Page;
