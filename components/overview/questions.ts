import { bannersUrl } from '@/lib/client/banners/question';
import { competitionUrl } from '@/lib/client/competition/question';
import { lastDays, type Period } from '@/lib/client/period';
import { priceUrl } from '@/lib/client/prices/price-url';
import { rankingsUrl } from '@/lib/client/rankings/rankings-url';
import { scorecardUrl } from '@/lib/client/scorecards/score-url';
import { scoresUrl } from '@/lib/client/visibility/scores-url';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { LATEST_DATE } from '@/lib/contract/params';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

/** The newest four weeks: what Price competition and Scorecards open with. */
const PERIOD_DAYS = 28;

export function periodTo(day: string): Period {
  return lastDays(day, PERIOD_DAYS);
}

/**
 * What the pages ask before anybody chooses anything: the same parameters make the same question, so that an answer is
 * fetched once for a page and for the overview.
 */
export const paramsOf = {
  prices: (date: string | null) => ({
    date: date ?? LATEST_DATE,
    calculation_type: price.params.shape.calculation_type.parse(undefined),
  }),
  competition: (customer_page_id: number, period: Period) => ({
    customer_page_id,
    ...period,
    time_dimension: priceCompetition.params.shape.time_dimension.parse(undefined),
    price_type: priceCompetition.params.shape.price_type.parse(undefined),
  }),
  visibility: (date: string) => ({
    visibility_type: 'SEARCH' as const,
    date,
    first_n_products: visibilityScores.params.shape.first_n_products.parse(undefined),
    position_type: visibilityScores.params.shape.position_type.parse(undefined),
  }),
  rankings: (date: string) => ({
    start_date: date,
    end_date: date,
    position_type: visibilitySearchByProduct.params.shape.position_type.parse(undefined),
  }),
  scorecards: (period: Period) => ({ start_date: period.start_date, end_date: period.end_date }),
  banners: (date: string) => ({
    date,
    first_n_e_retail_media: eRetailMedia.params.shape.first_n_e_retail_media.parse(undefined),
    relevance: eRetailMedia.params.shape.relevance.parse(undefined),
  }),
};

export const urlOf = {
  prices: (date: string | null) => priceUrl(paramsOf.prices(date)),
  competition: (page: number, period: Period) => competitionUrl(paramsOf.competition(page, period)),
  visibility: (date: string) => scoresUrl(paramsOf.visibility(date)),
  rankings: (date: string) => rankingsUrl(paramsOf.rankings(date)),
  scorecards: (period: Period) => scorecardUrl(period, ''),
  banners: (date: string) => {
    const { date: day, ...question } = paramsOf.banners(date);
    return bannersUrl(day, question);
  },
};

export const ENDPOINTS = {
  prices: price,
  competition: priceCompetition,
  visibility: visibilityScores,
  rankings: visibilitySearchByProduct,
  scorecards: scorecard,
  banners: eRetailMedia,
} as const satisfies Record<string, JsonEndpoint>;
