import * as z from 'zod/mini';
import { cell } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { identifier, join, NAMED_TUPLES, pick, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { addDays, isOutside, periodStart } from '@/lib/queries/shared/dates';
import { choice, day, list } from '../params';
import type { Need, Run } from '../query';
import { table } from '../table';
import { cellsOf, INDEX_COLUMNS, NAME_COLUMNS, periodNeeds, rangeNeeds } from './cells';
import { changeColumns, SPANS } from './changes.columns';
import { isChosen } from './filters';
import { boundBuckets, type Frame, frameOf, indexAgrees } from './frame';
import { competitionParams } from './params';

const changeParams = {
  ...competitionParams,
  span: choice(SPANS, 'bucket'),
  /** Competitions by identifier, regardless of filters. */
  id: list(),
  /** Day from which changes are computed. Defaults to the compared bucket, which filters always use. */
  moved_from: z.optional(day()),
};
type ChangeParams = z.output<z.ZodMiniObject<typeof changeParams>>;

/** The first and last day of the compared period. */
export function comparedRange({ date, days }: Pick<ChangeParams, 'date' | 'days'>): [from: string, to: string] {
  return [addDays(periodStart(date, days), -days), addDays(date, -days)];
}

function bucketNeeds(params: ChangeParams): Need[] {
  const { moved_from, against } = params;
  const period = periodNeeds(params);
  if (moved_from === against || !isOutside(params, moved_from)) return period;
  return [...period, ...rangeNeeds(params, moved_from, moved_from, { as: 'moved_from', partOf: competitions.name })];
}

function needs(params: ChangeParams): readonly Need[] {
  if (params.span === 'bucket') return bucketNeeds(params);
  const whole = { ...params, by: 'NONE' as const };
  return [
    // The first need explains missing rows, and the compared period is missing more often.
    ...rangeNeeds(whole, ...comparedRange(params), { as: 'period_before' }),
    ...rangeNeeds(whole, periodStart(params.date, params.days), params.date, { as: 'period_now' }),
    ...periodNeeds(params),
  ];
}

/** SQL of whether a change can be split into parts, as both indices follow from known prices. */
const canSplit = (frame: Frame) =>
  sql`${indexAgrees(frame, sql`was.rules`)} AND ${indexAgrees(frame, sql`now.rules`)} AND was.index IS NOT NULL AND now.index IS NOT NULL`;
const ALL_KNOWN = sql`was.base_all > 0 AND was.benchmark_all > 0 AND now.base_all > 0 AND now.benchmark_all > 0`;
/** The logarithmic mean of both indices converts differences of logarithms to points with an exact sum. */
const MEAN = sql`if(abs(now.index - was.index) < 1e-9, now.index, (now.index - was.index) / log(now.index / was.index))`;

/** Returns SQL of the parts of a change: base, benchmark, and stock if the prices over all offers are known. */
function partsOf({ rule }: Frame): Sql {
  const points = (logs: Sql) => sql`${raw(rule?.flipped ? '-1 * ' : '')}mean * (${logs})`;
  const gap = (bucket: Sql) =>
    sql`(log(${bucket}.base_price / ${bucket}.base_all) - log(${bucket}.benchmark_price / ${bucket}.benchmark_all))`;
  const overAll = [
    points(sql`log(now.base_all / was.base_all)`),
    points(sql`log(was.benchmark_all / now.benchmark_all)`),
    points(sql`${gap(sql`now`)} - ${gap(sql`was`)}`),
  ];
  const inStock = [
    points(sql`log(now.base_price / was.base_price)`),
    points(sql`log(was.benchmark_price / now.benchmark_price)`),
  ];
  return sql`if(ifNull(${ALL_KNOWN}, false), [${join(overAll)}], [${join(inStock)}])`;
}

const DESCRIPTION = [...NAME_COLUMNS, 'base_brand', 'benchmark_brand'] as const;
const FIGURES = [...INDEX_COLUMNS, 'base_all', 'benchmark_all', 'rules'] as const;
const newestOf = (names: readonly (keyof typeof cell)[], condition: Sql) =>
  sql`argMaxIf(${tupleOf(Object.values(pick(cell, ...names)))}, ${cell.row_no}, ${condition})`;
const SELECTED = [
  ...DESCRIPTION.map((column) => sql`description.${identifier(column)} AS ${identifier(column)}`),
  ...(['index', 'verdict', 'tone', 'distance'] as const).flatMap((column) =>
    ['now', 'was'].map((side) => sql`${raw(side)}.${identifier(column)} AS ${identifier(`${side}_${column}`)}`),
  ),
];

/** Returns a SELECT of the cells of both buckets or periods, which are marked by `is_now` and `is_was`. */
function sidesOf(params: ChangeParams, frame: Frame, run: Run): Sql {
  if (params.span === 'bucket') {
    const { current, before } = boundBuckets({ ...frame, before: params.moved_from ?? frame.before });
    return sql`SELECT *, ${cell.bucket} = ${current} AS is_now, ${cell.bucket} = ${before} AS is_was
      FROM ${cellsOf(params, run)} WHERE ${cell.bucket} IN (${current}, ${before})`;
  }
  return sql`SELECT *, true AS is_now, false AS is_was FROM ${cellsOf(params, run, 'period_now')}
    UNION ALL SELECT *, false AS is_now, true AS is_was FROM ${cellsOf(params, run, 'period_before')}`;
}

/** Changes between two buckets or periods, by the side that moved. Competitions of only one of them are left out. */
export const changes = table({
  name: 'price-competition/changes',
  title: 'Changes',
  noun: 'competitions',
  params: changeParams,
  columns: changeColumns,
  sort: 'size.desc',
  key: ['id'],
  needs,
  async rows(params, run) {
    const frame = await frameOf(params, run);
    const where = params.id.length > 0 ? isOneOf(cell.id, params.id) : isChosen(params, frame, run);
    return sql`SELECT *, abs(difference) AS size, if(empty(parts), NULL, adding_up[1]) AS from_base,
        if(empty(parts), NULL, adding_up[2]) AS from_benchmark, if(length(parts) < 3, NULL, adding_up[3]) AS from_stock
      FROM (
        SELECT *, arrayMap(part -> abs(part), parts) AS sizes, indexOf(sizes, arrayMax(sizes)) AS largest,
          arrayMap((part, no) -> part + if(no = largest, ifNull(difference, 0) - arraySum(parts), 0), parts, arrayEnumerate(parts)) AS adding_up
        FROM (
          SELECT ${cell.id}, ${join(SELECTED)}, now.index - was.index AS difference,
            ${MEAN} AS mean, if(ifNull(${canSplit(frame)}, false), arrayMap(part -> ifNull(part, 0), ${partsOf(frame)}), []) AS parts
          FROM (
            SELECT ${cell.id}, ${newestOf(DESCRIPTION, sql`is_now`)} AS description, ${newestOf(FIGURES, sql`is_now`)} AS now,
              ${newestOf(FIGURES, sql`is_was`)} AS was
            FROM (${sidesOf(params, frame, run)}) WHERE ${where}
            GROUP BY ${cell.id} HAVING max(is_now) AND max(is_was) ${NAMED_TUPLES})))`;
  },
});
