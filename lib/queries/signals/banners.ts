import { banners, LABELS, SHOWS_OWN } from '@/lib/metrics/banners';
import { param, sql } from '@/lib/metrics/sql';
import { changeSignal } from './change-signal';
import { type RuleNeed, stateSignal } from './signal';

const BANNERS = {
  as: 'banners',
  view: banners,
  params: { relevance: 'RELEVANT', first_n_e_retail_media: 20 },
} satisfies RuleNeed;

const BRANDS = sql`arrayDistinct(arrayFilter(brand -> brand != '', arrayMap(label -> ifNull(label.brand, ''), ${LABELS})))`;

export const homePageTakeover = stateSignal('home_page_takeover', {
  needs: () => [BANNERS],
  rule(run, { thresholds }) {
    const rows = run.from(BANNERS, [
      ...(['day', 'retailer_name', 'page_type', 'own_label_count', 'own_labels', 'competitor_labels'] as const),
    ]);
    return sql`
      SELECT day, ifNull(toString(retailer_name), '') AS subject, ifNull(toString(retailer_name), '') AS retailer,
        ifNull(toString(retailer_name), '') AS title, false AS power,
        multiIf(own > 0 OR length(brands) > 1 OR all_banners < ${param(thresholds.home_page_banners, 'UInt32')}, false,
          without_brand > 0, NULL, true) AS bad,
        toNullable(toFloat64(all_banners)) AS value, CAST(NULL, 'Nullable(Float64)') AS reference,
        if(length(brands) = 1, brands[1], '') AS who
      FROM (
        SELECT day, retailer_name, count() AS all_banners, countIf(${SHOWS_OWN}) AS own,
          countIf(empty(${BRANDS})) AS without_brand, groupUniqArrayArray(${BRANDS}) AS brands
        FROM ${rows} WHERE page_type = 'HOME_PAGE' GROUP BY day, retailer_name
      )`;
  },
});

export const bannerShareFallen = changeSignal('banner_share_fallen', {
  need: BANNERS,
  rows(run, { thresholds }) {
    const rows = run.from(BANNERS, ['day', 'retailer_name', 'own_label_count', 'competitor_label_count']);
    return sql`
      SELECT day, ifNull(toString(retailer_name), '') AS subject, subject AS key, subject AS retailer, subject AS title, false AS power,
        if(all_labels >= ${param(thresholds.banner_labels, 'Float64')}, own_labels / all_labels, NULL) AS value, NULL AS sample
      FROM (
        SELECT day, retailer_name, sum(own_label_count) AS own_labels, sum(own_label_count + competitor_label_count) AS all_labels
        FROM ${rows} WHERE own_label_count IS NOT NULL AND competitor_label_count IS NOT NULL GROUP BY day, retailer_name
      )`;
  },
  isWorse: ({ banner_share_fall }) => sql`reference - value >= ${param(banner_share_fall, 'Float64')} - 1e-9`,
});
