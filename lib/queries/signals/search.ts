import { rankShelves, ranks } from '@/lib/metrics/ranks';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { scores } from '@/lib/datasets/scores/view';
import { changeSignal } from './change-signal';
import { isStated, type RuleNeed, type RuleRun, stateSignal } from './signal';

const RANKS = { as: 'ranks', view: ranks, params: { position_type: 'OVERALL' } } satisfies RuleNeed;
const ORGANIC = { as: 'organic', view: ranks, params: { position_type: 'ORGANIC' } } satisfies RuleNeed;
const SPONSORED = { as: 'sponsored', view: rankShelves, params: { position_type: 'SPONSORED' } } satisfies RuleNeed;
const SCORES = {
  as: 'scores',
  view: scores,
  params: { visibility_type: 'SEARCH', position_type: 'OVERALL', first_n_products: 20 },
} satisfies RuleNeed;

/**
 * Returns a SELECT of own SKUs by keyword and retailer, with aggregates over their ranks, of which a day has one. Groups
 * by a hash, which is faster than by the text.
 */
function ownRanks(
  run: RuleRun,
  need: typeof RANKS,
  columns: Sql,
  read: readonly (typeof ranks.columns)[number][],
): Sql {
  const rows = run.from(need, [
    ...(['day', 'id', 'retailer_name', 'keyword_name', 'product_name', 'is_psku', 'is_customer_brand'] as const),
    ...(['keyword', 'shop', 'product'] as const),
    ...(['place', ...read] as const),
  ]);
  return sql`
    SELECT day, sipHash64(id) AS key, any(id) AS subject, ifNull(toString(any(retailer_name)), '') AS retailer,
      concat('“', any(keyword_name), '” ', any(product_name)) AS title, ifNull(max(is_psku), false) AS power, ${columns}
    FROM ${rows}
    WHERE place > 0 AND is_customer_brand AND ${isStated('keyword', 'shop', 'product')}
    GROUP BY day, key`;
}

export const rankTargetMissed = stateSignal('rank_target_missed', {
  needs: () => [RANKS],
  rule: (run) =>
    ownRanks(run, RANKS, sql`min(NOT is_on_target) AS bad, min(rank) AS value, max(target) AS reference, '' AS who`, [
      'is_on_target',
      'rank',
      'target',
    ]),
});

/** The value is 0 on the first page and 1 off it, so a median of 0 means that it is there on most days. */
export const pageOneLost = changeSignal('page_one_lost', {
  need: ORGANIC,
  rows: (run) =>
    ownRanks(run, ORGANIC, sql`min(1. - toFloat64(on_page_one)) AS value, NULL AS sample`, ['on_page_one']),
  isWorse: () => sql`value - reference >= 1`,
});

export const rankFallen = changeSignal('rank_fallen', {
  need: ORGANIC,
  rows: (run) => ownRanks(run, ORGANIC, sql`min(rank) AS value, NULL AS sample`, ['rank']),
  isWorse: ({ rank_fall }) => sql`value - reference >= ${param(rank_fall, 'Float64')}`,
});

export const keywordBought = stateSignal('keyword_bought', {
  needs: () => [SPONSORED],
  rule(run, { thresholds }) {
    const rows = run.from(SPONSORED, [
      ...(['day', 'keyword', 'shop', 'keyword_name', 'retailer_name', 'collected'] as const),
      ...(['page_one', 'own_page_one', 'page_one_brands'] as const),
    ]);
    return sql`
      SELECT day, concat(keyword, '/', shop) AS subject, ifNull(toString(retailer_name), '') AS retailer,
        concat('“', keyword_name, '”') AS title, false AS power,
        multiIf(ifNull(NOT collected, true), NULL, page_one < ${param(thresholds.sponsored_positions, 'UInt32')}, false,
          own_page_one > 0 OR length(page_one_brands) > 1, false, mapContains(page_one_brands, ''), NULL, true) AS bad,
        toNullable(toFloat64(page_one)) AS value, CAST(NULL, 'Nullable(Float64)') AS reference,
        if(length(page_one_brands) = 1, mapKeys(page_one_brands)[1], '') AS who
      FROM ${rows} WHERE ${isStated('keyword', 'shop')}`;
  },
});

export const searchShareBelowTarget = stateSignal('search_share_below_target', {
  needs: () => [SCORES],
  rule(run) {
    const { c } = scores;
    return sql`
      SELECT ${c.day}, ${c.id} AS subject, ifNull(toString(any(${c.retailer_name})), '') AS retailer,
        concat('“', any(${c.source_name}), '” ', ifNull(toString(any(${c.searched_brand})), '')) AS title,
        ifNull(max(${c.is_power_visibility_source}), false) AS power, min(NOT ${c.is_target_met}) AS bad, max(${c.score}) AS value,
        min(${c.target}) AS reference, '' AS who
      FROM ${run.from(SCORES)}
      WHERE ${scores.where({ own: 'own' })} AND ${c.searched_brand} IS NOT NULL
        AND coalesce(${c.retailer_code}, ${c.retailer_name}) IS NOT NULL AND ${isStated(c.source)}
      GROUP BY ${c.day}, ${c.id}`;
  },
});
