import { and, NAMED_TUPLES, sql, tupleOf } from '@/lib/metrics/sql';
import { isOneOf } from '../conditions';
import { choice, list } from '../params';
import { same, table } from '../table';
import { before, bothDayNeeds, bothDays, chosenScores, FILTER_COLUMNS, targetedScores } from './needs';
import { visibilityParams } from './params';
import { scoreColumns } from './scores.columns';

/** The first brand of the shelf, regardless of filters. */
const LEADER = sql`argMaxIf(${tupleOf(['searched_brand', 'own_product_count'])}, (ifNull(own_product_count, 0), ifNull(is_own_brand, false), ifNull(toString(searched_brand), '')), now AND own_product_count > 0)
  OVER (PARTITION BY shelf)`;

/** Columns with the same name in the warehouse table. */
const SAME = [
  'id',
  'source_name',
  'representative_name',
  'searched_brand',
  'searched_brand_group',
  'retailer_name',
  'retailer_country',
  'score',
  'target',
  'gap',
  'scale',
  'share',
  'to_spare',
  'is_target_met',
  'score_agrees',
  'verdict_agrees',
] as const;
const COLUMNS = [...FILTER_COLUMNS, ...SAME, 'shelf', 'own_product_count', 'total_product_count'] as const;

/** The scores of the day: all of them, or by default those that targets are about. */
export const scores = table({
  name: 'visibility/scores',
  title: 'Scores',
  noun: 'scores',
  columns: scoreColumns,
  params: {
    ...visibilityParams,
    /** `aim`: scores that targets are about, see `targetedScores`. `all`: all filtered scores. */
    of: choice(['aim', 'all'], 'aim'),
    /** Own listings missing to the target: 1, 2, or 3 for three or more. */
    needed: list(),
  },
  sort: 'is_power.desc',
  key: ['gap', 'source_name', 'id'],
  needs: (params) => bothDayNeeds(params),
  select: () => ({
    ...same(...SAME),
    is_power: sql`is_power_visibility_source`,
    listings: sql`own_product_count`,
    listings_change: sql`own_product_count - listings_before`,
    all_listings: sql`total_product_count`,
    score_change: sql`score - score_before`,
    needed: sql`if(to_spare IS NULL, NULL, greatest(0, 0 - to_spare))`,
    leader: sql`first.searched_brand`,
    leader_listings: sql`first.own_product_count`,
  }),
  async from(params, run) {
    const where = and(
      params.of === 'all' ? chosenScores(params) : await targetedScores(params, run),
      params.needed.length > 0 &&
        sql`to_spare IS NOT NULL AND ${isOneOf(sql`toString(least(3, 0 - to_spare))`, params.needed)} AND NOT is_target_met`,
    );
    return sql`FROM (
        SELECT *, ${before('own_product_count')} AS listings_before, ${before('score')} AS score_before, ${LEADER} AS first
        FROM (${bothDays(params, run, COLUMNS)}) ${NAMED_TUPLES})
      WHERE now AND ${where}`;
  },
});
