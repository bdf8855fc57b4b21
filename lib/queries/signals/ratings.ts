import { scorecards } from '@/lib/metrics/scorecards';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import { changeSignal } from './change-signal';
import { OFFERS } from './prices';
import { isStated, type RuleNeed, type RuleRun, stateSignal } from './signal';

const SCORECARDS = { as: 'scorecards', view: scorecards, params: {} } satisfies RuleNeed;
const NEEDS = [SCORECARDS, OFFERS] as const;

/**
 * Days and subjects of own SKUs. A scorecard does not state which SKUs are own, so the flag of the offers of the same day
 * decides. An SKU without offers, or whose offers contradict each other, is not known to be own.
 */
function ownSubjects(run: RuleRun): Sql {
  const { c } = OFFERS.view;
  const scored = run.from(SCORECARDS, ['day', 'id', 'sku']);
  return sql`
    SELECT day, id FROM ${scored}
    WHERE (day, sku) IN (
      SELECT ${c.day}, assumeNotNull(${c.csku_id}) FROM ${run.from(OFFERS)} WHERE ${c.csku_id} IS NOT NULL
      GROUP BY ${c.day}, ${c.csku_id} HAVING min(${c.is_own_brand})
    )`;
}

/** Returns a SELECT of the first scorecard's SKUs at retailers, with one row a day. */
function ratedSkus(run: RuleRun, columns: Sql): Sql {
  const rows = run.from(SCORECARDS, [
    'day',
    'id',
    'sku',
    'sku_name',
    'shop',
    'retailer',
    'average_rating',
    'review_count',
  ]);
  return sql`
    SELECT day, id AS key, id AS subject, ifNull(toString(any(retailer)), '') AS retailer, any(sku_name) AS title, false AS power, ${columns}
    FROM ${rows} WHERE ${isStated('sku', 'shop')} GROUP BY day, id`;
}

export const ratingBelowTarget = stateSignal('rating_below_target', {
  needs: () => NEEDS,
  rule(run, { thresholds }) {
    const rated = ratedSkus(
      run,
      sql`min(average_rating) < ${param(thresholds.rating_target, 'Float64')} AS bad, min(average_rating) AS value,
        ${param(thresholds.rating_target, 'Nullable(Float64)')} AS reference, '' AS who`,
    );
    return sql`SELECT * FROM (${rated}) WHERE (day, subject) IN (${ownSubjects(run)})`;
  },
});

export const ratingFallen = changeSignal('rating_fallen', {
  need: SCORECARDS,
  judged: { needs: [OFFERS], where: (run) => sql`(day, subject) IN (${ownSubjects(run)})` },
  rows: (run) => ratedSkus(run, sql`min(average_rating) AS value, sum(review_count) AS sample`),
  // The difference of two floats may be slightly below its decimal value.
  isWorse: ({ rating_fall }) => sql`reference - value >= ${param(rating_fall, 'Float64')} - 1e-9`,
  minSample: ({ rating_reviews }) => rating_reviews,
});
