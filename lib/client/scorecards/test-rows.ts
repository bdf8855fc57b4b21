import { prepareScores } from '@/lib/client/scorecards/prepare-scores';
import { prepareSkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import type { Score } from '@/lib/client/scorecards/score';
import type { ScorecardRow } from '@/lib/contract/scorecard';

/** For tests: a row of which only what matters is said. */
export function testRow(row: Partial<ScorecardRow>): ScorecardRow {
  return {
    retailer: 'Shop',
    brand: 'Soapy',
    service_sku_id: 'S1',
    service_sku_name: 'Soap',
    average_rating: 4,
    review_count: 10,
    start_date: '2026-06-01',
    end_date: '2026-06-28',
    ...row,
  };
}

/** For tests: rows that the price set knows nothing of. */
export function testScores(...rows: Partial<ScorecardRow>[]): Score[] {
  return prepareScores(rows.map(testRow), prepareSkuFacts([]));
}
