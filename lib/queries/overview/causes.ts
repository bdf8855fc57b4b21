import { isOneOf } from '@/lib/metrics/conditions';
import type { SignalName } from '@/lib/metrics/signals.words';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';

/** Rules about the rank of a product for a keyword, the heaviest first. */
const RANK_RULES: readonly SignalName[] = ['page_one_lost', 'rank_fallen', 'rank_target_missed'];
const FALLS: readonly SignalName[] = ['page_one_lost', 'rank_fallen'];

export const isRank = isOneOf(sql`rule`, RANK_RULES);
const isFall = isOneOf(sql`rule`, FALLS);

const SAME_RANK = sql`(PARTITION BY if(${isRank}, subject, ''), is_open, is_ended)`;
const SAME_KEYWORD = sql`(PARTITION BY retailer, keyword, is_open, is_ended)`;

/**
 * Returns instances without those that another one includes, with `bought_by` and `bought_positions`: the competitor with
 * all sponsored positions for the keyword of a fallen rank. A rank that fell off page one has also fallen, and misses its
 * target. A keyword that was bought is the cause of a rank that fell afterwards. `rows` have the columns of instances,
 * `is_open` and `is_ended`.
 */
export function withoutParts(rows: Sql): Sql {
  const since = (rule: SignalName) => sql`minIf(opened, rule = ${param(rule, 'String')}) OVER ${SAME_RANK}`;
  const bought = sql`rule = 'keyword_bought'`;
  const isPartOfLost = sql`rule = 'rank_fallen' AND lost_since != '' AND lost_since <= opened`;
  return sql`(
    SELECT * EXCEPT (lost_since, fallen_since, newest_fall, bought_since, buyer, positions),
      ${isFall} AND bought_since != '' AND bought_since <= opened AS is_bought,
      if(is_bought, buyer, '') AS bought_by, if(is_bought, positions, 0) AS bought_positions
    FROM (
      SELECT *, maxIf(opened, ${isFall} AND NOT (${isPartOfLost})) OVER ${SAME_KEYWORD} AS newest_fall,
        minIf(opened, ${bought}) OVER ${SAME_KEYWORD} AS bought_since,
        maxIf(toString(who), ${bought}) OVER ${SAME_KEYWORD} AS buyer,
        maxIf(ifNull(value, 0), ${bought}) OVER ${SAME_KEYWORD} AS positions
      FROM (SELECT *, ${since('page_one_lost')} AS lost_since, ${since('rank_fallen')} AS fallen_since FROM ${rows})
    )
    WHERE NOT multiIf(
      ${bought}, keyword != '' AND newest_fall >= opened,
      ${isPartOfLost}, true,
      rule = 'rank_target_missed', (lost_since != '' AND lost_since <= opened) OR (fallen_since != '' AND fallen_since <= opened),
      false))`;
}

/**
 * Returns instances with the stock-out of their SKU at the retailer that may explain a fallen rank: `sold_out_from` and
 * `sold_out_to`, '' if there is none, and '' while it lasts. It began before the fall, and lasted until at most 14 days
 * before it. `rows` have `offer`: the SKU and the shop of a rank, '' if the offers of the day do not list it.
 */
export function withStockOuts(rows: Sql): Sql {
  const stockOuts = sql`arraySort(groupArrayIf(
    CAST((opened, last_bad, is_open), 'Tuple(opened String, last_bad String, is_open Bool)'), rule = 'out_of_stock')
    OVER (PARTITION BY if(rule = 'out_of_stock', subject, offer)))`;
  return sql`(
    SELECT * EXCEPT (stock_outs, stock_out), stock_out.opened AS sold_out_from, if(stock_out.is_open, '', stock_out.last_bad) AS sold_out_to
    FROM (
      SELECT *, arrayLast(out -> ${isFall} AND out.opened <= opened
          AND out.last_bad >= toString(toDate(opened) - ${param(INSTANCES.strip, 'UInt32')}), stock_outs) AS stock_out
      FROM (SELECT *, ${stockOuts} AS stock_outs FROM ${rows})
    ))`;
}
