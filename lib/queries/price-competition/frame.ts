import { cell } from '@/lib/datasets/competitions/cells';
import { INDEX_RULES, type IndexRule } from '@/lib/datasets/competitions/view';
import { join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import type { Run } from '../query';
import { cellsOf } from './cells';
import type { CompetitionParams } from './params';

/** The buckets and the index rule of a page, which its queries need before they read cells. */
export interface Frame {
  /** First day of the selected bucket, or '' without one. */
  current: string;
  /** First day of the compared bucket, or '' without one. */
  before: string;
  /** First days of all buckets of the period, oldest first. */
  buckets: string[];
  /** How the service calculates its index from two prices. Null if most indices follow no known rule. */
  rule: IndexRule | null;
}

/** Returns SQL of the index of a cell by a rule, null for a division by zero. */
export function computedIndex({ scale, flipped }: IndexRule): Sql {
  const [part, whole] = flipped ? [cell.benchmark_price, cell.base_price] : [cell.base_price, cell.benchmark_price];
  return sql`(${raw(`${scale}.`)} * (${part} / nullIf(${whole}, 0)))`;
}

/** Whether a cell follows the rule with this number. */
const follows = (rules: Sql, no: number) => sql`bitTest(${rules}, ${raw(String(no))})`;

const agreeing = INDEX_RULES.map((_, no) => sql`countIf(${follows(cell.rules, no)}) AS ${raw(`agreeing_${no}`)}`);
/** Counts the cells that match each rule, of those with a checkable index. */
export const FOLLOWING = sql`${join(agreeing)}, count(${cell.rules}) AS checkable`;

export type Following = { checkable: number } & Record<`agreeing_${number}`, number>;

/** Returns the days of the period, or null for longer buckets, which are read from the answer. */
function daysOf(params: CompetitionParams): string[] | null {
  return params.by === 'DAILY' ? daysOfPeriod(params) : null;
}

/**
 * Reads the buckets and the rule of the index from the cells of all competitions. The queries of a page share the
 * result.
 */
export async function frameOf(params: CompetitionParams, run: Run): Promise<Frame> {
  const days = daysOf(params);
  const row = await run.sharedRow<{ indexed: string[]; dated: string[]; newest: string } & Following>(
    sql`SELECT ${FOLLOWING}, max(${cell.bucket}) AS newest,
      arraySort(groupUniqArrayIf(${cell.bucket}, ${cell.index} IS NOT NULL)) AS indexed,
      arraySort(groupUniqArrayIf(${cell.bucket}, ${cell.dated})) AS dated
    FROM ${cellsOf(params, run)}`,
  );
  const agreeing = INDEX_RULES.map((_, no) => row[`agreeing_${no}`] ?? 0);
  const most = Math.max(...agreeing);
  const current = params.at ?? (days ? params.date : (row.indexed.at(-1) ?? row.newest));
  return {
    current,
    before: params.against ?? row.indexed.findLast((bucket) => bucket < current) ?? '',
    buckets: days ?? row.dated,
    rule: 2 * most > row.checkable ? (INDEX_RULES[agreeing.indexOf(most)] ?? null) : null,
  };
}

/**
 * The same for queries that do not use the rule, which is null: nothing is read where the parameters name the buckets.
 */
export async function bucketsOf(params: CompetitionParams, run: Run): Promise<Frame> {
  const days = daysOf(params);
  if (!days || !params.against) return frameOf(params, run);
  return { current: params.at ?? params.date, before: params.against, buckets: days, rule: null };
}

/** Returns the buckets of a frame as parameters of a statement. */
export function boundBuckets({ current, before, buckets }: Frame): { current: Sql; before: Sql; buckets: Sql } {
  return {
    current: param(current, 'String'),
    before: param(before, 'String'),
    buckets: param(buckets, 'Array(String)'),
  };
}

/**
 * Whether the index of a cell follows from its prices. Null if that cannot be checked.
 * @param rules the column `rules` of the cell
 */
export function indexAgrees({ rule }: Frame, rules: Sql): Sql {
  return rule ? sql`toBool(${follows(rules, INDEX_RULES.indexOf(rule))})` : sql`CAST(NULL, 'Nullable(Bool)')`;
}
