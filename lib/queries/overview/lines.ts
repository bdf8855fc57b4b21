import type { SignalName } from '@/lib/metrics/signals.words';
import { NAMED_TUPLES, param, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { addDays } from '@/lib/queries/shared/dates';
import type { Run } from '../query';
import type { SignalTables } from '../signals/evaluated';
import type { InstanceState } from '../signals/instances';
import { isRank } from './causes';
import { dayLetter } from './day-letters';
import { rowsWithEvidence } from './instance-evidence';
import type { OverviewParams } from './params';

/** Columns of an instance that a line names as an example, with their types in the engine. */
const EXAMPLE_COLUMNS = {
  subject: 'String',
  title: 'String',
  keyword: 'String',
  power: 'Bool',
  who: 'String',
  /** On the newest bad day. */
  value: 'Nullable(Float64)',
  /** What the rule compares with: for a rule of change, the usual value before the opening day. */
  reference: 'Nullable(Float64)',
  /** On the last known day before it opened. */
  value_before: 'Nullable(Float64)',
  who_before: 'String',
  /** On the day on which it ended. Null while it is open. */
  value_ended: 'Nullable(Float64)',
  /** Of prices, '' if the service sends none. */
  currency: 'String',
  /** Of a fallen rank: the competitor with all sponsored positions for the keyword, '' if there is none, and how many. */
  bought_by: 'String',
  bought_positions: 'Float64',
  /** Of a fallen rank: first and last day of the stock-out before it. '' if there is none, and while it lasts. */
  sold_out_from: 'String',
  sold_out_to: 'String',
} as const;

interface EngineTypes {
  String: string;
  Bool: boolean;
  Float64: number;
  'Nullable(Float64)': number | null;
}

/** An instance that a line names as an example. */
export type Example = {
  [Name in keyof typeof EXAMPLE_COLUMNS]: EngineTypes[(typeof EXAMPLE_COLUMNS)[Name]];
};

/** Instances of a signal at a retailer. */
export interface Line {
  rule: SignalName;
  retailer: string;
  /** Day on which the oldest instance opened. */
  since: string;
  /** It may have opened earlier, before the first collected day. */
  since_at_least: boolean;
  /** None of its instances was known in the week before. */
  first_seen: boolean;
  /** Some of its instances were good on days in between. */
  on_and_off: boolean;
  /** Number of its instances. */
  subjects: number;
  /** The banners of a takeover, otherwise its instances. */
  items: number;
  /** Weight of the rule × items, twice for power SKUs and keywords. Of an ended line, what it was. */
  impact: number;
  /** The instance with most impact. */
  example: Example;
  /** Newest bad day of any of its instances. */
  last_bad: string;
  /** A letter for each day of the period: see `dayLetter`. Its subjects may have been bad before `since`, too. */
  strip: string;
  /**
   * Identifiers of all instances, to select them on the page of the evidence. Empty if there are too many or one is
   * unknown.
   */
  keys: string[];
}

/** Instances with the same state and days. Standing ones may have opened on different days. */
export interface StateLine extends Line {
  state: InstanceState;
  /** Day on which they ended, '' while they are open. */
  ended: string;
}

export interface Lines {
  /** Open and recently ended lines, by impact. */
  lines: StateLine[];
  /**
   * Items by retailer that were standing a week before, of the instances that count today: without those that another
   * one includes today, and with the items of the newest bad day. Null if that day is outside the period, or not known
   * to a rule.
   */
  standingBefore: Readonly<Record<string, number>> | null;
}

/** Days between the compared day of standing items and the day. */
const COMPARED_DAYS = 7;

/** Identifies the row of an instance on its page. Search rankings lists ranks and keywords at retailers as they are judged. */
const PAGE_KEY = sql`if(${isRank} OR rule = 'keyword_bought', subject, product)`;

/** Maximum keys of a line, because they are part of an address. */
const MAX_KEYS = 100;

type LineRow = Omit<StateLine, 'strip'> & {
  is_listed: boolean;
  /** Instances with an identifier. */
  with_key: number;
  bad_days: number[];
  known_days: number[];
  standing_before: number;
};

/** Returns the open and recently ended instances as lines: those of a signal at a retailer that opened on one day. */
export async function readLines(tables: SignalTables, params: OverviewParams, run: Run): Promise<Lines> {
  const { date, days } = params;
  const instance = tupleOf(['weight', 'opened', ...Object.keys(EXAMPLE_COLUMNS)]);
  const types = Object.entries(EXAMPLE_COLUMNS).map(([name, type]) => `${name} ${type}`);
  const example = sql`arraySort(instance -> (0 - toInt64(instance.weight), instance.opened, instance.subject),
    groupArray(${instance}))[1]`;
  const daysWith = (letters: Sql) =>
    sql`sumForEach(arrayMap(letter -> toUInt32(${letters}), splitByString('', strip)))`;
  const compared = addDays(date, -COMPARED_DAYS);
  const wasStanding = sql`opened <= ${param(compared, 'String')} AND last_bad >= ${param(compared, 'String')}
    AND (since_at_least OR opened <= ${param(addDays(compared, -INSTANCES.strip), 'String')})
    AND substring(strip, ${raw(String(Math.max(1, days - COMPARED_DAYS)))}, 1) = 'b'`;
  const rows = await run.rows<LineRow>(sql`
    SELECT rule, retailer, is_listed, line_state AS state, line_ended AS ended,
      count() AS subjects, sum(items) AS items, sum(weight) AS impact,
      min(opened) AS since, max(last_bad) AS last_bad, argMin(since_at_least, opened) AS since_at_least, toBool(min(first_seen)) AS first_seen,
      toBool(max(on_and_off)) AS on_and_off, CAST(${example}, ${raw(`'Tuple(${types.join(', ')})'`)}) AS example,
      ${daysWith(sql`letter = 'b'`)} AS bad_days, ${daysWith(sql`letter != '-'`)} AS known_days,
      sumIf(items, ${wasStanding}) AS standing_before,
      countIf(page_key != '') AS with_key,
      arraySort(groupUniqArrayIf(${raw(String(MAX_KEYS + 1))})(page_key, page_key != '')) AS keys
    FROM (
      SELECT *, ${PAGE_KEY} AS page_key, is_open OR is_ended AS is_listed, if(is_listed, state, '') AS line_state,
        if(is_ended, ifNull(ended, ''), '') AS line_ended, if(is_listed AND state != 'standing', opened, '') AS line_opened
      FROM ${rowsWithEvidence(tables, { ...params, isOpenOnly: true }, run)}
    )
    GROUP BY rule, retailer, is_listed, line_state, line_ended, line_opened ${NAMED_TUPLES}`);
  // A rule without data on the compared day would have had no problems.
  const isComparable =
    days > COMPARED_DAYS &&
    Object.values(tables.collected).every((ruleDays) => !ruleDays?.includes(date) || ruleDays.includes(compared));
  const standingBefore: Record<string, number> = {};
  for (const { retailer, standing_before } of rows)
    standingBefore[retailer] = (standingBefore[retailer] ?? 0) + standing_before;
  return {
    lines: rows
      .filter(({ is_listed }) => is_listed)
      .map(toLine)
      .sort(byImpact),
    standingBefore: isComparable ? standingBefore : null,
  };
}

function toLine({ is_listed: _, standing_before: __, bad_days, known_days, with_key, ...row }: LineRow) {
  return {
    ...row,
    strip: known_days.map((total, index) => dayLetter(bad_days[index] ?? 0, total)).join(''),
    keys: with_key === row.subjects && row.keys.length <= MAX_KEYS ? row.keys : [],
  };
}

/** Sorts by impact, descending, then by day and name. */
function byImpact(a: StateLine, b: StateLine): number {
  return (
    b.impact - a.impact ||
    b.since.localeCompare(a.since) ||
    a.rule.localeCompare(b.rule) ||
    a.retailer.localeCompare(b.retailer)
  );
}
