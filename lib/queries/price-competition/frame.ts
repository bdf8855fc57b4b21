import { daysFrom, periodStart } from '@/lib/queries/shared/dates';
import type { Run } from '../query';
import type { Statement } from '../table';
import { cellsOf } from './cells';
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
  rule: Rule | null;
}

/** Scale times base ÷ benchmark, or the other way round. */
export interface Rule {
  scale: number;
  flipped: boolean;
}

const cents = (price: string) => `if(abs(${price} * 100 - round(${price} * 100)) < 1e-6, 0.005 / ${price}, 0)`;

/** SQL: the index that a rule makes of two prices; null where that divides by nothing. */
export function computedIndex({ scale, flipped }: Rule): string {
  return `(${scale}. * (${flipped ? 'benchmark_price / nullIf(base_price, 0)' : 'base_price / nullIf(benchmark_price, 0)'}))`;
}

/** SQL: whether an index follows from its prices by a rule, as far as their rounding can tell. */
function follows(rule: Rule): string {
  const computed = computedIndex(rule);
  return `abs(index - ${computed}) <= ${rule.scale}. * 0.00051 + ${computed} * (${cents('base_price')} + ${cents('benchmark_price')})`;
}

const CHECKABLE = 'index IS NOT NULL AND base_price > 0 AND benchmark_price > 0';

const RULES: readonly Rule[] = [
  { scale: 100, flipped: false },
  { scale: 1, flipped: false },
  { scale: 100, flipped: true },
  { scale: 1, flipped: true },
];
const AGREEING = RULES.map((rule, at) => `countIf(${CHECKABLE} AND ${follows(rule)}) AS agreeing_${at}`).join(', ');

// Aggregates are columns of their own: inside an array they take the engine several times as long to plan.
const READ = `SELECT ${AGREEING}, countIf(${CHECKABLE}) AS checkable, max(bucket) AS newest,
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
  const read = await run.sharedRow<
    { checkable: number; indexed: string[]; dated: string[]; newest: string } & Record<`agreeing_${number}`, number>
  >(`${READ} FROM (${cellsOf(params, run, { reads: READ })})`);
  const agreeing = RULES.map((_, no) => read[`agreeing_${no}`] ?? 0);
  const most = Math.max(...agreeing);
  const at = params.at ?? (days ? params.date : (read.indexed.at(-1) ?? read.newest));
  return {
    at,
    before: params.against ?? read.indexed.findLast((bucket) => bucket < at) ?? '',
    buckets: days ?? read.dated,
    rule: 2 * most > read.checkable ? (RULES[agreeing.indexOf(most)] ?? null) : null,
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
 * @param reads the statement behind it: cells have the columns alone that it names, else all
 */
export function withCells(params: CompetitionParams, frame: Frame, run: Run, reads?: string): Statement {
  const { at, before, buckets } = frame;
  return {
    sql: `cells AS (${cellsOf(params, run, { reads })}), {at:String} AS at, {before:String} AS before, {buckets:Array(String)} AS buckets`,
    params: { at, before, buckets },
  };
}

/** SQL: whether the index of a cell follows from its prices; null where that cannot be checked. */
export function indexAgrees({ rule }: Frame): string {
  return `${rule ? `if(${CHECKABLE}, ${follows(rule)}, NULL)` : "CAST(NULL, 'Nullable(UInt8)')"} AS index_agrees`;
}

/** The same of index, depth and verdict. */
export function checks(frame: Frame): string {
  return `${indexAgrees(frame)},
  if(depth IS NULL OR base_depth IS NULL, NULL, abs(depth / 100 - base_depth) <= 0.0006 OR abs(depth - base_depth) <= 0.0006) AS depth_agrees,
  if(distance IS NULL OR verdict IS NULL OR verdict NOT IN ('POSITIVE', 'NEUTRAL', 'NEGATIVE'), NULL,
    verdict = multiIf(distance = 0, 'POSITIVE', abs(distance) <= margin, 'NEUTRAL', 'NEGATIVE')) AS verdict_agrees`;
}
