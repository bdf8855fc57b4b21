import { offers } from '@/lib/metrics/offers';
import { and, param, sql } from '@/lib/metrics/sql';
import { isOneOf } from '../conditions';
import { list } from '../params';
import { signalNeeds } from '../signals/needs';
import { same, table } from '../table';
import { itemRows, wordOfRule } from './item-rows';
import { itemColumns } from './items.columns';
import { overviewParams, signalPeriod } from './params';

/** The problems one by one, for an open line of `overview/problems` and for the export of a retailer. */
export const items = table({
  name: 'overview/items',
  title: 'Problems',
  noun: 'problems',
  columns: itemColumns,
  params: {
    ...overviewParams,
    /** Names of rules. */
    rule: list(),
    /** new, open, recovered or unknown. New and open ones if omitted. */
    state: list(),
  },
  sort: 'impact.desc',
  key: ['opened', 'rule', 'subject'],
  needs: (params) => signalNeeds(signalPeriod(params)),
  select: () => ({
    ...same('retailer', 'title', 'power', 'impact', 'state', 'opened', 'since_at_least', 'last_bad', 'recovered'),
    ...same('value', 'reference', 'subject', 'strip'),
    rule: sql`toString(rule)`,
    problem: wordOfRule('title', 'String'),
    advice: wordOfRule('advice', 'String'),
    who: sql`if(who = '', NULL, toString(who))`,
    url: sql`if(page_url = '', NULL, page_url)`,
    crawled_at: sql`if(page_crawled = '', NULL, page_crawled)`,
  }),
  async from({ rule, state, ...params }, run) {
    const tables = await run.signals(signalPeriod(params));
    const rows = run.from({ view: offers }, ['day', 'sku', 'shop', 'url', 'crawling_time']);
    const where = and(
      rule.length > 0 && isOneOf(sql`rule`, rule),
      sql`state IN ${param(state.length > 0 ? state : ['new', 'open'], 'Array(String)')}`,
    );
    return sql`
      FROM (SELECT * FROM ${itemRows(tables, params)} WHERE ${where}) AS item
      LEFT JOIN (
        SELECT concat(sku, '/', shop) AS page_subject, toString(day) AS page_day, ifNull(toString(any(url)), '') AS page_url,
          ifNull(toString(max(crawling_time)), '') AS page_crawled
        FROM ${rows} GROUP BY sku, shop, day
      ) AS product_page ON item.subject = product_page.page_subject AND item.last_bad = product_page.page_day`;
  },
});
