import { scores as dataset } from '@/lib/datasets/scores/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { and, NAMED_TUPLES, pick, sql, tupleOf } from '@/lib/metrics/sql';
import { choice, list } from '../params';
import { table } from '../table';
import { before, bothDayNeeds, bothDays, targetedScores } from './needs';
import { visibilityParams } from './params';
import { scoreColumns } from './scores.columns';

const { c } = dataset;

/** The first brand of the shelf, regardless of filters. Of brands with equally many listings, an own one is first. */
const LEADER = sql`argMinIf(${tupleOf([c.searched_brand, c.own_product_count])}, (0 - ifNull(${c.own_product_count}, 0), NOT ifNull(${c.is_own_brand}, false), ifNull(toString(${c.searched_brand}), '')), now AND ${c.own_product_count} > 0)
  OVER (PARTITION BY ${c.shelf})`;

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
    /** Scores by identifier. All filtered ones if omitted. */
    id: list(),
  },
  sort: 'is_power.desc',
  key: ['gap', 'source_name', 'id'],
  needs: (params) => bothDayNeeds(params),
  select: () => ({
    ...pick(c, ...SAME),
    is_power: c.is_power_visibility_source,
    listings: c.own_product_count,
    listings_change: sql`${c.own_product_count} - listings_before`,
    all_listings: c.total_product_count,
    score_change: sql`${c.score} - score_before`,
    needed: sql`if(${c.to_spare} IS NULL, NULL, greatest(0, 0 - ${c.to_spare}))`,
    leader: sql`first.searched_brand`,
    leader_listings: sql`first.own_product_count`,
  }),
  async from(params, run) {
    const where = and(
      params.of === 'all' ? dataset.where(params) : await targetedScores(params, run),
      params.needed.length > 0 &&
        sql`${c.to_spare} IS NOT NULL AND ${isOneOf(sql`toString(least(3, 0 - ${c.to_spare}))`, params.needed)} AND NOT ${c.is_target_met}`,
      params.id.length > 0 && isOneOf(c.id, params.id),
    );
    return sql`FROM (
        SELECT *, ${before(c.own_product_count)} AS listings_before, ${before(c.score)} AS score_before, ${LEADER} AS first
        FROM (${bothDays(params, run)}) ${NAMED_TUPLES})
      WHERE now AND ${where}`;
  },
});
