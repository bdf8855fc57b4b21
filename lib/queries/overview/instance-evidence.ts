import { banners, ON_HOME_PAGE } from '@/lib/datasets/banners/view';
import { cell } from '@/lib/datasets/competitions/cells';
import { IN_SEVERAL_COUNTRIES, IN_SEVERAL_CURRENCIES, offers } from '@/lib/datasets/offers/view';
import { isDay } from '@/lib/metrics/conditions';
import type { SignalName } from '@/lib/metrics/signals.words';
import { join, param, type Sql, sql } from '@/lib/metrics/sql';
import { cellsOfPages } from '../price-competition/pages';
import type { Run } from '../query';
import type { SignalTables } from '../signals/evaluated';
import { retailerName } from '../signals/signal';
import { isRank, withStockOuts } from './causes';
import { instanceRows } from './instance-rows';
import type { OverviewParams } from './params';

const rules = (...names: SignalName[]) => sql`rule IN ${param(names, 'Array(String)')}`;

const IS_OFFER = rules('buybox_lost', 'above_list_price', 'out_of_stock');

/**
 * The page that shows an instance: an offer by SKU and shop, a rating by the identifier of the SKU and the retailer, a
 * rank by the retailer's number of the product.
 */
const PAGE_KEY = sql`multiIf(${IS_OFFER}, concat('offer ', subject),
  ${rules('rating_fallen', 'rating_below_target')}, concat('sku ', product, '/', toString(retailer)),
  ${isRank}, concat('product ', product, '/', toString(retailer)),
  ${rules('price_off_target')}, concat('competition ', subject),
  ${rules('home_page_takeover')}, concat('home ', subject), '')`;

/** `isOpenOnly`: whether only open instances are read. Their newest bad day is `date`. */
type EvidenceParams = Pick<OverviewParams, 'date' | 'retailer' | 'page'> & { isOpenOnly: boolean };

/**
 * Adds to instances what describes their newest bad day: `page_url` (http or https), `page_crawled` ("2026-03-01 05:30",
 * UTC) and `currency`; '' if the service sends none, or several. Adds the stock-outs that may explain fallen ranks.
 */
export function rowsWithEvidence(tables: SignalTables, params: EvidenceParams, run: Run): Sql {
  const on = params.isOpenOnly ? isDay(sql`day`, params.date) : sql`true`;
  return withStockOuts(sql`(
    SELECT * EXCEPT (page_url, page_crawled, currency, offer), ifNull(page_url, '') AS page_url,
      ifNull(page_crawled, '') AS page_crawled, ifNull(currency, '') AS currency, ifNull(offer, '') AS offer
    FROM (SELECT *, ${PAGE_KEY} AS instance_page FROM ${instanceRows(tables, params)}) AS instance
    LEFT JOIN (
      SELECT evidence_page, toString(day) AS evidence_day, minIf(url, match(url, '^(?i)https?://')) AS page_url,
        formatDateTime(max(crawling_time), '%Y-%m-%d %H:%i', 'UTC') AS page_crawled,
        if(${IN_SEVERAL_CURRENCIES}, NULL, toString(min(currency))) AS currency, min(offer) AS offer
      FROM (${join(pagesOf(params, run), ' UNION ALL ')}) WHERE ${on} AND evidence_page != '' GROUP BY evidence_page, day
      HAVING NOT (${IN_SEVERAL_COUNTRIES})
    ) AS evidence ON instance.instance_page = evidence.evidence_page AND instance.last_bad = evidence.evidence_day
  )`);
}

/** Rows with the address of a page: offers, base products of competitions, and home pages with banners. */
function pagesOf({ page }: EvidenceParams, run: Run): Sql[] {
  const { c } = offers;
  const offered = sql`arrayJoin([concat('offer ', ${c.sku}, '/', ${c.shop}),
    ifNull(concat('sku ', ${c.csku_id}, '/', toString(${c.retailer})), ''),
    ifNull(concat('product ', ${c.product_id}, '/', toString(${c.retailer})), '')])`;
  const { day, retailer_name, page_url } = banners.c;
  const withoutOffer = sql`NULL AS crawling_time, NULL AS retailer_country, NULL AS currency, NULL AS offer`;
  const pages = [
    sql`SELECT ${c.day}, ${offered} AS evidence_page, toString(${c.url}) AS url, ${c.crawling_time},
        toString(${c.retailer_country}) AS retailer_country, toString(${c.currency}) AS currency, concat(${c.sku}, '/', ${c.shop}) AS offer FROM ${run.from({ view: offers })}`,
    sql`SELECT ${day}, concat('home ', ${retailerName(retailer_name)}) AS evidence_page, toString(${page_url}) AS url, ${withoutOffer}
        FROM ${run.from({ view: banners })} WHERE ${ON_HOME_PAGE}`,
  ];
  if (page.length === 0) return pages;
  return [
    ...pages,
    sql`SELECT ${cell.day}, concat('competition ', ${cell.id}) AS evidence_page, toString(${cell.base_url}) AS url, ${withoutOffer}
        FROM ${cellsOfPages(run, page)}`,
  ];
}
