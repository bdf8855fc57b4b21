import { NOT_STATED } from '@/lib/client/facets';
import type { SkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import { pairKey, type Score } from '@/lib/client/scorecards/score';
import { textWords } from '@/lib/client/shared-filters';
import type { ScorecardRow } from '@/lib/contract/scorecard';

const UNKNOWN = [NOT_STATED] as const;

/** The rows of an answer, each joined with what the price set knows of its SKU. */
export function prepareScores(rows: readonly ScorecardRow[], facts: ReadonlyMap<string, SkuFacts>): Score[] {
  const taken = new Set<string>();
  return rows.map((row, index) => {
    const key = pairKey(row.retailer, row.service_sku_id);
    const id = key === null || taken.has(key) ? `row:${index}` : key;
    taken.add(id);
    const known = (row.service_sku_id && facts.get(row.service_sku_id)) || null;
    return {
      id,
      row,
      key,
      facts: known,
      words: {
        retailer: textWords(row.retailer),
        country: known?.countries.get(row.retailer ?? '') ?? UNKNOWN,
        brand: textWords(row.brand),
        own: known?.words.own ?? UNKNOWN,
        power: known?.words.power ?? UNKNOWN,
        tag: known?.words.tag ?? UNKNOWN,
      },
    };
  });
}
