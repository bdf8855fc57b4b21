import type { SignalName } from '@/lib/metrics/signals.words';
import { param, type Sql, sql } from '@/lib/metrics/sql';

/**
 * `new` is open and opened on the day itself. `unknown` was bad when it was last known, and is not known on the day.
 */
export type InstanceState = 'new' | 'open' | 'recovered' | 'unknown';

/** A period in which a subject is in the bad state of a rule. */
export interface Instance {
  rule: SignalName;
  subject: string;
  retailer: string;
  title: string;
  power: boolean;
  state: InstanceState;
  opened: string;
  /** Bad on the first evaluated day, so it may have opened earlier. */
  since_at_least: boolean;
  /** Newest bad day. */
  last_bad: string;
  /** First good day after it. */
  recovered: string | null;
  /** Figures of the newest bad day. */
  value: number | null;
  reference: number | null;
  /** Who moved, won or bought, on the opening day if that is known, otherwise on the newest bad day. */
  who: string;
  /** A letter for each day of the period: b bad, g good, - unknown. */
  strip: string;
}

/** The key of the cached verdicts of a rule on a day. */
export interface EvaluatedDay {
  rule: SignalName;
  day: string;
  hash: string;
}

interface Period {
  account: string;
  /** Cached verdicts: see `signalDays` in the store. */
  table: Sql;
  evaluated: readonly EvaluatedDay[];
  /** First day with collected sets, by rule. */
  firstDays: Readonly<Partial<Record<SignalName, string>>>;
  days: readonly string[];
  date: string;
}

/**
 * The instances of all rules over the days of a period, by gaps and islands: days on which a subject is not known are
 * left out, so that they neither open nor close anything, and each run of bad days is an instance. To be run with
 * `prefer_column_name_to_alias`.
 */
export function instancesSql({ account, table, evaluated, firstDays, days, date }: Period, tuples: Tuples): Sql {
  const verdicts = cachedVerdicts({ account, table, evaluated }, tuples);
  const firsts = Object.entries(firstDays).map((entry) => tuples(entry));
  const on = param(date, 'Date');
  return sql`
    WITH
      judged AS (
        SELECT rule, subject, day, any(bad) AS bad, any(retailer) AS retailer, any(title) AS title, any(power) AS power,
          any(value) AS value, any(reference) AS reference, any(who) AS who
        FROM ${verdicts} AND (rule, subject) IN (SELECT rule, subject FROM ${verdicts} AND bad)
        GROUP BY rule, subject, day
      ),
      numbered AS (
        SELECT *, sum(toUInt32(bad != before)) OVER (PARTITION BY rule, subject ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS island
        FROM (
          SELECT *, lagInFrame(bad, 1, NOT bad) OVER (PARTITION BY rule, subject ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS before
          FROM judged
        )
      ),
      islands AS (
        SELECT rule, subject, island, any(bad) AS is_bad, min(day) AS opened, max(day) AS last_bad,
          argMax(retailer, day) AS retailer, argMax(title, day) AS title, argMax(power, day) AS power,
          argMax(tuple(value), day).1 AS value, argMax(tuple(reference), day).1 AS reference,
          if(argMin(who, day) = '', argMax(who, day), argMin(who, day)) AS who
        FROM numbered GROUP BY rule, subject, island
      ),
      followed AS (
        SELECT *, leadInFrame(toNullable(opened)) OVER (PARTITION BY rule, subject ORDER BY island ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS next_good
        FROM islands
      ),
      strips AS (
        SELECT rule, subject, groupArrayIf(day, bad) AS bad_days, groupArrayIf(day, NOT bad) AS good_days FROM judged GROUP BY rule, subject
      )
    SELECT rule, subject, retailer, title, power,
      multiIf(next_good IS NOT NULL, 'recovered', last_bad != ${on}, 'unknown', opened = ${on}, 'new', 'open') AS state,
      toString(opened) AS opened, toBool((toString(rule), opened) IN ${param(firsts, 'Array(Tuple(String, Date))')}) AS since_at_least,
      toString(last_bad) AS last_bad, if(next_good IS NULL, NULL, toString(next_good)) AS recovered, value, reference, who,
      arrayStringConcat(arrayMap(one -> multiIf(has(bad_days, one), 'b', has(good_days, one), 'g', '-'), ${param(days, 'Array(Date)')})) AS strip
    FROM followed INNER JOIN strips USING (rule, subject)
    WHERE is_bad`;
}

/** Returns SQL of the verdicts of evaluated days, without duplicates. */
export function verdictsSql(
  { account, table, evaluated }: Pick<Period, 'account' | 'table' | 'evaluated'>,
  tuples: Tuples,
): Sql {
  return sql`
    SELECT rule, subject, day, any(retailer) AS retailer, any(bad) AS bad
    FROM ${cachedVerdicts({ account, table, evaluated }, tuples)}
    GROUP BY rule, subject, day`;
}

function cachedVerdicts(
  { account, table, evaluated }: Pick<Period, 'account' | 'table' | 'evaluated'>,
  tuples: Tuples,
): Sql {
  const keys = param(
    evaluated.map(({ rule, day, hash }) => tuples([rule, day, hash])),
    'Array(Tuple(String, Date, String))',
  );
  return sql`${table} WHERE account = ${param(account, 'String')} AND (rule, day, hash) IN ${keys} AND subject != ''`;
}

/** Creates a tuple parameter of the engine's client. */
type Tuples = (values: readonly unknown[]) => unknown;
