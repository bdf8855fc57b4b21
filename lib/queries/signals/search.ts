import { scores } from '@/lib/datasets/scores/view';
import { foldedText } from '@/lib/metrics/conditions';
import { rankShelves, ranks } from '@/lib/metrics/ranks';
import { param, type Sql, sql } from '@/lib/metrics/sql';
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

const { c } = ranks;

/**
 * Returns a SELECT of own SKUs by keyword and retailer, with aggregates over their ranks, of which a day has one. Groups
 * by a hash, which is faster than by the text.
 */
function ownRanks(run: RuleRun, need: typeof RANKS, columns: Sql): Sql {
  return sql`
    SELECT ${c.day}, sipHash64(${c.id}) AS key, any(${c.id}) AS subject, ifNull(toString(any(${c.retailer_name})), '') AS retailer,
      concat('“', any(${c.keyword_name}), '” ', any(${c.product_name})) AS title, ifNull(max(${c.is_psku}), false) AS power, ${columns}
    FROM ${run.from(need)}
    WHERE ${c.place} > 0 AND ${c.is_customer_brand} AND ${isStated(c.keyword, c.shop, c.product)}
    GROUP BY ${c.day}, key`;
}

export const rankTargetMissed = stateSignal('rank_target_missed', {
  needs: () => [RANKS],
  rule: (run) =>
    ownRanks(
      run,
      RANKS,
      sql`min(NOT ${c.is_on_target}) AS bad, min(${c.rank}) AS value, max(${c.target}) AS reference, '' AS who`,
    ),
});

/** The value is 0 on the first page and 1 off it, so a median of 0 means that it is there on most days. */
export const pageOneLost = changeSignal('page_one_lost', {
  need: ORGANIC,
  rows: (run) => ownRanks(run, ORGANIC, sql`min(1. - toFloat64(${c.on_page_one})) AS value, NULL AS sample`),
  isWorse: () => sql`value - reference >= 1`,
});

export const rankFallen = changeSignal('rank_fallen', {
  need: ORGANIC,
  rows: (run) => ownRanks(run, ORGANIC, sql`min(${c.rank}) AS value, NULL AS sample`),
  isWorse: ({ rank_fall }) => sql`value - reference >= ${param(rank_fall, 'Float64')}`,
});

export const keywordBought = stateSignal('keyword_bought', {
  needs: () => [SPONSORED],
  rule(run, { thresholds }) {
    const { c } = rankShelves;
    const names = sql`arrayFilter(brand -> brand != '', mapKeys(${c.page_one_brands}))`;
    const brands = sql`length(arrayDistinct(arrayMap(brand -> ${foldedText(sql`brand`)}, ${names})))`;
    // A product without a brand or without an owner may be anyone's.
    const isUnknown = sql`mapContains(${c.page_one_brands}, '') OR ${c.rival_page_one} = 0`;
    return sql`
      SELECT ${c.day}, concat(${c.keyword}, '/', ${c.shop}) AS subject, ifNull(toString(${c.retailer_name}), '') AS retailer,
        concat('“', ${c.keyword_name}, '”') AS title, false AS power,
        multiIf(ifNull(NOT ${c.collected}, true), NULL, ${c.page_one} < ${param(thresholds.sponsored_positions, 'UInt32')}, false,
          ${c.own_page_one} > 0 OR ${brands} > 1, false, ${isUnknown}, NULL, true) AS bad,
        toNullable(toFloat64(${c.page_one})) AS value, CAST(NULL, 'Nullable(Float64)') AS reference,
        if(${brands} = 1, ${names}[1], '') AS who
      FROM ${run.from(SPONSORED)} WHERE ${isStated(c.keyword, c.shop)}`;
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
