import type { SignalName } from '@/lib/metrics/signals.words';
import { identifier, join, NAMED_TUPLES, param, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { daysBetween } from '@/lib/queries/shared/dates';
import { hasDay, number, spansSql } from './openings';
import type { Worsening } from './signal';

/** How long an open instance has been open, from the days of a strip. */
export const AGES = ['new', 'going_on', 'standing'] as const;
export type Age = (typeof AGES)[number];

/**
 * `solved` was good when it was known after its newest bad day. `new_level` was not, but its reference was too old.
 * `unknown` was bad when it was last known, and is not known on the day, or was not for so long that a later bad day is
 * another instance.
 */
export type InstanceState = Age | 'solved' | 'new_level' | 'unknown';

/** A subject of a signal from its opening to its end. */
export interface Instance {
  rule: SignalName;
  subject: string;
  retailer: string;
  title: string;
  /** See `RULE_COLUMNS`. */
  keyword: string;
  product: string;
  power: boolean;
  state: InstanceState;
  opened: string;
  /** It may have opened earlier: bad when it was first known, in the first week of the collected or derived days. */
  since_at_least: boolean;
  /** Not known in the week before it opened. */
  first_seen: boolean;
  /** Good on some days between its first and its newest bad day. */
  on_and_off: boolean;
  /** Newest bad day. */
  last_bad: string;
  /** First known day after it. */
  ended: string | null;
  /** Figures of the newest bad day. The reference of a rule of change is that of the opening day. */
  value: number | null;
  reference: number | null;
  /** Who has won or bought on the newest bad day. Of a price index, who moved on the opening day if that is known. */
  who: string;
  /** Figures of the last known day before the opening. */
  value_before: number | null;
  who_before: string;
  /** Figure of the day on which it ended. */
  value_ended: number | null;
  /** A letter for each day of the period: b bad, g good, - unknown. */
  strip: string;
}

/** The key of the cached verdicts of a signal on a day. */
export interface EvaluatedDay {
  rule: SignalName;
  day: string;
  /** Differs between signals and days. */
  hash: string;
}

/** How rules of change compare. */
export type ChangeRules = Readonly<Partial<Record<SignalName, Worsening>>>;

interface Period {
  account: string;
  /** Cached verdicts: see `signalDays` in the store. */
  table: Sql;
  /** Days of the period and of the days before it from which instances are derived. */
  evaluated: readonly EvaluatedDay[];
  /** First of them with collected sets, by signal. */
  firstDays: Readonly<Partial<Record<SignalName, string>>>;
  changes: ChangeRules;
  /** First day from which instances are derived. */
  from: string;
  /** Length of the period, which ends with the day of the states. */
  days: number;
}

/** Columns of an instance that are those of its newest bad day. */
const LAST_DETAILS = ['retailer', 'power', 'value'] as const;
/** Texts that only bad days have. The opening day is always one, and the newest may be so only by its reference. */
const TEXTS = ['title', 'keyword', 'product'] as const;

/** Columns of an instance that verdicts of single days do not change. */
const OF_INSTANCE = [
  'is_change',
  'known_bits',
  'bad_bits',
  'worse_bits',
  'last_bad',
  'before',
  'next',
  'earlier',
  'on_and_off',
];

/** Number of a day that does not exist. */
const NONE = raw('255');

/**
 * The instances of all signals that are bad on a day of the period. Days on which a subject is not known are left out, so
 * that they neither open nor close anything. On a day, a subject belongs to the instance that opened first. To be run with
 * `prefer_column_name_to_alias`.
 */
export function instancesSql(period: Period): Sql {
  const { changes, from, days } = period;
  const verdicts = verdictsSql(period);
  const first = param(from, 'Date');
  const length = days + INSTANCES.lookback;
  const numberOfDay = sql`toUInt8(day - ${first})`;
  const dayOf = (day: Sql) => sql`${first} + ${day}`;
  const [gap, lookback] = [number(INSTANCES.gap), number(INSTANCES.lookback)];
  const detail = tupleOf([...LAST_DETAILS, ...TEXTS, 'reference', 'who']);
  const numbers = join(['opened', 'last_bad', 'before', 'next'].map(identifier));
  return sql`
    WITH
      ${spansSql({ verdicts, changes, numberOfDay, length })},
      owned AS (
        SELECT *, bitAnd(span_bits, bitNot(groupBitOr(span_bits) OVER (
            PARTITION BY subject_hash ORDER BY opened ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))) AS own_bits,
          groupBitOr(span_bits) OVER (PARTITION BY subject_hash) AS bad_bits
        FROM spans
      ),
      ends AS (
        SELECT *, arrayLast(number -> ${hasDay(sql`own_bits`)}, known) AS last_bad FROM owned WHERE own_bits != 0
      ),
      dated AS (
        SELECT *, rule != '' AS is_change, arrayFirst(number -> number > last_bad, arrayPushBack(known, ${NONE})) AS next,
          arrayLast(number -> number = ${NONE} OR (number < opened AND number + ${gap} >= opened), arrayPushFront(known, ${NONE})) AS before,
          arrayCount(number -> number < opened, known) AS earlier,
          arrayExists(number -> number > opened AND number < last_bad AND NOT ${hasDay(sql`own_bits`)}, known) AS on_and_off
        FROM ends WHERE last_bad >= ${lookback}
      ),
      numbered AS (
        SELECT * EXCEPT (rule, known, own_bits, span_bits), arrayJoin(arrayDistinct([${numbers}])) AS number FROM dated
      ),
      verdicts AS (
        SELECT subject_hash, ${numberOfDay} AS number, rule AS name, subject, ${detail} AS detail FROM ${verdicts} ${NAMED_TUPLES}
      ),
      described AS (
        SELECT subject_hash, opened, any(name) AS name, any(subject) AS subject,
          ${join(OF_INSTANCE.map((column) => sql`any(${identifier(column)}) AS ${identifier(column)}`))},
          anyIf(detail, number = opened) AS first_detail, anyIf(detail, number = last_bad) AS last_detail,
          anyIf(detail, number = before) AS before_detail, anyIf(detail, number = next) AS next_detail
        FROM verdicts INNER JOIN numbered USING (subject_hash, number)
        GROUP BY subject_hash, opened
      ),
      instances AS (
        SELECT *, ${isSinceAtLeast(period)} AS since_at_least, ${isStillBad()} AS is_still_bad FROM described
      )
    SELECT name AS rule, subject, ${join(LAST_DETAILS.map((name) => sql`last_detail.${identifier(name)} AS ${identifier(name)}`))},
      ${join(TEXTS.map((name) => sql`if(last_detail.${identifier(name)} = '', first_detail.${identifier(name)}, last_detail.${identifier(name)}) AS ${identifier(name)}`))},
      ${stateSql(length - 1)} AS state, toString(${dayOf(sql`opened`)}) AS opened, since_at_least,
      toBool(NOT is_change AND NOT since_at_least AND (before = ${NONE} OR before + ${number(INSTANCES.week)} < opened)) AS first_seen,
      toBool(on_and_off) AS on_and_off, toString(${dayOf(sql`last_bad`)}) AS last_bad,
      if(state = 'unknown' OR next = ${NONE}, NULL, toString(${dayOf(sql`next`)})) AS ended,
      if(is_change, first_detail.reference, last_detail.reference) AS reference,
      if(name = 'price_off_target' AND first_detail.who != '', first_detail.who, last_detail.who) AS who,
      before_detail.value AS value_before, before_detail.who AS who_before, next_detail.value AS value_ended,
      arrayStringConcat(arrayMap(number -> multiIf(${hasDay(sql`bad_bits`)}, 'b', ${hasDay(sql`known_bits`)}, 'g', '-'),
        range(toUInt8(${lookback}), toUInt8(${number(length)})))) AS strip
    FROM instances`;
}

/**
 * Whether an instance may have opened earlier: its subject was not known before in the first week of collected days, or
 * too little is derived before it.
 */
function isSinceAtLeast({ firstDays, from }: Period): Sql {
  const [rules, days] = [Object.keys(firstDays), Object.values(firstDays)];
  const numbers = days.map((day) => daysBetween(from, day) - 1);
  const first = sql`arrayElement(${param(numbers, 'Array(UInt8)')}, indexOf(${param(rules, 'Array(String)')}, toString(name)))`;
  const [week, minDays] = [number(INSTANCES.week), number(INSTANCES.flicker + 1)];
  return sql`toBool(NOT is_change AND (earlier = 0 AND opened < ${first} + ${week}
    OR ${first} < ${week} AND (opened < ${week} OR earlier < ${minDays} AND opened < ${number(INSTANCES.gap)})))`;
}

/** Whether an instance has ended on a day on which its subject is bad by a later opening, or by a reference that is too old. */
function isStillBad(): Sql {
  const isOld = sql`is_change AND next > opened + ${number(INSTANCES.reference)} AND ${hasDay(sql`worse_bits`, sql`next`)}`;
  return sql`next != ${NONE} AND (${hasDay(sql`bad_bits`, sql`next`)} OR ${isOld})`;
}

/** @param on number of the day of the state */
function stateSql(on: number): Sql {
  return sql`multiIf(is_still_bad, if(is_change, 'new_level', 'unknown'), next != ${NONE}, 'solved', last_bad != ${number(on)}, 'unknown',
    since_at_least, 'standing', opened = ${number(on)}, 'new', opened + ${number(INSTANCES.strip)} > ${number(on)}, 'going_on', 'standing')`;
}

/**
 * Returns the FROM source and the condition of the verdicts of evaluated days. A verdict may occur in several equal
 * rows.
 */
export function verdictsSql({ account, table, evaluated }: Pick<Period, 'account' | 'table' | 'evaluated'>): Sql {
  const hashes = evaluated.map(({ hash }) => hash);
  return sql`${table} WHERE account = ${param(account, 'String')} AND hash IN ${param(hashes, 'Array(String)')} AND subject != ''`;
}
