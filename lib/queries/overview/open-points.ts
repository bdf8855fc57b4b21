import type { SendableRule } from '@/lib/contract/sendable-rules';
import { isOneOf } from '@/lib/metrics/conditions';
import { param, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import type { SignalTables } from '../signals/evaluated';
import { instanceRows } from './instance-rows';
import type { OverviewParams } from './params';

export type PointParams = Pick<OverviewParams, 'date' | 'retailer'> & { rule: readonly SendableRule[] };

/**
 * Returns a SELECT of what is bad on the day, whatever its age, with the lists that it was sent with: `sent` is the day of
 * the newest one, `sent_before` that of the newest one of an earlier day, and `sent_fact` what that one stated. Null if it
 * was sent before it was good again. `is_on_and_off`: it was good on a day since it opened.
 */
export function openPoints(tables: SignalTables, params: PointParams, run: Run): Sql {
  const { date, retailer, rule } = params;
  const on = param(date, 'Date');
  const ofInstance = (day: Sql) => sql`if(since_at_least OR opened <= ${day}, ${day}, NULL)`;
  return sql`
    SELECT rule, retailer, subject, title, keyword, product, age, opened, since_at_least, impact, is_on_and_off,
      ${ofInstance(sql`list_day`)} AS sent, ${ofInstance(sql`earlier_list_day`)} AS sent_before, sent_fact
    FROM (
      SELECT toString(rule) AS rule, toString(retailer) AS retailer, subject, title, nullIf(toString(keyword), '') AS keyword,
        product, toString(state) AS age, opened, since_at_least, impact,
        on_and_off AS is_on_and_off
      FROM ${instanceRows(tables, { date, retailer })} WHERE is_open AND ${isOneOf(sql`rule`, rule)}
    ) AS point
    LEFT JOIN (${listsUntil(on, run)}) AS list
      ON point.retailer = list.list_retailer AND point.rule = list.list_rule AND point.subject = list.list_subject`;
}

function listsUntil(on: Sql, run: Run): Sql {
  const isBefore = sql`date < ${on}`;
  return sql`
    SELECT retailer AS list_retailer, rule AS list_rule, subject AS list_subject, toString(max(date)) AS list_day,
      if(countIf(${isBefore}) = 0, NULL, toString(maxIf(date, ${isBefore}))) AS earlier_list_day,
      argMaxIf(fact, date, ${isBefore}) AS sent_fact
    FROM (${run.sent}) WHERE date <= ${on} GROUP BY retailer, rule, subject`;
}
