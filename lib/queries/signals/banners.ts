import { banners, COUNTED, LABELS, ON_HOME_PAGE } from '@/lib/datasets/banners/view';
import { param, sql } from '@/lib/metrics/sql';
import { PLANNED_BANNERS } from '@/lib/queries/shared/planned-sets';
import { changeSignal } from './change-signal';
import { NO_NUMBER, type RuleNeed, retailerName, stateSignal } from './signal';

const BANNERS = { as: 'banners', view: banners, params: PLANNED_BANNERS } satisfies RuleNeed;

const { c, measures } = banners;

const NAME = retailerName(c.retailer_name);
/** A retailer as the subject. */
const RETAILER = {
  day: c.day,
  subject: NAME,
  retailer: NAME,
  title: NAME,
  keyword: sql`''`,
  product: sql`''`,
  power: sql`false`,
};

const BRANDS = sql`arrayDistinct(arrayFilter(brand -> brand != '', arrayMap(label -> ifNull(label.brand, ''), ${LABELS})))`;

export const homePageTakeover = stateSignal('home_page_takeover', {
  needs: () => [BANNERS],
  rule(run, { thresholds }) {
    return {
      select: {
        ...RETAILER,
        bad: sql`multiIf(own > 0 OR length(brands) > 1 OR all_banners < ${param(thresholds.home_page_banners, 'UInt32')}, false,
          without_brand > 0, NULL, true)`,
        value: sql`toNullable(toFloat64(all_banners))`,
        reference: NO_NUMBER,
        who: sql`if(length(brands) = 1, brands[1], '')`,
      },
      from: sql`
        FROM (
          SELECT ${c.day}, ${c.retailer_name}, ${measures.banners.sql} AS all_banners, ${measures.own_banners.sql} AS own,
            countIf(empty(${BRANDS})) AS without_brand, groupUniqArrayArray(${BRANDS}) AS brands
          FROM ${run.from(BANNERS)} WHERE ${ON_HOME_PAGE} GROUP BY ${c.day}, ${c.retailer_name}
        )`,
    };
  },
});

export const bannerShareFallen = changeSignal('banner_share_fallen', {
  need: BANNERS,
  rows(run, { thresholds }) {
    const { share, own_labels, competitor_labels } = measures;
    const mentions = sql`${own_labels.sql} + ${competitor_labels.sql}`;
    const value = sql`if(${mentions} >= ${param(thresholds.banner_labels, 'Float64')}, ${share.sql}, NULL)`;
    return {
      select: { ...RETAILER, key: NAME, value, measure: value, sample: sql`NULL` },
      // Banners with counts are judged, even where they are too few for the figure of the page.
      from: sql`FROM ${run.from(BANNERS)} WHERE ${COUNTED} GROUP BY ${c.day}, ${c.retailer_name}`,
    };
  },
  worsening: ({ banner_share_fall }) => ({ direction: 'down', by: banner_share_fall }),
});
