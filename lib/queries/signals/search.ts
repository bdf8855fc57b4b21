import { rankShelves } from '@/lib/datasets/ranks/shelves';
import { ranks, VERDICT } from '@/lib/datasets/ranks/view';
import { scores } from '@/lib/datasets/scores/view';
import { foldedText } from '@/lib/metrics/conditions';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { shelfScores } from '@/lib/queries/shared/planned-sets';
import { changeSignal } from './change-signal';
import { isStated, keywordTitle, NO_NUMBER, type RuleNeed, type RuleRun, retailerName, stateSignal } from './signal';

const RANKS = { as: 'ranks', view: ranks, params: { position_type: 'OVERALL' } } satisfies RuleNeed;
const ORGANIC = { as: 'organic', view: ranks, params: { position_type: 'ORGANIC' } } satisfies RuleNeed;
const SPONSORED = { as: 'sponsored', view: rankShelves, params: { position_type: 'SPONSORED' } } satisfies RuleNeed;
const SCORES = { as: 'scores', view: scores, params: shelfScores('SEARCH') } satisfies RuleNeed;

const { c } = ranks;

/** A hash, as grouping by the text takes longer. */
const KEY = sql`sipHash64(${c.id})`;

/** An own SKU for a keyword at a retailer. A day has one rank of it. */
const RANKED = {
  day: c.day,
  subject: sql`any(${c.id})`,
  retailer: retailerName(sql`any(${c.retailer_name})`),
  title: keywordTitle(sql`any(${c.keyword_name})`, sql`any(${c.product_name})`),
  keyword: sql`any(${c.keyword_name})`,
  product: sql`any(${c.product})`,
  power: sql`ifNull(max(${c.is_psku}), false)`,
};

/** Returns the FROM clause of own SKUs by keyword and retailer. */
function ownRanks(run: RuleRun, need: typeof RANKS): Sql {
  return sql`
    FROM ${run.from(need)}
    WHERE ${c.place} > 0 AND ${c.is_customer_brand} AND ${isStated(c.keyword, c.shop, c.product)}
    GROUP BY ${c.day}, ${KEY}`;
}

export const rankTargetMissed = stateSignal('rank_target_missed', {
  needs: () => [RANKS],
  rule: (run) => ({
    select: {
      ...RANKED,
      bad: sql`min(NOT ${VERDICT})`,
      value: sql`min(${c.rank})`,
      reference: sql`max(${c.target})`,
      who: sql`''`,
    },
    from: ownRanks(run, RANKS),
  }),
});

/** A rank as a figure that is compared with earlier days. */
const COMPARED = { ...RANKED, key: KEY, value: sql`min(${c.rank})`, sample: sql`NULL` };

/** The measure is 0 on the first page and 1 off it, so a median of 0 means that it is there on most days. */
export const pageOneLost = changeSignal('page_one_lost', {
  need: ORGANIC,
  rows: (run) => ({
    select: { ...COMPARED, measure: sql`min(1. - toFloat64(${c.on_page_one}))` },
    from: ownRanks(run, ORGANIC),
  }),
  worsening: () => ({ direction: 'up', by: 1 }),
  isValueOnly: true,
});

export const rankFallen = changeSignal('rank_fallen', {
  need: ORGANIC,
  rows: (run) => ({
    select: { ...COMPARED, measure: sql`toFloat64(min(${c.rank}))` },
    from: ownRanks(run, ORGANIC),
  }),
  worsening: ({ rank_fall }) => ({ direction: 'up', by: rank_fall }),
});

export const keywordBought = stateSignal('keyword_bought', {
  needs: () => [SPONSORED],
  rule(run, { thresholds }) {
    const { c } = rankShelves;
    const names = sql`arrayFilter(brand -> brand != '', mapKeys(${c.page_one_brands}))`;
    const brands = sql`length(arrayDistinct(arrayMap(brand -> ${foldedText(sql`brand`)}, ${names})))`;
    // A product without a brand or without an owner may be anyone's.
    const isUnknown = sql`mapContains(${c.page_one_brands}, '') OR ${c.rival_page_one} = 0`;
    return {
      select: {
        day: c.day,
        subject: sql`concat(${c.keyword}, '/', ${c.shop})`,
        retailer: retailerName(c.retailer_name),
        title: keywordTitle(c.keyword_name),
        keyword: c.keyword_name,
        product: sql`''`,
        power: sql`false`,
        bad: sql`multiIf(ifNull(NOT ${c.collected}, true), NULL, ${c.page_one} < ${param(thresholds.sponsored_positions, 'UInt32')}, false,
          ${c.own_page_one} > 0 OR ${brands} > 1, false, ${isUnknown}, NULL, true)`,
        value: sql`toNullable(toFloat64(${c.page_one}))`,
        reference: NO_NUMBER,
        who: sql`if(${brands} = 1, ${names}[1], '')`,
      },
      from: sql`FROM ${run.from(SPONSORED)} WHERE ${isStated(c.keyword, c.shop)}`,
    };
  },
});

export const searchShareBelowTarget = stateSignal('search_share_below_target', {
  needs: () => [SCORES],
  rule(run) {
    const { c } = scores;
    return {
      select: {
        day: c.day,
        subject: c.id,
        retailer: retailerName(sql`any(${c.retailer_name})`),
        title: keywordTitle(sql`any(${c.source_name})`, sql`ifNull(toString(any(${c.searched_brand})), '')`),
        keyword: sql`any(${c.source_name})`,
        product: c.id,
        power: sql`ifNull(max(${c.is_power_visibility_source}), false)`,
        bad: sql`min(NOT ${c.is_target_met})`,
        value: sql`max(${c.score})`,
        reference: sql`min(${c.target})`,
        who: sql`''`,
      },
      from: sql`
        FROM ${run.from(SCORES)}
        WHERE ${scores.where({ own: 'own' })} AND ${c.searched_brand} IS NOT NULL
          AND coalesce(${c.retailer_code}, ${c.retailer_name}) IS NOT NULL AND ${isStated(c.source)}
        GROUP BY ${c.day}, ${c.id}`,
    };
  },
});
