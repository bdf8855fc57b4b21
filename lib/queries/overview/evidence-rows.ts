import { offers } from '@/lib/metrics/offers';
import type { SignalName } from '@/lib/metrics/signals.words';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import type { SignalTables } from '../signals/evaluated';
import { itemRows } from './item-rows';

/** Rules whose items are own SKUs of the offers of a day. */
const OFFER_RULES: readonly SignalName[] = ['buybox_lost', 'above_list_price', 'out_of_stock'];
const KEYWORD_RULE: SignalName = 'keyword_bought';

/**
 * Adds `key` to items, which selects them on the page of their evidence: the identifier of the SKU, or the keyword.
 * Empty for other rules, and if the service sends no identifier.
 */
export function rowsWithKeys(
  tables: SignalTables,
  params: { date: string; retailer: readonly string[] },
  run: Run,
): Sql {
  const rows = run.from({ view: offers }, ['day', 'sku', 'shop', 'csku_id']);
  return sql`(
    SELECT *, multiIf(rule IN ${param(OFFER_RULES, 'Array(String)')}, csku,
      rule = ${param(KEYWORD_RULE, 'String')}, trim(BOTH '“”' FROM title), '') AS key
    FROM ${itemRows(tables, params)} AS item
    LEFT JOIN (
      SELECT concat(sku, '/', shop) AS offer_subject, ifNull(any(csku_id), '') AS csku
      FROM ${rows} WHERE day = ${param(params.date, 'Date')} GROUP BY sku, shop
    ) AS offer ON item.subject = offer.offer_subject
  )`;
}
