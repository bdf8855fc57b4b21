import { serverPage } from '@/app/server-page';
import { competition, defaultPageOf } from '@/components/price-competition/page';
import { preload } from '@/components/price-competition/preload';
import { PriceCompetitionPage } from '@/components/price-competition/price-competition-page';
import { config } from '@/lib/server/base/config';

const page = serverPage(competition, PriceCompetitionPage, {
  preload,
  async start() {
    const listed = config().competitionPages;
    return { listed, defaultPage: defaultPageOf(listed, []) };
  },
});

export const metadata = page.metadata;
export default page.Page;
