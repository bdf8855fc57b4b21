import { type RetailerScore, type VisibilityScore, visibilityScores } from '@/lib/contract/visibility-scores';
import { ownAccount as makeAccount, sharedBy } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { plainService, type ServiceKind } from '@/lib/server/testing/services';

/**
 * Returns a score of a retailer. Score and verdict follow from own listings, all listings and the target in percent.
 */
export function makeScore(
  code: string,
  own: number | null,
  all: number | null,
  target: number | null,
  over: Partial<RetailerScore> = {},
): RetailerScore {
  const score = own === null || !all ? null : Math.round((own / all) * 1000) / 10;
  return {
    retailer_name: code === 'k' ? 'Korbina DE' : 'Halvéo FR',
    retailer_code: code,
    retailer_country: code === 'k' ? 'DE' : 'FR',
    own_product_count: own,
    total_product_count: all,
    score,
    target,
    is_target_met: score === null || target === null ? null : score >= target,
    ...over,
  };
}
export function item(
  name: string,
  brand: string | null,
  retailer_scores: RetailerScore[],
  over: Partial<VisibilityScore> = {},
): VisibilityScore {
  return {
    visibility_source_name: name,
    visibility_source_id: name.length,
    representative_name: name,
    is_power_visibility_source: name === 'shampoo',
    searched_brand: brand,
    searched_brand_group: brand === 'Velquin' ? 'Ours' : 'Others',
    is_own_brand: brand === 'Velquin',
    retailer_scores,
    ...over,
  };
}

export const DAYS: Record<string, VisibilityScore[]> = {
  '2026-03-01': [
    item('shampoo', 'Velquin', [makeScore('k', 5, 20, 20), makeScore('h', 2, 20, 20)]),
    item('shampoo', 'Fenwarra', [makeScore('k', 3, 20, null), makeScore('h', 8, 20, null)]),
    item('seife', 'Velquin', [makeScore('k', 1, 10, 30)]),
  ],
  '2026-03-02': [
    item('shampoo', 'Velquin', [makeScore('k', 6, 20, 20)]),
    item('shampoo', 'Oskarine', [makeScore('k', 4, 20, null)]),
  ],
  '2026-03-04': [
    item('shampoo', 'Velquin', [makeScore('k', 3, 20, 20), makeScore('h', 4, 20, 20)]),
    item('shampoo', 'Fenwarra', [makeScore('k', 6, 20, null), makeScore('h', 2, 20, null)]),
    item('shampoo', 'Oskarine', [makeScore('k', 1, 20, null), makeScore('h', 6, 20, null)]),
    // Scores without listings or target, one with a contradicting verdict, and an item without retailers.
    item('seife', 'Velquin', [makeScore('k', 2, 10, 30, { is_target_met: true }), makeScore('h', null, null, 20)]),
    item('seife', 'Fenwarra', [makeScore('k', 5, 10, null), makeScore('h', null, null, null)]),
    item('zahnpasta', 'Velquin', []),
    item('zahnpasta', null, [makeScore('k', 9, 10, null)], {
      is_own_brand: null,
      searched_brand_group: null,
      is_power_visibility_source: null,
    }),
  ],
};
export const NOW = '2026-03-04';
export const BEFORE = '2026-03-01';
export const PARAMS = { visibility_type: 'SEARCH', date: NOW, against: BEFORE, days: '4' };

export async function ownAccount(kind: ServiceKind = plainService) {
  const service = await makeAccount(visibilityScores, {}, kind);
  const collect = (date: string, rows: VisibilityScore[], over: object = {}) =>
    service.collectValue({ visibility_type: 'SEARCH', date, ...over }, pageBody(rows));
  await Promise.all(Object.entries(DAYS).map(([date, rows]) => collect(date, rows)));
  return { ...service, collect };
}

/** The account of the days, which the tests of a file share. */
export const account = sharedBy(ownAccount);
