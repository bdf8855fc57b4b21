import { addDays, periodStart } from '@/lib/queries/shared/dates';
import { choice, list } from '../params';
import type { Need } from '../query';
import { tableQuery } from '../table';
import { cellsOf, namesIn, periodNeeds, rangeNeed } from './cells';
import { type Frame, frameOf, indexAgrees, withCells } from './frame';
import { isChosen } from './histories';
import { type CompetitionParams, competitionParams } from './params';

/**
 * What is compared: two buckets of the period; or the whole period with the one before it, or with the same weekdays a year
 * before, each as one bucket, as the service gives its index over it: the mean of daily indices is none.
 */
export const SPANS = ['bucket', 'period', 'year'] as const;

const changeParams = { ...competitionParams, span: choice(SPANS, 'bucket'), id: list() };
type ChangeParams = CompetitionParams & { span: (typeof SPANS)[number]; id: string[] };

export interface CompetitionChange {
  id: string;
  base_title: string;
  benchmark_title: string;
  retailer: string | null;
  own: boolean | null;
  base_brand: string | null;
  benchmark_brand: string | null;
  was_index: number | null;
  now_index: number | null;
  /** Index points, not rounded. */
  difference: number | null;
  /** Points that come from either price and from stock, not rounded. They add up to `difference`. */
  from_base: number | null;
  from_benchmark: number | null;
  from_stock: number | null;
  was_verdict: string | null;
  now_verdict: string | null;
  was_tone: string;
  now_tone: string;
  now_distance: number | null;
  was_distance: number | null;
}

/** The first and last day of what the period is compared with. */
export function comparedRange({
  date,
  days,
  span,
}: Pick<ChangeParams, 'date' | 'days' | 'span'>): [from: string, to: string] {
  const back = span === 'year' ? 364 : days;
  return [addDays(periodStart(date, days), -back), addDays(date, -back)];
}

function needs(params: ChangeParams): readonly Need[] {
  if (params.span === 'bucket') return periodNeeds(params);
  const whole = { ...params, by: 'NONE' as const };
  return [
    // The first need tells why there is nothing: the period before is the likelier one.
    { ...rangeNeed(whole, ...comparedRange(params)), as: 'period_before' },
    { ...rangeNeed(whole, periodStart(params.date, params.days), params.date), as: 'period_now' },
    ...periodNeeds(params),
  ];
}

/** Rows of which both sides' prices are known, so that a move can be told from the parts it is made of. */
const SPLIT = `was_agrees AND now_agrees AND was_index IS NOT NULL AND now_index IS NOT NULL`;
const ALL_KNOWN = 'was_base_all > 0 AND was_benchmark_all > 0 AND now_base_all > 0 AND now_benchmark_all > 0';
/** The logarithmic mean of both indices turns differences of logarithms into points that add up. */
const MEAN = 'if(abs(now_index - was_index) < 1e-9, now_index, (now_index - was_index) / log(now_index / was_index))';
const gap = (when: string) =>
  `log(${when}_base_price / ${when}_base_all) - log(${when}_benchmark_price / ${when}_benchmark_all)`;

/** Parts of a move: base, benchmark, and, where the prices over all offers are known, stock. */
function partsOf({ rule }: Frame): string {
  const points = (logs: string) => `${rule?.flipped ? '-1 * ' : ''}mean * (${logs})`;
  return `if(ifNull(${ALL_KNOWN}, false),
    [${points('log(now_base_all / was_base_all)')}, ${points('log(was_benchmark_all / now_benchmark_all)')}, ${points(`(${gap('now')}) - (${gap('was')})`)}],
    [${points('log(now_base_price / was_base_price)')}, ${points('log(was_benchmark_price / now_benchmark_price)')}])`;
}

const NAMED = ['base_title', 'benchmark_title', 'retailer', 'own', 'base_brand', 'benchmark_brand'];
const CELL = [
  'index',
  'verdict',
  'tone',
  'distance',
  'base_price',
  'benchmark_price',
  'base_all',
  'benchmark_all',
  'index_agrees',
];

/** What moved between two buckets or periods, and whose price moved it. Competitions that only one of them has are left out. */
export const changes = tableQuery<CompetitionChange>()({
  name: 'price-competition/changes',
  title: 'Changes',
  noun: 'competitions',
  params: changeParams,
  columns: {
    base_title: { title: 'Base', kind: 'text' },
    retailer: { title: 'Retailer', kind: 'text' },
    benchmark_title: { title: 'Benchmark', kind: 'text' },
    was_index: {
      title: 'Before',
      kind: 'number',
      unit: 'index',
      definition: 'Index of the compared bucket or period.',
    },
    now_index: {
      title: 'Now',
      kind: 'number',
      unit: 'index',
      definition: 'Index of the bucket or period that is looked at.',
    },
    difference: {
      title: 'Change',
      kind: 'number',
      unit: 'points',
      definition: 'Index points between the two.',
    },
    from_base: {
      title: 'By the base’s price',
      kind: 'number',
      unit: 'points',
      definition: 'Points of the change that come from the price of the base. The parts add up to the change.',
    },
    from_benchmark: {
      title: 'By the benchmark’s price',
      kind: 'number',
      unit: 'points',
      definition: 'Points of the change that come from the price of the benchmark.',
    },
    from_stock: {
      title: 'By stock',
      kind: 'number',
      unit: 'points',
      definition:
        'Points that come from offers that sold out or came back. Null where the prices over all offers are not known.',
    },
    size: { title: 'Size of the change', kind: 'number', unit: 'points', definition: 'Index points, whichever way.' },
    was_verdict: { title: 'Verdict before', kind: 'text', definition: 'The word of the service.' },
    now_verdict: { title: 'Verdict now', kind: 'text', definition: 'The word of the service.' },
  },
  fields: ['id', 'own', 'base_brand', 'benchmark_brand', 'was_tone', 'now_tone', 'was_distance', 'now_distance'],
  search: ['base_title', 'benchmark_title', 'retailer'],
  sort: 'size.desc',
  key: ['id'],
  needs: (params) => needs(params as ChangeParams),
  async from(given, run) {
    const params = given as ChangeParams;
    const frame = await frameOf(params, run);
    const where = isChosen(params);
    const one = params.id.length > 0 ? 'AND id IN {ids:Array(String)}' : '';
    const columns = [
      ...NAMED.map((name, at) => `its.${at + 1} AS ${name}`),
      ...CELL.flatMap((name, at) =>
        ['now', 'was'].map((side) => `its_${side}.${at + 1} AS ${side}_${name.replace('index_agrees', 'agrees')}`),
      ),
    ];
    const agrees = indexAgrees(frame);
    const reads = namesIn(['id', 'row_no', 'bucket', ...NAMED, ...CELL, agrees, where.sql].join(' '));
    const base = withCells(params, frame, run, reads);
    const period = (need: string) =>
      `SELECT *, ${need === 'period_now'} AS is_now, NOT is_now AS is_was FROM (${cellsOf(params, run, { need, reads })})`;
    const sides =
      params.span === 'bucket'
        ? 'SELECT *, bucket = at AS is_now, bucket = before AS is_was FROM cells WHERE bucket IN (at, before)'
        : `${period('period_now')} UNION ALL ${period('period_before')}`;
    return {
      named: `${base.sql}, abs(difference) AS size,
        if(empty(parts), NULL, adding_up[1]) AS from_base, if(empty(parts), NULL, adding_up[2]) AS from_benchmark,
        if(length(parts) < 3, NULL, adding_up[3]) AS from_stock`,
      sql: `
        SELECT *, arrayMap((part, no) -> part + if(no = largest, ifNull(difference, 0) - arraySum(parts), 0), parts, arrayEnumerate(parts)) AS adding_up
        FROM (
          SELECT *, arrayMap(part -> abs(part), parts) AS sizes, indexOf(sizes, arrayMax(sizes)) AS largest
          FROM (
            SELECT id, ${columns.join(', ')}, now_index - was_index AS difference,
              ${MEAN} AS mean, if(ifNull(${SPLIT}, false), arrayMap(part -> ifNull(part, 0), ${partsOf(frame)}), []) AS parts
            FROM (
              SELECT id, argMaxIf(tuple(${NAMED.join(', ')}), row_no, is_now) AS its, argMaxIf(tuple(${CELL.join(', ')}), row_no, is_now) AS its_now,
                argMaxIf(tuple(${CELL.join(', ')}), row_no, is_was) AS its_was
              FROM (SELECT *, ${agrees} FROM (${sides}) WHERE ${where.sql} ${one})
              GROUP BY id HAVING max(is_now) AND max(is_was))))`,
      params: { ...base.params, ...where.params, ids: params.id },
    };
  },
});
