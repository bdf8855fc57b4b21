import { INDEX_RULES, type IndexRule } from '@/lib/metrics/price-competition';
import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import type { Run } from '../query';
import type { Statement } from '../table';
import { cellsOf, type Names, namesIn } from './cells';
import type { CompetitionParams } from './params';

/** How statements of the page read its cells. */
export interface Frame {
  /** First day of the bucket that is looked at, '' while nothing is there. */
  at: string;
  /** Of the bucket that it is compared with; '' where there is none. */
  before: string;
  /** First days of all buckets of the period, the oldest first. */
  buckets: string[];
  /** By which rule the service makes its index out of two prices; null where most indices follow from none. */
  rule: IndexRule | null;
}

/** SQL: the index that a rule makes of two prices; null where that divides by nothing. */
export function computedIndex({ scale, flipped }: IndexRule): string {
  return `(${scale}. * (${flipped ? 'benchmark_price / nullIf(base_price, 0)' : 'base_price / nullIf(benchmark_price, 0)'}))`;
}

/** SQL: of the cells whose index can be checked, how many follow from each of the rules. */
export const FOLLOWING = `${INDEX_RULES.map((_, no) => `countIf(bitTest(rules, ${no})) AS agreeing_${no}`).join(', ')}, count(rules) AS checkable`;

export type Following = { checkable: number } & Record<`agreeing_${number}`, number>;

// Aggregates are columns of their own: inside an array they take the engine several times as long to plan.
const READ = `SELECT ${FOLLOWING}, max(bucket) AS newest,
  arraySort(groupUniqArrayIf(bucket, index IS NOT NULL)) AS indexed, arraySort(groupUniqArrayIf(bucket, dated)) AS dated`;

/** The days of the trend, or null for buckets of another length: they are those that the answer has. */
export function daysOf(params: CompetitionParams): string[] | null {
  return params.by === 'DAILY' ? daysFrom(periodStart(params.date, params.days), params.date) : null;
}

/**
 * Reads off the cells of all competitions how their index is made, and which buckets there are. Each panel of the page
 * begins with it, and knows it then as values: as subqueries they would be planned anew wherever they are named.
 */
export async function frameOf(params: CompetitionParams, run: Run): Promise<Frame> {
  const days = daysOf(params);
  const read = await run.sharedRow<{ indexed: string[]; dated: string[]; newest: string } & Following>(
    `${READ} FROM (${cellsOf(params, run, { reads: namesIn(READ) })})`,
  );
  const agreeing = INDEX_RULES.map((_, no) => read[`agreeing_${no}`] ?? 0);
  const most = Math.max(...agreeing);
  const at = params.at ?? (days ? params.date : (read.indexed.at(-1) ?? read.newest));
  return {
    at,
    before: params.against ?? read.indexed.findLast((bucket) => bucket < at) ?? '',
    buckets: days ?? read.dated,
    rule: 2 * most > read.checkable ? (INDEX_RULES[agreeing.indexOf(most)] ?? null) : null,
  };
}

/** The same for statements that ask for no rule: where the parameters name the buckets, nothing is read. */
export async function bucketsOf(params: CompetitionParams, run: Run): Promise<Frame> {
  const days = daysOf(params);
  if (!days || !params.against) return frameOf(params, run);
  return { at: params.at ?? params.date, before: params.against, buckets: days, rule: null };
}

/**
 * What statements of the page stand on, to be put behind WITH: `cells`, and the buckets `at`, `before` and `buckets`.
 * @param reads what the statement behind it names: cells have those columns alone, else all
 */
export function withCells(params: CompetitionParams, frame: Frame, run: Run, reads?: Names): Statement {
  const { at, before, buckets } = frame;
  const named = reads === undefined || reads.has('buckets');
  return {
    sql: `cells AS (${cellsOf(params, run, { reads })}), {at:String} AS at, {before:String} AS before${
      named ? ', {buckets:Array(String)} AS buckets' : ''
    }`,
    params: { at, before, buckets },
  };
}

/** SQL: whether the index of a cell follows from its prices; null where that cannot be checked. */
export function indexAgrees({ rule }: Frame): string {
  return `${rule ? `toBool(bitTest(rules, ${INDEX_RULES.indexOf(rule)}))` : "CAST(NULL, 'Nullable(Bool)')"} AS index_agrees`;
}
