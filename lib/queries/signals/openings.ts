import { param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { isWorse, signOf } from './change-signal';
import type { ChangeRules } from './instances';

interface Series {
  /** FROM source and condition of the verdicts. */
  verdicts: Sql;
  changes: ChangeRules;
  /** Number of a day from the first derived one. */
  numberOfDay: Sql;
  /** Derived days. At most 128, because the days of a subject are bits of a number. */
  length: number;
}

/** A number of the code as SQL. */
export const number = (value: number) => raw(String(value));

/** Whether the bit of a day is set. */
export function hasDay(bits: Sql, day = sql`number`): Sql {
  return sql`toBool(bitAnd(bitShiftRight(${bits}, ${day}), 1))`;
}

function bitsOf(days: Sql): Sql {
  return sql`arrayReduce('groupBitOr', arrayPushFront(arrayMap(number -> bitShiftLeft(toUInt128(1), number), ${days}), toUInt128(0)))`;
}

/** Number of days with a set bit in the week before `number`. */
function countInWeek(bits: Sql): Sql {
  const week = number(INSTANCES.week);
  const shifted = sql`bitShiftRight(bitShiftLeft(${bits}, ${week} - least(number, ${week})), greatest(number, ${week}) - ${week})`;
  return sql`bitCount(toUInt8(bitAnd(${shifted}, ${number(2 ** INSTANCES.week - 1)})))`;
}

/**
 * The days that open something: bad ones, unless the subject was bad on one of the last known days, or was not good on
 * most known days of the week before.
 *
 * @param bad Bits of bad days
 * @param gap days before it that may have the last known days
 */
function openingDays(bad: Sql, gap: Sql): Sql {
  const isNear = Array.from({ length: INSTANCES.flicker + 1 }, (_, back) => {
    const day = sql`arrayElement(known, toInt64(at) - ${number(back + 1)})`;
    return sql`(at > ${number(back + 1)} AND ${day} + ${gap} >= number AND ${hasDay(bad, day)})`;
  });
  const near = isNear.reduce((any, condition) => sql`${any} OR ${condition}`);
  const knownCount = countInWeek(sql`known_bits`);
  return sql`arrayFilter((number, at) -> ${hasDay(bad)} AND NOT (${near})
    AND NOT (${knownCount} > 0 AND 2 * ${countInWeek(bad)} >= ${knownCount}), known, arrayEnumerate(known))`;
}

/**
 * Common table expressions that end with `spans`, a row for each opening of a subject with the days on which it is bad:
 * - `opened`, and `rule` of a rule of change, otherwise ''
 * - `known` and `known_bits`: the days of the subject with a verdict
 * - `worse_bits`: the days that are bad, for a rule of change those that are worse than the baseline of the opening
 * - `span_bits`: the days of the opening. Those of later openings of a rule of change may overlap.
 */
export function spansSql({ verdicts, changes, numberOfDay, length }: Series): Sql {
  const rules = param(Object.keys(changes), 'Array(String)');
  const of = (values: readonly number[], type: string) =>
    sql`arrayElement(${param(values, `Array(${type})`)}, indexOf(${rules}, rule))`;
  const worsenings = Object.values(changes);
  const worsening = {
    direction: of(worsenings.map(signOf), 'Int8'),
    by: of(
      worsenings.map(({ by }) => by),
      'Float64',
    ),
  };
  return sql`
      subjects AS (
        SELECT subject_hash, groupBitOr(bitShiftLeft(toUInt128(1), ${numberOfDay})) AS known_bits,
          groupBitOr(bitShiftLeft(toUInt128(bad), ${numberOfDay})) AS bad_bits,
          anyIf(toString(rule), rule IN ${rules}) AS rule,
          arraySort(groupUniqArrayIf((${numberOfDay}, assumeNotNull(measure), assumeNotNull(baseline)), rule IN ${rules})) AS measured
        FROM ${verdicts} AND subject_hash IN (SELECT subject_hash FROM ${verdicts} AND bad) GROUP BY subject_hash
      ),
      openings AS (
        SELECT *,
          arrayJoin(${openingDays(sql`bad_bits`, sql`if(rule = '', ${number(INSTANCES.gap)}, ${number(INSTANCES.week)})`)}) AS opened,
          arrayFirst(day -> day.1 = opened, measured).3 AS baseline
        FROM (
          SELECT *, arrayFilter(number -> ${hasDay(sql`known_bits`)}, range(toUInt8(${number(length)}))) AS known FROM subjects
        )
      ),
      compared AS (
        SELECT subject_hash, known_bits, rule, opened, known,
          if(rule = '', bad_bits, ${bitsOf(sql`arrayMap(day -> day.1, arrayFilter(day -> ${isWorse(worsening, sql`day.2`, sql`baseline`)}, measured))`)}) AS worse_bits
        FROM openings
      ),
      spans AS (
        SELECT *, ${bitsOf(sql`arrayFilter(number -> number >= opened AND number < end AND ${hasDay(sql`worse_bits`)}, known)`)} AS span_bits
        FROM (
          SELECT *, least(last, arrayFirst(number -> number > opened,
            arrayPushBack(${openingDays(sql`worse_bits`, number(INSTANCES.gap))}, last))) AS end
          FROM (
            SELECT *, toUInt16(if(rule = '', ${number(length)}, opened + ${number(INSTANCES.reference + 1)})) AS last FROM compared
          )
        )
      )`;
}
