import { list } from '../params';
import { tableQuery } from '../table';
import { periodNeeds } from './cells';
import { computedIndex, frameOf, indexAgrees, withCells } from './frame';
import { isChosen } from './histories';
import { competitionParams } from './params';

export interface BucketRow {
  id: string;
  base_title: string;
  benchmark_title: string;
  retailer: string | null;
  bucket: string;
  ends: string;
  index: number | null;
  verdict: string | null;
  tone: string;
  distance: number | null;
  base_price: number | null;
  benchmark_price: number | null;
  recomputed: number | null;
  index_check: string | null;
  verdict_check: string | null;
  depth_check: string | null;
  base_depth: number | null;
  benchmark_depth: number | null;
  depth: number | null;
  base_state: string | null;
  benchmark_state: string | null;
  base_cheapest: string | null;
  benchmark_cheapest: string | null;
}

const check = (name: string) =>
  `if(${name}_agrees IS NULL, NULL, if(${name}_agrees, 'agrees', 'differs')) AS ${name}_check`;
const DEPTH = 'List price less selling price, of the list price: recomputed.';

/** Every bucket of every competition: the given numbers beside the recomputed ones. */
export const buckets = tableQuery<BucketRow>()({
  name: 'price-competition/buckets',
  title: 'Every bucket',
  noun: 'buckets',
  params: { ...competitionParams, id: list() },
  columns: {
    base_title: { title: 'Base', kind: 'text' },
    retailer: { title: 'Retailer', kind: 'text' },
    benchmark_title: { title: 'Benchmark', kind: 'text' },
    bucket: { title: 'From', kind: 'day' },
    ends: { title: 'To', kind: 'day' },
    index: { title: 'Index', kind: 'number', unit: 'index', definition: 'The index as the service gives it.' },
    verdict: { title: 'Verdict', kind: 'text', definition: 'The word of the service.' },
    distance: { title: 'Off by', kind: 'number', unit: 'points', definition: 'Index points outside the target band.' },
    base_price: {
      title: 'Base price',
      kind: 'number',
      definition: 'In the currency of its shop: the service names none.',
    },
    benchmark_price: {
      title: 'Benchmark price',
      kind: 'number',
      definition: 'In the currency of its shop: the service names none.',
    },
    recomputed: {
      title: 'Index recomputed',
      kind: 'number',
      unit: 'index',
      definition: 'The index of the two prices, by the rule that gives most of the indices.',
    },
    index_check: {
      title: 'Index check',
      kind: 'text',
      definition: 'Whether the index follows from the two prices, as far as rounding can tell.',
    },
    verdict_check: {
      title: 'Verdict check',
      kind: 'text',
      definition: 'Whether the verdict is what target band and margin give.',
    },
    base_depth: { title: 'Base depth', kind: 'number', unit: 'percent', definition: DEPTH },
    benchmark_depth: { title: 'Benchmark depth', kind: 'number', unit: 'percent', definition: DEPTH },
    depth: { title: 'Depth as given', kind: 'number', definition: 'Promotion depth as the service gives it.' },
    depth_check: {
      title: 'Depth check',
      kind: 'text',
      definition: 'Whether the given depth of promotion follows from the base’s two prices.',
    },
    base_state: { title: 'Base status', kind: 'text', definition: 'The word of the service.' },
    benchmark_state: { title: 'Benchmark status', kind: 'text', definition: 'The word of the service.' },
    base_cheapest: { title: 'Cheapest for base', kind: 'text', definition: 'The merchant with the lowest price.' },
    benchmark_cheapest: {
      title: 'Cheapest for benchmark',
      kind: 'text',
      definition: 'The merchant with the lowest price.',
    },
  },
  fields: ['id', 'tone', 'place'],
  search: [
    ...['base_title', 'benchmark_title', 'retailer', 'bucket', 'verdict', 'base_state', 'benchmark_state'],
    ...['index_check', 'verdict_check', 'depth_check', 'base_cheapest', 'benchmark_cheapest'],
  ],
  sort: 'bucket.desc',
  key: ['place', 'id', 'bucket'],
  needs: periodNeeds,
  async from(params, run) {
    const frame = await frameOf(params, run);
    const base = withCells(params, frame, run);
    const where = isChosen(params);
    const one = params.id.length > 0 ? 'AND id IN {ids:Array(String)}' : '';
    const recomputed = frame.rule ? computedIndex(frame.rule) : "CAST(NULL, 'Nullable(Float64)')";
    return {
      named: `${base.sql}, ${recomputed} AS recomputed, ${check('index')}, ${check('verdict')}, ${check('depth')}`,
      sql: `SELECT *, ${indexAgrees(frame)} FROM cells WHERE dated AND has(buckets, bucket) AND ${where.sql} ${one}`,
      params: { ...base.params, ...where.params, ids: params.id },
    };
  },
});
