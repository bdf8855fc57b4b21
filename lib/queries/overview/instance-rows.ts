import { isOneOf } from '@/lib/metrics/conditions';
import { SIGNAL_WORDS, type SignalName, type SignalWords } from '@/lib/metrics/signals.words';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import type { SignalTables } from '../signals/evaluated';
import { AGES } from '../signals/instances';
import { withoutParts } from './causes';

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

/** Rules whose instances have as many items as their value. */
const COUNTED_RULES = (Object.keys(SIGNAL_WORDS) as SignalName[]).filter((rule) => SIGNAL_WORDS[rule].isCounted);

/**
 * Returns the FROM source of instances, each cause once, with their items and their impact: weight × items, twice for power. `is_open`: open
 * on the day. `is_ended`: solved or at a new level within the last days, and not open again. These have the former impact
 * in `weight`.
 */
export function instanceRows(
  { instances }: Pick<SignalTables, 'instances'>,
  { date, retailer }: { date: string; retailer: readonly string[] },
): Sql {
  const rows = sql`(
    SELECT *, state IN ${param([...AGES], 'Array(String)')} AS is_open,
      toBool(max(is_open) OVER (PARTITION BY rule, subject)) AS is_bad_again,
      toBool(ifNull(toDate(ended) > ${param(date, 'Date')} - ${param(INSTANCES.ended, 'UInt32')}, false) AND NOT is_bad_again) AS is_ended,
      if(${isOneOf(sql`rule`, COUNTED_RULES)}, greatest(1, toUInt32(ifNull(value, 1))), 1) AS items
    FROM (${instances})
    WHERE ${and(retailer.length > 0 && isOneOf(sql`retailer`, retailer))})`;
  return sql`(
    SELECT *, ${wordOfSignal('weight', 'UInt32')} * items * if(power, 2, 1) AS weight, if(is_open, weight, 0) AS impact
    FROM ${withoutParts(rows)})`;
}
