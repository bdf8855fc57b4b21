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
  rule: { scale: number; flipped: boolean } | null;
}

const cents = (price: string) => `if(abs(${price} * 100 - round(${price} * 100)) < 1e-6, 0.005 / ${price}, 0)`;

/** SQL: whether an index follows from its prices by a rule, as far as their rounding can tell. */
function follows(scale: string, flipped: string): string {
  const computed = `(${scale} * if(${flipped}, benchmark_price / base_price, base_price / benchmark_price))`;
  return `abs(index - ${computed}) <= ${scale} * 0.00051 + ${computed} * (${cents('base_price')} + ${cents('benchmark_price')})`;
}

const CHECKABLE = 'index IS NOT NULL AND base_price > 0 AND benchmark_price > 0';

const RULES = [
  { scale: 100, flipped: false },
  { scale: 1, flipped: false },
  { scale: 100, flipped: true },
  { scale: 1, flipped: true },
];
const AGREEING = RULES.map(
  ({ scale, flipped }, at) => `countIf(${CHECKABLE} AND ${follows(`${scale}.`, String(flipped))}) AS agreeing_${at}`,
).join(', ');

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
  // Aggregates are columns of their own: inside an array they take the engine several times as long to plan.
  const read = await run.sharedRow<
    { checkable: number; indexed: string[]; dated: string[]; newest: string } & Record<`agreeing_${number}`, number>
  >(`SELECT ${AGREEING}, countIf(${CHECKABLE}) AS checkable, max(bucket) AS newest,
      arraySort(groupUniqArrayIf(bucket, index IS NOT NULL)) AS indexed, arraySort(groupUniqArrayIf(bucket, dated)) AS dated
    FROM (${cellsOf(params)})`);
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
 * What statements of the page stand on, to be put behind WITH: `cells`; the way the index is made as `rule` (0 where none is
 * known), `scale` and `flipped`; and the buckets `at`, `before` and `buckets`.
 */
export function withCells(params: CompetitionParams, { at, before, buckets, rule }: Frame): Statement {
  return {
    sql: `
      cells AS (${cellsOf(params)}), ${rule ? 1 : 0} AS rule, ${rule?.scale ?? 1}. AS scale, ${rule?.flipped ?? false} AS flipped,
      {at:String} AS at, {before:String} AS before, {buckets:Array(String)} AS buckets`,
    params: { at, before, buckets },
  };
}

/** SQL columns of a cell: whether its index, its depth and its verdict follow from their parts; null where they cannot be checked. */
export const CHECKS = `
  if(rule > 0 AND ${CHECKABLE}, ${follows('scale', 'flipped')}, NULL) AS index_agrees,
  if(depth IS NULL OR base_depth IS NULL, NULL, abs(depth / 100 - base_depth) <= 0.0006 OR abs(depth - base_depth) <= 0.0006) AS depth_agrees,
  if(distance IS NULL OR verdict IS NULL OR verdict NOT IN ('POSITIVE', 'NEUTRAL', 'NEGATIVE'), NULL,
    verdict = multiIf(distance = 0, 'POSITIVE', abs(distance) <= margin, 'NEUTRAL', 'NEGATIVE')) AS verdict_agrees`;
