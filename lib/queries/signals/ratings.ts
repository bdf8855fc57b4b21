import { scorecards } from '@/lib/datasets/scorecards/view';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import { changeSignal } from './change-signal';
import { OFFERS } from './prices';
import { isStated, type RuleNeed, type RuleRun, retailerName, stateSignal } from './signal';

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

/** The SKU of the first scorecard at a retailer. */
const RATED = {
  day: sql`day`,
  subject: sql`id`,
  retailer: retailerName(sql`any(retailer)`),
  title: sql`any(sku_name)`,
  keyword: sql`''`,
  product: sql`any(sku)`,
  power: sql`false`,
  value: sql`min(average_rating)`,
};

/** Returns the FROM clause of the first scorecard's SKUs at retailers, with one row a day. */
function ratedSkus(run: RuleRun, where = sql`true`): Sql {
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
  return sql`FROM ${rows} WHERE ${and(isStated(sql`sku`, sql`shop`), where)} GROUP BY day, id`;
}

export const ratingBelowTarget = stateSignal('rating_below_target', {
  needs: () => NEEDS,
  rule(run, { thresholds }) {
    return {
      select: {
        ...RATED,
        bad: sql`min(average_rating) < ${param(thresholds.rating_target, 'Float64')}`,
        reference: param(thresholds.rating_target, 'Nullable(Float64)'),
        who: sql`''`,
      },
      from: ratedSkus(run, sql`(day, id) IN (${ownSubjects(run)})`),
    };
  },
});

export const ratingFallen = changeSignal('rating_fallen', {
  need: SCORECARDS,
  judged: { needs: [OFFERS], where: (run) => sql`(day, subject) IN (${ownSubjects(run)})` },
  rows: (run) => ({
    select: { ...RATED, key: sql`id`, measure: sql`min(average_rating)`, sample: sql`sum(review_count)` },
    from: ratedSkus(run),
  }),
  worsening: ({ rating_fall }) => ({ direction: 'down', by: rating_fall }),
  minSample: ({ rating_reviews }) => rating_reviews,
});
