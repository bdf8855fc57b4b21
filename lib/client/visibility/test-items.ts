import { prepareScores } from '@/lib/client/visibility/prepare-scores';
import type { Scores } from '@/lib/client/visibility/score';
import type { RetailerScore, VisibilityScore } from '@/lib/contract/visibility-scores';

const plainItem: VisibilityScore = {
  visibility_source_name: 'shampoo',
  visibility_source_id: 1,
  representative_name: 'shampoo',
  is_power_visibility_source: false,
  searched_brand: 'Aurelle',
  searched_brand_group: 'Our brands',
  is_own_brand: true,
  retailer_scores: [],
};

/** A score of 4 products in 20, in percent, plain but for what a test is about. */
export function at(difference: Partial<RetailerScore> = {}): RetailerScore {
  return {
    retailer_name: 'Markt',
    retailer_code: 'markt_de',
    retailer_country: 'DE',
    own_product_count: 4,
    total_product_count: 20,
    score: 20,
    target: 15,
    is_target_met: true,
    ...difference,
  };
}

type Difference = Partial<Omit<VisibilityScore, 'retailer_scores'>>;

export function item(difference: Difference, ...retailer_scores: RetailerScore[]): VisibilityScore {
  return { ...plainItem, ...difference, retailer_scores };
}

export function scoresAt(...rows: Partial<RetailerScore>[]): Scores {
  return prepareScores([item({}, ...rows.map(at))]);
}
