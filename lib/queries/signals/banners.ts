import { banners, COUNTED, LABELS, ON_HOME_PAGE } from '@/lib/datasets/banners/view';
import { param, sql } from '@/lib/metrics/sql';
import { changeSignal } from './change-signal';
import { type RuleNeed, stateSignal } from './signal';

const BANNERS = {
  as: 'banners',
  view: banners,
  params: { relevance: 'RELEVANT', first_n_e_retail_media: 20 },
} satisfies RuleNeed;

const { c, measures } = banners;

const BRANDS = sql`arrayDistinct(arrayFilter(brand -> brand != '', arrayMap(label -> ifNull(label.brand, ''), ${LABELS})))`;

export const homePageTakeover = stateSignal('home_page_takeover', {
  needs: () => [BANNERS],
  rule(run, { thresholds }) {
    return sql`
      SELECT day, ifNull(toString(retailer_name), '') AS subject, ifNull(toString(retailer_name), '') AS retailer,
        ifNull(toString(retailer_name), '') AS title, false AS power,
        multiIf(own > 0 OR length(brands) > 1 OR all_banners < ${param(thresholds.home_page_banners, 'UInt32')}, false,
          without_brand > 0, NULL, true) AS bad,
        toNullable(toFloat64(all_banners)) AS value, CAST(NULL, 'Nullable(Float64)') AS reference,
        if(length(brands) = 1, brands[1], '') AS who
      FROM (
        SELECT ${c.day}, ${c.retailer_name}, ${measures.banners.sql} AS all_banners, ${measures.own_banners.sql} AS own,
          countIf(empty(${BRANDS})) AS without_brand, groupUniqArrayArray(${BRANDS}) AS brands
        FROM ${run.from(BANNERS)} WHERE ${ON_HOME_PAGE} GROUP BY ${c.day}, ${c.retailer_name}
      )`;
  },
});

export const bannerShareFallen = changeSignal('banner_share_fallen', {
  need: BANNERS,
  rows(run, { thresholds }) {
    const { share, own_labels, competitor_labels } = measures;
    const mentions = sql`${own_labels.sql} + ${competitor_labels.sql}`;
    const subject = sql`ifNull(toString(${c.retailer_name}), '')`;
    // Banners with counts are judged, even where they are too few for the figure of the page.
    return sql`
      SELECT ${c.day}, ${subject} AS subject, subject AS key, subject AS retailer, subject AS title, false AS power,
        if(${mentions} >= ${param(thresholds.banner_labels, 'Float64')}, ${share.sql}, NULL) AS value, NULL AS sample
      FROM ${run.from(BANNERS)} WHERE ${COUNTED} GROUP BY ${c.day}, ${c.retailer_name}`;
  },
  isWorse: ({ banner_share_fall }) => sql`reference - value >= ${param(banner_share_fall, 'Float64')} - 1e-9`,
});
