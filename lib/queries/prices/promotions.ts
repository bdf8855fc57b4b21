import { HAS_PROMOTION_TEXT, ON_PROMOTION, offers } from '@/lib/datasets/offers/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { and, NAMED_TUPLES, param, raw, sql, tupleOf } from '@/lib/metrics/sql';
import { periodStart } from '@/lib/queries/shared/dates';
import { text } from '../params';
import { same, table } from '../table';
import { missingLetters } from './histories';
import { LISTING_NAMES, LISTING_OF_ROWS } from './listing-rows';
import { periodNeed, TODAY, todayNeed } from './needs';
import { pricesParams } from './params';
import { DEPTH_STEPS, promotionColumns } from './promotions.columns';

const { c } = offers;

/** The offer whose text and prices describe a day: on promotion before others, then the deepest one. */
const OFFER_ORDER = sql`(ifNull(${ON_PROMOTION}, false), ifNull(${c.discount}, -1000), -toInt64(${c.row_no}))`;
const OFFER = tupleOf([
  sql`toString(${c.day}) AS date`,
  ...[c.promotion_text, c.selling_price, c.list_price, c.discount, c.currency, c.merchant_name],
]);

/** SKUs with an offer of the day and a promotion text in the period, those with most days on promotion first. */
export const promotions = table({
  name: 'prices/promotions',
  title: 'Promotions',
  noun: 'SKUs at retailers',
  columns: promotionColumns,
  params: {
    ...pricesParams,
    /** Name of the only retailer. Empty for all. */
    at: text(),
  },
  sort: 'days_on.desc',
  key: ['not_power', 'sku_name', 'retailer', 'sku', 'shop'],
  needs: (params) => [todayNeed(params), periodNeed(params)],
  select: () => ({
    ...same(...LISTING_NAMES, 'days_on', 'days_known', 'days_noted', 'deepest', 'strip', 'promotions'),
    promotion_text: sql`newest.promotion_text`,
    not_power: sql`toBool(NOT is_power)`,
  }),
  from(params, run) {
    const listing = sql`${c.sku}, ${c.shop}`;
    const first = param(periodStart(params.date, params.days), 'Date');
    const atRetailer = params.at !== '' && isOneOf(sql`ifNull(toString(${c.retailer}), '')`, [params.at]);
    const stated = and(c.has_sku, sql`${c.retailer} IS NOT NULL`, atRetailer);
    const listings = sql`FROM ${run.from(TODAY)} WHERE ${and(stated, offers.where(params))}`;
    const step = sql`toString(toUInt8(greatest(1, least(${raw(String(DEPTH_STEPS.length))}, ceil(round(offer.discount * 10, 6))))))`;
    return sql`FROM (SELECT ${listing}, ${LISTING_OF_ROWS} ${listings} GROUP BY ${listing}) AS listing
      INNER JOIN (
        SELECT ${listing}, days_on, days_known, days_noted, deepest, newest, promotions,
          arrayStringConcat(arrayMap((letter, missing) -> if(missing = '', letter, missing), of_rows, ${param(missingLetters(run), 'Array(String)')})) AS strip
        FROM (
          SELECT ${listing}, countIf(is_on) AS days_on, countIf(letter != 'u') AS days_known, countIf(has_text AND NOT is_on) AS days_noted,
            maxOrNullIf(offer.discount, is_on) AS deepest, argMaxIf(offer, (is_on, ${c.day}), has_text) AS newest,
            arraySort(one -> one.date, groupArrayIf(offer, has_text)) AS promotions,
            groupArrayInsertAt('n', ${raw(String(params.days))})(letter, toUInt32(${c.day} - ${first})) AS of_rows
          FROM (
            SELECT ${listing}, ${c.day}, countIf(${ON_PROMOTION}) > 0 AS is_on, countIf(${HAS_PROMOTION_TEXT}) > 0 AS has_text,
              argMaxIf(${OFFER}, ${OFFER_ORDER}, ${HAS_PROMOTION_TEXT}) AS offer,
              multiIf(is_on, ${step}, countIf(${ON_PROMOTION} IS NULL) > 0, 'u', has_text, 't', 'g') AS letter
            FROM ${run.from({ view: offers })}
            WHERE ${stated} AND (${listing}) IN (SELECT ${listing} ${listings})
            GROUP BY ${listing}, ${c.day} ${NAMED_TUPLES})
          GROUP BY ${listing} HAVING days_on + days_noted > 0)
      ) AS history USING (${listing})`;
  },
});
