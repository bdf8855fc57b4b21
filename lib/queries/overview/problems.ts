import * as z from 'zod/mini';
import type { SignalName } from '@/lib/metrics/signals.words';
import { NAMED_TUPLES, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { daysOfPeriod, earlier } from '@/lib/queries/shared/dates';
import { query, type Run } from '../query';
import type { SignalTables } from '../signals/evaluated';
import { type FileProblem, fileProblems } from './file-problems';
import { rowsWithEvidence } from './instance-evidence';
import { type Judged, readJudged } from './judged';
import { type OverviewParams, overviewParams, pageNeeds, signalPeriod } from './params';

/** An instance that a problem names as an example. */
interface Example {
  subject: string;
  title: string;
  power: boolean;
  who: string;
  value: number | null;
  reference: number | null;
  /** Of prices, '' if the service sends none. */
  currency: string;
}

/** A line of the Overview: the open instances of a signal at a retailer. */
export interface Problem {
  rule: SignalName;
  retailer: string;
  /** Number of its instances. */
  items: number;
  new_items: number;
  impact: number;
  /** Day on which the oldest open instance opened. */
  since: string;
  since_at_least: boolean;
  /** The instances with most impact. */
  examples: Example[];
  /** A letter for each day of the period: b if some instances were bad, g if no known one was, - if none is known. */
  strip: string;
  /**
   * SKUs or products of all instances, to select them on the page of the evidence. Empty if there are too many or one is
   * unknown.
   */
  keys: string[];
  /** Keywords of all instances, in the same way. */
  keywords: string[];
}

/** Instances of a signal at a retailer that recovered within the last days. */
export interface Recovery {
  rule: SignalName;
  retailer: string;
  items: number;
  /** Former impact. */
  impact: number;
  newest: string;
  examples: Pick<Example, 'title' | 'power'>[];
}

export interface RetailerImpact {
  retailer: string;
  impact: number;
  problems: number;
  since: string;
  since_at_least: boolean;
}

export interface Problems {
  total: { impact: number; items: number; new_items: number; problems: number };
  /** By impact. */
  problems: Problem[];
  /** By impact. Their impacts add up to the total. */
  retailers: RetailerImpact[];
  recovered: Recovery[];
  /** Instances by opening day, for each day of the period. Those that may have opened earlier are omitted. */
  started: { day: string; is_collected: boolean; open: number; recovered: number; unknown: number }[];
  files: FileProblem[];
  judged: Judged;
}

/** Number of instances that a problem names. */
const EXAMPLES = 3;

/** Maximum keys of a problem, because they are part of an address. */
const MAX_KEYS = 100;

type GroupRow = Omit<Problem, 'strip'> & {
  /** Instances with a product, and with a keyword. */
  with_product: number;
  with_keyword: number;
  bad_days: number[];
  known_days: number[];
  recovered_items: number;
  recovered_impact: number;
  recovered_newest: string;
  recovered_examples: Recovery['examples'];
  /** Instances by the day on which they opened. */
  opened_open: Record<string, number>;
  opened_recovered: Record<string, number>;
  opened_unknown: Record<string, number>;
};

/** Problems by impact, one for each signal and retailer, and recovered, unknown and not judged instances. */
export const problems = query({
  name: 'overview/problems',
  params: z.object(overviewParams),
  needs: (params) => pageNeeds(params),
  readsFiles: true,
  async answer(params, run): Promise<Problems> {
    const tables = await run.signals(signalPeriod(params));
    const [groups, judged, files] = await Promise.all([
      readGroups(tables, params, run),
      readJudged(tables, params, run),
      fileProblems(run.files, params),
    ]);
    const open = groups.filter(({ items }) => items > 0).map(toProblem);
    return {
      total: {
        ...{ impact: sumOf(open, 'impact'), items: sumOf(open, 'items'), new_items: sumOf(open, 'new_items') },
        problems: open.length,
      },
      problems: open,
      retailers: byRetailer(open),
      recovered: groups
        .filter(({ recovered_items }) => recovered_items > 0)
        .map(toRecovery)
        .sort(byImpact),
      started: startedByDay(groups, tables, params),
      files,
      judged,
    };
  },
});

async function readGroups(tables: SignalTables, params: OverviewParams, run: Run): Promise<GroupRow[]> {
  const instance = tupleOf([
    'weight',
    'opened',
    'subject',
    'title',
    'power',
    sql`toString(who) AS who`,
    'value',
    'reference',
    'currency',
  ]);
  const first = (condition: Sql) => sql`arraySlice(
    arraySort(instance -> (0 - toInt64(instance.weight), instance.opened, instance.subject), groupArrayIf(${instance}, ${condition})),
    1, ${raw(String(EXAMPLES))})`;
  const daysWith = (letters: Sql) =>
    sql`sumForEachIf(arrayMap(letter -> toUInt32(${letters}), splitByString('', strip)), is_open)`;
  const namesOf = (name: Sql) =>
    sql`arraySort(groupUniqArrayIf(${raw(String(MAX_KEYS + 1))})(${name}, is_open AND ${name} != ''))`;
  const openedOn = (condition: Sql) => sql`sumMapIf(map(opened, toUInt32(1)), NOT since_at_least AND ${condition})`;
  const rows = await run.rows<GroupRow>(sql`
    SELECT toString(rule) AS rule, toString(retailer) AS retailer, countIf(is_open) AS items,
      countIf(state = 'new') AS new_items, sum(impact) AS impact,
      minIf(opened, is_open) AS since, toBool(argMinIf(since_at_least, opened, is_open)) AS since_at_least,
      CAST(${first(sql`is_open`)}, 'Array(Tuple(subject String, title String, power Bool, who String, value Nullable(Float64), reference Nullable(Float64), currency String))') AS examples,
      ${daysWith(sql`letter = 'b'`)} AS bad_days, ${daysWith(sql`letter != '-'`)} AS known_days,
      countIf(is_recovered) AS recovered_items, sumIf(weight, is_recovered) AS recovered_impact,
      ifNull(maxIf(recovered, is_recovered), '') AS recovered_newest,
      CAST(${first(sql`is_recovered`)}, 'Array(Tuple(title String, power Bool))') AS recovered_examples,
      ${openedOn(sql`is_open`)} AS opened_open, ${openedOn(sql`state = 'recovered'`)} AS opened_recovered,
      ${openedOn(sql`state = 'unknown'`)} AS opened_unknown,
      countIf(is_open AND product != '') AS with_product, ${namesOf(sql`product`)} AS keys,
      countIf(is_open AND keyword != '') AS with_keyword, ${namesOf(sql`keyword`)} AS keywords
    FROM ${rowsWithEvidence(tables, { ...params, isOpenOnly: true }, run)}
    GROUP BY rule, retailer ${NAMED_TUPLES}`);
  return rows.sort((a, b) => byImpact(a, b) || b.new_items - a.new_items);
}

/** Sorts by impact, descending, then by name. */
function byImpact(a: Pick<Recovery, 'impact' | 'rule' | 'retailer'>, b: typeof a): number {
  return b.impact - a.impact || a.rule.localeCompare(b.rule) || a.retailer.localeCompare(b.retailer);
}

function toProblem({ bad_days, known_days, with_product, with_keyword, ...row }: GroupRow): Problem {
  const { rule, retailer, items, new_items, impact, since, since_at_least, examples } = row;
  const complete = (names: string[], known: number) => (known === items && names.length <= MAX_KEYS ? names : []);
  return {
    ...{ rule, retailer, items, new_items, impact, since, since_at_least, examples },
    strip: known_days.map((known, at) => ((bad_days[at] ?? 0) > 0 ? 'b' : known > 0 ? 'g' : '-')).join(''),
    keys: complete(row.keys, with_product),
    keywords: complete(row.keywords, with_keyword),
  };
}

function toRecovery({ rule, retailer, ...row }: GroupRow): Recovery {
  const { recovered_items: items, recovered_impact: impact, recovered_newest: newest } = row;
  return { rule, retailer, items, impact, newest, examples: row.recovered_examples };
}

function sumOf(lines: readonly Problem[], name: 'impact' | 'items' | 'new_items'): number {
  return lines.reduce((sum, line) => sum + line[name], 0);
}

function byRetailer(open: readonly Problem[]): RetailerImpact[] {
  const names = [...new Set(open.map(({ retailer }) => retailer))];
  const retailers = names.map((retailer): RetailerImpact => {
    const lines = open.filter((line) => line.retailer === retailer);
    const since = lines.map((line) => line.since).reduce(earlier);
    return {
      retailer,
      impact: sumOf(lines, 'impact'),
      problems: lines.length,
      since,
      since_at_least: lines.some((line) => line.since === since && line.since_at_least),
    };
  });
  return retailers.sort((a, b) => b.impact - a.impact || a.retailer.localeCompare(b.retailer));
}

function startedByDay(
  groups: readonly GroupRow[],
  { collected }: SignalTables,
  params: OverviewParams,
): Problems['started'] {
  const days = new Set(Object.values(collected).flat());
  const count = (name: 'opened_open' | 'opened_recovered' | 'opened_unknown', day: string) =>
    groups.reduce((sum, group) => sum + (group[name][day] ?? 0), 0);
  return daysOfPeriod(params).map((day) => ({
    day,
    is_collected: days.has(day),
    open: count('opened_open', day),
    recovered: count('opened_recovered', day),
    unknown: count('opened_unknown', day),
  }));
}
