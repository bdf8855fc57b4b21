import 'server-only';
import { firstAnswers } from '@/app/first-answers';
import { banners } from '@/components/banners/page';
import { preload as preloadBanners } from '@/components/banners/preload';
import { overview } from '@/components/overview/page';
import { preload as preloadOverview } from '@/components/overview/preload';
import { competition } from '@/components/price-competition/page';
import { preload as preloadCompetition } from '@/components/price-competition/preload';
import { prices } from '@/components/prices/page';
import { preload as preloadPrices } from '@/components/prices/preload';
import { rankings } from '@/components/rankings/page';
import { preload as preloadRankings } from '@/components/rankings/preload';
import { scorecards } from '@/components/scorecards/page';
import { preload as preloadScorecards } from '@/components/scorecards/preload';
import { openingShelf, shelf, sourcesParams } from '@/components/shelf/page';
import { preload as preloadShelf } from '@/components/shelf/preload';
import { visibility } from '@/components/visibility/page';
import { preload as preloadVisibility } from '@/components/visibility/preload';
import type { PageName } from '@/lib/queries/registry';
import { config } from '@/lib/server/base/config';

const pageIds = async () => ({ pages: config().competitionPages.map(({ id }) => id) });

/** The first answers of the described pages, in the order of the navigation. */
export const pages = {
  overview: firstAnswers(overview, { preload: preloadOverview, start: pageIds }),
  prices: firstAnswers(prices, { preload: preloadPrices }),
  'price-competition': firstAnswers(competition, {
    preload: preloadCompetition,
    start: async () => ({ listed: config().competitionPages }),
  }),
  visibility: firstAnswers(visibility, { preload: preloadVisibility }),
  rankings: firstAnswers(rankings, { preload: preloadRankings }),
  shelf: firstAnswers(shelf, {
    preload: preloadShelf,
    start: async () => ({ first: null }),
    async startOfDay(load, address, dates) {
      const sources = await load('shelf/sources', sourcesParams(address, dates));
      return { first: sources && openingShelf(sources, address) };
    },
  }),
  banners: firstAnswers(banners, { preload: preloadBanners, saved: ['bookings'], start: pageIds }),
  scorecards: firstAnswers(scorecards, { preload: preloadScorecards }),
} satisfies Record<PageName, unknown>;
