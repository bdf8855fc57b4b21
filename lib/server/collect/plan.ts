import 'server-only';
import type { CompetitionPage } from '@/lib/config/competition-pages';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { datasets } from '@/lib/contract/datasets';
import { rating } from '@/lib/contract/datasets/rating';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import type { Endpoint, JsonEndpoint } from '@/lib/contract/endpoint';
import { endpoints, fileListOf } from '@/lib/contract/endpoints';
import type { Identifier } from '@/lib/contract/identifier';
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { parseParams } from '@/lib/contract/parse-params';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { dailyCompetitions, PLANNED_BANNERS, shelfScores } from '@/lib/queries/shared/planned-sets';
import { type CollectedPriceType, FALLBACK_PRICE_TYPE, PRICE_TYPE } from '@/lib/queries/shared/price-type';

type Params = Readonly<Record<string, unknown>>;

/**
 * An answer that an account collects for every day. `day`: one request a day. `range`: one request for all days. Pages
 * open with the `core`; `more` is collected after the core of the surrounding days. Of a bulk endpoint, it is the newest
 * file that the service lists for the day.
 */
export interface PlanLine {
  endpoint: Endpoint;
  /** Parameters without days, equal to those of the pages, so that the collected answers serve them. */
  params: Params;
  per: 'day' | 'range';
  tier: 'core' | 'more';
  /**
   * Parameters that earlier versions collected instead. Days with such an answer are mostly not collected again, and one
   * such answer is collected to compare its rows.
   */
  replaces?: Params;
}

/** Returns what an account collects, in order of use. @param priceType see `priceTypeOf` */
export function planLines(pages: readonly CompetitionPage[], priceType: CollectedPriceType = PRICE_TYPE): PlanLine[] {
  const daily = (endpoint: Endpoint, params: Params, tier: PlanLine['tier'] = 'core'): PlanLine => ({
    endpoint,
    params,
    per: 'day',
    tier,
  });
  return [
    {
      ...daily(price, { calculation_type: priceType }),
      ...(priceType === PRICE_TYPE && { replaces: { calculation_type: FALLBACK_PRICE_TYPE } }),
    },
    ...pages.map(
      ({ id }): PlanLine => ({
        endpoint: priceCompetition,
        params: dailyCompetitions(id),
        per: 'range',
        tier: 'core',
      }),
    ),
    ...POSITION_TYPES.toReversed().flatMap((position_type) =>
      VISIBILITY_TYPES.map((visibility_type) => {
        const opensWith = visibility_type === 'SEARCH' || position_type === 'OVERALL';
        const params = { ...shelfScores(visibility_type), position_type };
        return daily(visibilityScores, params, opensWith ? 'core' : 'more');
      }),
    ),
    daily(visibilitySearchByProduct, { position_type: 'OVERALL' }),
    daily(visibilitySearchByProduct, { position_type: 'ORGANIC' }, 'more'),
    daily(visibilitySearchByProduct, { position_type: 'SPONSORED' }, 'more'),
    daily(eRetailMedia, PLANNED_BANNERS),
    daily(scorecard, {}),
    daily(bulkEndpoint(rating), {}),
  ];
}

/** Lists of files, which change every hour. Their answers are recorded under the day of the request. */
export const fileLists: readonly JsonEndpoint[] = datasets.flatMap((dataset) => fileListOf(dataset) ?? []);

export function isFileList(endpoint: string): boolean {
  return fileLists.some(({ name }) => name === endpoint);
}

/** Returns parameters with the given days. */
export function withDays(endpoint: Endpoint, params: Params, from: string, to = from): Params {
  return 'start_date' in endpoint.params.shape
    ? { ...params, start_date: from, end_date: to }
    : { ...params, date: from };
}

/** Returns the request behind a ledger row, or null if its endpoint or parameters are not supported. */
export function requestOf({
  endpoint: name,
  params: text,
  day,
}: {
  endpoint: string;
  params: string;
  day: string;
}): Pick<PlanLine, 'endpoint' | 'params'> | null {
  const endpoint = endpoints.find((candidate) => candidate.name === name);
  if (!endpoint) return null;
  // The hour and the encoding follow from the list of files.
  if (endpoint.kind === 'bulk') return { endpoint, params: withDays(endpoint, {}, day) };
  const params = Object.fromEntries(new URLSearchParams(text));
  const days = params.date || params.start_date ? {} : withDays(endpoint, {}, day);
  const parsed = parseParams(endpoint, { ...params, ...(days as Record<string, string>) });
  return parsed.ok ? { endpoint, params: parsed.params } : null;
}

/** A keyword at a retailer. */
export interface Shelf {
  visibility_source_id: Identifier;
  retailer_code: string;
}

/** The scores that name the shelves of search results. */
export const searchScores = { endpoint: visibilityScores, params: shelfScores('SEARCH') };

/** Returns the request for the listings of a shelf. */
export function shelfLine({ visibility_source_id, retailer_code }: Shelf) {
  return { endpoint: visibilityListings, params: { ...searchScores.params, visibility_source_id, retailer_code } };
}
