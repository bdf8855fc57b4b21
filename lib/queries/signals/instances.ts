import type { SignalName } from '@/lib/metrics/signals.words';
import { identifier, join, NAMED_TUPLES, param, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';

/**
 * `new` is open and opened on the day itself. `unknown` was bad when it was last known, and is not known on the day.
 */
export type InstanceState = 'new' | 'open' | 'recovered' | 'unknown';

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

/** The key of the cached verdicts of a signal on a day. */
export interface EvaluatedDay {
  rule: SignalName;
  day: string;
  /** Differs between signals and days. */
  hash: string;
}

interface Period {
  account: string;
  /** Cached verdicts: see `signalDays` in the store. */
  table: Sql;
  evaluated: readonly EvaluatedDay[];
  /** First day with collected sets, by signal. */
  firstDays: Readonly<Partial<Record<SignalName, string>>>;
  /** At most 128, because the days of a subject are bits of a number. */
  days: readonly string[];
  date: string;
}

/** Columns of an instance that are those of its newest bad day. */
const LAST_DETAILS = ['retailer', 'title', 'keyword', 'product', 'power', 'value', 'reference'] as const;

/**
 * The instances of all signals over the days of a period. Days on which a subject is not known are left out, so that they
 * neither open nor close anything, and each run of bad days is an instance. To be run with `prefer_column_name_to_alias`.
 */
export function instancesSql({ account, table, evaluated, firstDays, days, date }: Period, tuples: Tuples): Sql {
  const verdicts = verdictsSql({ account, table, evaluated });
  const firsts = Object.entries(firstDays).map((entry) => tuples(entry));
  const first = param(days[0], 'Date');
  const length = raw(String(days.length));
  const on = param(date, 'Date');
  const numberOfDay = sql`toUInt8(day - ${first})`;
  const dayOf = (number: Sql) => sql`${first} + ${number}`;
  const has = (bits: Sql) => sql`toBool(bitAnd(bitShiftRight(${bits}, number), 1))`;
  const before = sql`arrayPushFront(arrayPopBack(bad), false)`;
  const after = sql`arrayPushBack(arrayPopFront(bad), false)`;
  return sql`
    WITH
      subjects AS (
        SELECT subject_hash, groupBitOr(bitShiftLeft(toUInt128(1), ${numberOfDay})) AS known_bits,
          groupBitOr(bitShiftLeft(toUInt128(bad), ${numberOfDay})) AS bad_bits
        FROM ${verdicts} GROUP BY subject_hash HAVING bad_bits != 0
      ),
      runs AS (
        SELECT subject_hash, known_bits, bad_bits,
          arrayFilter(number -> ${has(sql`known_bits`)}, range(${length})) AS known,
          arrayMap(number -> ${has(sql`bad_bits`)}, known) AS bad,
          arrayFilter((number, now, before) -> now AND NOT before, known, bad, ${before}) AS opened,
          arrayFilter((number, now, after) -> now AND NOT after, known, bad, ${after}) AS last_bad,
          arrayFilter((number, now, before) -> before AND NOT now, known, bad, ${before}) AS recovered,
          arrayJoin(arrayMap((opened, last_bad, recovered) -> ${tupleOf(['opened', 'last_bad', 'recovered'])},
            opened, last_bad, arrayResize(arrayMap(number -> toNullable(number), recovered), length(opened)))) AS run
        FROM subjects ${NAMED_TUPLES}
      ),
      details AS (
        SELECT subject_hash, any(rule) AS rule, any(subject) AS subject,
          groupArray(${tupleOf([sql`${numberOfDay} AS number`, ...LAST_DETAILS, 'who'])}) AS details
        FROM ${verdicts} AND bad
          AND (subject_hash, day) IN (SELECT subject_hash, ${dayOf(sql`arrayJoin([run.opened, run.last_bad])`)} FROM runs)
        GROUP BY subject_hash ${NAMED_TUPLES}
      ),
      instances AS (
        SELECT rule, subject, ${dayOf(sql`run.opened`)} AS opened, ${dayOf(sql`run.last_bad`)} AS last_bad,
          ${dayOf(sql`run.recovered`)} AS recovered, arrayFirst(detail -> detail.number = run.opened, details) AS first_detail,
          arrayFirst(detail -> detail.number = run.last_bad, details) AS last_detail,
          arrayStringConcat(arrayMap(number -> multiIf(${has(sql`bad_bits`)}, 'b', ${has(sql`known_bits`)}, 'g', '-'), range(${length}))) AS strip
        FROM runs INNER JOIN details USING (subject_hash)
      )
    SELECT rule, subject, ${join(LAST_DETAILS.map((name) => sql`last_detail.${identifier(name)} AS ${identifier(name)}`))},
      multiIf(recovered IS NOT NULL, 'recovered', last_bad != ${on}, 'unknown', opened = ${on}, 'new', 'open') AS state,
      toString(opened) AS opened, toBool((toString(rule), opened) IN ${param(firsts, 'Array(Tuple(String, Date))')}) AS since_at_least,
      toString(last_bad) AS last_bad, toString(recovered) AS recovered,
      if(first_detail.who = '', last_detail.who, first_detail.who) AS who, strip
    FROM instances`;
}

/**
 * Returns the FROM source and the condition of the verdicts of evaluated days. A verdict may occur in several equal
 * rows.
 */
export function verdictsSql({ account, table, evaluated }: Pick<Period, 'account' | 'table' | 'evaluated'>): Sql {
  const hashes = evaluated.map(({ hash }) => hash);
  return sql`${table} WHERE account = ${param(account, 'String')} AND hash IN ${param(hashes, 'Array(String)')} AND subject != ''`;
}

/** Creates a tuple parameter of the engine's client. */
type Tuples = (values: readonly unknown[]) => unknown;
