import { isOneOf } from '@/lib/metrics/conditions';
import { SIGNAL_WORDS, type SignalWords } from '@/lib/metrics/signals.words';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import type { SignalTables } from '../signals/evaluated';

/** A value of the words of the signal of a row. */
export function wordOfSignal(name: 'title' | 'advice' | 'weight' | 'unit', type: 'String' | 'UInt32'): Sql {
  const words = Object.entries<SignalWords>(SIGNAL_WORDS);
  const names = param(
    words.map(([rule]) => rule),
    'Array(String)',
  );
  const values = param(
    words.map(([, word]) => word[name]),
    `Array(${type})`,
  );
  return sql`arrayElement(${values}, indexOf(${names}, toString(rule)))`;
}

/** Days for which a problem that has recovered is listed. */
export const RECOVERED_DAYS = 7;

/**
 * Returns the FROM source of instances with their impact. `is_open`: new or open on the day. `is_recovered`: recovered
 * within the last days, with the former impact in `weight`. No instance is new on the first collected day, because it may
 * have opened earlier.
 */
export function instanceRows(
  { instances }: Pick<SignalTables, 'instances'>,
  { date, retailer }: { date: string; retailer: readonly string[] },
): Sql {
  return sql`(
    SELECT *, if(is_open, weight, 0) AS impact FROM (
      SELECT * EXCEPT state, if(state = 'new' AND since_at_least, 'open', state) AS state, state IN ('new', 'open') AS is_open,
        toBool(ifNull(toDate(recovered) > ${param(date, 'Date')} - ${param(RECOVERED_DAYS, 'UInt32')}, false)) AS is_recovered,
        ${wordOfSignal('weight', 'UInt32')} * if(power, 2, 1) AS weight
      FROM (${instances})
      WHERE ${and(retailer.length > 0 && isOneOf(sql`retailer`, retailer))}
    ))`;
}
