import { LISTING, ON_PROMOTION, offers } from '@/lib/datasets/offers/view';
import { and, sql } from '@/lib/metrics/sql';
import { same, table } from '../table';
import { periodNeed, TODAY, todayNeed } from './needs';
import { pricesParams } from './params';
import { promotionShareColumns } from './promotion-shares.columns';

const { c } = offers;

/** Shares of days on promotion at each retailer. The filter for own SKUs does not apply, as both are compared. */
export const promotionShares = table({
  name: 'prices/promotion-shares',
  title: 'Share of days on promotion',
  noun: 'retailers',
  columns: promotionShareColumns,
  params: pricesParams,
  sort: 'own_on.desc',
  key: ['retailer', 'shop'],
  needs: (params) => [todayNeed(params), periodNeed(params)],
  select: () => ({
    ...same('shop', 'retailer', 'retailer_country'),
    ...same('own_on', 'own_days', 'own_share', 'rival_on', 'rival_days', 'rival_share'),
    difference: sql`(own_share - rival_share) * 100`,
  }),
  from(params, run) {
    const isIdentified = and(c.has_sku, sql`${c.retailer} IS NOT NULL`);
    const selectedListings = sql`SELECT ${LISTING} FROM ${run.from(TODAY)} WHERE ${and(isIdentified, offers.where(params, 'own'))}`;
    return sql`FROM (
      SELECT shop, any(name) AS retailer, any(country) AS retailer_country,
        sumIf(days_on, is_own) AS own_on, sumIf(days_known, is_own) AS own_days,
        sumIf(days_on, is_rival) AS rival_on, sumIf(days_known, is_rival) AS rival_days,
        if(own_days = 0, NULL, own_on / own_days) AS own_share, if(rival_days = 0, NULL, rival_on / rival_days) AS rival_share
      FROM (
        SELECT any(of_shop) AS shop, any(of_retailer) AS name, any(of_country) AS country,
          max(ifNull(own, false)) AS is_own, NOT is_own AND ifNull(max(NOT own), false) AS is_rival,
          groupUniqArrayIf(on_day, on_promotion) AS promoted, length(promoted) AS days_on,
          length(groupUniqArray(on_day)) - length(arrayFilter(listed_day -> NOT has(promoted, listed_day), groupUniqArrayIf(on_day, on_promotion IS NULL))) AS days_known
        FROM (
          SELECT ${LISTING} AS listing, ${c.shop} AS of_shop, ${c.retailer} AS of_retailer, ${c.retailer_country} AS of_country,
            ${c.is_own_brand} AS own, ${c.day} AS on_day, ${ON_PROMOTION} AS on_promotion
          FROM ${run.from({ view: offers })} WHERE ${and(isIdentified, sql`listing IN (${selectedListings})`)})
        GROUP BY listing)
      GROUP BY shop)`;
  },
});
