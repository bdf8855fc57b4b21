import { serverPage } from '@/app/server-page';
import { competition } from '@/components/price-competition/page';
import { preload } from '@/components/price-competition/preload';
import { PriceCompetitionPage } from '@/components/price-competition/price-competition-page';
import { config } from '@/lib/server/base/config';

const page = serverPage(competition, PriceCompetitionPage, {
  preload,
  start: async () => ({ listed: config().competitionPages }),
});

export const metadata = page.metadata;
export default page.Page;
