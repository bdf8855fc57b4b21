import { IN_SEVERAL_COUNTRIES, offers } from '@/lib/datasets/offers/view';
import { ranks } from '@/lib/datasets/ranks/view';
import { isDay, isOneOf } from '@/lib/metrics/conditions';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import type { SignalTables } from '../signals/evaluated';
import { openPoints, type PointParams } from './open-points';

const IS_BUYBOX = sql`rule = 'buybox_lost'`;
const IS_RANK = sql`rule = 'page_one_lost'`;

/**
 * Returns the FROM source of points for retailers, with product, page and what was seen. They are numbered: new and
 * changed ones first, then those that were sent last, each by impact.
 */
export function pointRows(tables: SignalTables, params: PointParams, run: Run): Sql {
  return sql`(
    SELECT *, toUInt32(row_number() OVER (
        ORDER BY progress = 'open', if(progress = 'open', sent, '') DESC, impact DESC, opened, rule, retailer, subject)) AS number
    FROM (
      SELECT ${param(params.date, 'String')} AS seen_on, rule, retailer, subject, keyword, opened, since_at_least, impact, is_on_and_off, sent, sent_before, offer_page AS page_url,
        if(${IS_RANK}, coalesce(ranked_title, title), coalesce(offer_title, title)) AS product,
        coalesce(offer_barcode, ranked_barcode) AS barcode, coalesce(offer_product, ranked_product) AS product_id,
        ifNull(coalesce(offer_brand, ranked_brand), '') AS brand,
        if(${IS_BUYBOX}, first_merchant, NULL) AS merchant, ifNull(merchant, '') AS fact,
        multiIf(${IS_BUYBOX}, first_price, ${IS_RANK}, ranked_rank, 0) AS value,
        if(${IS_BUYBOX}, first_currency, NULL) AS currency, if(${IS_RANK}, ranked_page, NULL) AS page_no,
        if(${IS_BUYBOX}, first_crawled_at, offer_crawled_at) AS crawled_at, earlier_rank, earlier_day,
        multiIf(sent_before IS NULL, 'new', fact != '' AND sent_fact != fact, 'changed', 'open') AS progress
      FROM (
        SELECT *, if(${IS_RANK}, concat('product ', product, '/', retailer), concat('offer ', subject)) AS point_key,
          if(${IS_RANK}, subject, '') AS rank_id
        FROM (${openPoints(tables, params, run)}) AS point
      ) AS keyed
      LEFT JOIN (${offersOf(params, run)}) AS offer ON keyed.point_key = offer.offer_key
      LEFT JOIN (${ranksOf(params, run)}) AS ranked ON keyed.rank_id = ranked.ranked_id
      LEFT JOIN (${earlierRanksOf(params, run)}) AS earlier ON keyed.rank_id = earlier.earlier_id
    )
  )`;
}

function isAt(name: Sql, retailer: readonly string[]): Sql | null {
  return retailer.length > 0 ? isOneOf(name, retailer) : null;
}

/** Product pages of own SKUs by SKU and shop, and by the retailer's identifier of the product, as ranks have no other. */
function offersOf({ date, retailer }: PointParams, run: Run): Sql {
  const { c } = offers;
  const time = (value: Sql) => sql`formatDateTime(${value}, '%Y-%m-%d %H:%i', 'UTC')`;
  const text = (value: Sql) => sql`minIf(toString(${value}), ${value} != '')`;
  const isSingle = (value: Sql) => sql`uniqExactIf(${value}, ${c.has_buybox}) <= 1`;
  // After several crawls of a day, each of several merchants may have been first, at its price.
  const hasOneMerchant = isSingle(sql`ifNull(toString(${c.merchant_name}), '')`);
  const priced = (value: Sql) =>
    sql`if(${isSingle(c.currency)} AND ${hasOneMerchant}, minIf(${value}, ${c.has_buybox}), NULL)`;
  return sql`
    SELECT arrayJoin([concat('offer ', ${c.sku}, '/', ${c.shop}), ifNull(concat('product ', ${c.product_id}, '/', toString(${c.retailer})), '')]) AS offer_key,
      any(${c.sku_name}) AS offer_title, ${text(c.barcode)} AS offer_barcode, ${text(c.product_id)} AS offer_product,
      ${text(c.brand_name)} AS offer_brand, minIf(${c.url}, match(${c.url}, '^(?i)https?://')) AS offer_page,
      if(${hasOneMerchant}, minIf(toString(${c.merchant_name}), ${c.has_buybox}), NULL) AS first_merchant,
      ${priced(c.selling_price)} AS first_price, ${priced(sql`toString(${c.currency})`)} AS first_currency,
      ${time(sql`maxIf(${c.crawling_time}, ${c.has_buybox})`)} AS first_crawled_at, ${time(sql`max(${c.crawling_time})`)} AS offer_crawled_at
    FROM ${run.from({ view: offers })} WHERE ${and(isDay(c.day, date), c.is_own_brand, isAt(c.retailer, retailer))}
    GROUP BY offer_key HAVING NOT (${IN_SEVERAL_COUNTRIES})`;
}

function ranksOf({ date, retailer }: PointParams, run: Run): Sql {
  const { c } = ranks;
  const text = (value: Sql) => sql`minIf(toString(${value}), ${value} != '')`;
  return sql`
    SELECT ${c.id} AS ranked_id, any(${c.product_name}) AS ranked_title, ${text(c.barcode)} AS ranked_barcode,
      ${text(c.product_id)} AS ranked_product, ${text(c.brand_name)} AS ranked_brand,
      min(${c.rank}) AS ranked_rank, minIf(${c.page_no}, ${c.has_data}) AS ranked_page
    FROM ${run.from({ view: ranks, as: 'organic' })}
    WHERE ${and(isDay(c.day, date), c.is_customer_brand, isAt(c.retailer_name, retailer))} GROUP BY ranked_id`;
}

/** The last known rank on the first page before the day. */
function earlierRanksOf({ date, retailer }: PointParams, run: Run): Sql {
  const { c } = ranks;
  return sql`
    SELECT ${c.id} AS earlier_id, argMax(${c.rank}, ${c.day}) AS earlier_rank, toString(max(${c.day})) AS earlier_day
    FROM ${run.from({ view: ranks, as: 'organic' })}
    WHERE ${and(
      sql`${c.day} < ${param(date, 'Date')} AND ${c.rank} IS NOT NULL`,
      c.on_page_one,
      c.is_customer_brand,
      isAt(c.retailer_name, retailer),
    )}
    GROUP BY earlier_id`;
}
