import { AVAILABILITY_WORDS, VERDICT_WORDS } from '@/lib/contract/known-values';
import { SIDES } from '@/lib/contract/price-competition';
import { and, type Sql, sql } from '@/lib/metrics/sql';
import { prefixed } from '@/lib/metrics/view';
import { isOneOf } from '../conditions';
import { list } from '../params';
import { tableQuery } from '../table';
import { type Cell, cellsOf, INDEX_COLUMNS, NAME_COLUMNS, nameColumns, periodNeeds } from './cells';
import { isChosen } from './filters';
import { boundBuckets, computedIndex, frameOf, indexAgrees } from './frame';
import { competitionParams } from './params';

export type BucketRow = Cell<Exclude<(typeof COLUMNS)[number], 'place' | 'dated'>> & {
  recomputed: number | null;
  index_check: string | null;
  verdict_check: string | null;
  depth_check: string | null;
};

const COLUMNS = [
  'id',
  'place',
  'bucket',
  'ends',
  'dated',
  ...NAME_COLUMNS,
  ...INDEX_COLUMNS,
  'rules',
  'verdict_agrees',
  'depth',
  'depth_agrees',
  ...prefixed(SIDES, ['depth', 'state', 'cheapest']),
] as const;

const check = (agrees: Sql) => sql`if(${agrees} IS NULL, NULL, if(${agrees}, 'agrees', 'differs'))`;
const DEPTH = 'List price less selling price, of the list price: recomputed.';

/** Every bucket of every competition, with the numbers of the service and the recomputed ones. */
export const buckets = tableQuery<BucketRow>()({
  name: 'price-competition/buckets',
  title: 'Every bucket',
  noun: 'buckets',
  params: { ...competitionParams, id: list() },
  columns: {
    ...nameColumns,
    bucket: { title: 'From', kind: 'day' },
    ends: { title: 'To', kind: 'day' },
    index: { title: 'Index', kind: 'number', unit: 'index', definition: 'The index as received from the service.' },
    verdict: { title: 'Verdict', kind: 'text', definition: 'The word of the service.', labels: VERDICT_WORDS },
    distance: { title: 'Off by', kind: 'number', unit: 'points', definition: 'Index points outside the target band.' },
    base_price: {
      title: 'Base price',
      kind: 'number',
      definition: 'In the currency of its retailer. The service supplies no currency.',
    },
    benchmark_price: {
      title: 'Benchmark price',
      kind: 'number',
      definition: 'In the currency of its retailer. The service supplies no currency.',
    },
    recomputed: {
      title: 'Index recomputed',
      kind: 'number',
      unit: 'index',
      definition: 'The index of the two prices, by the formula that matches most of the indices.',
    },
    index_check: {
      title: 'Index check',
      kind: 'text',
      definition: 'Whether the index follows from the two prices, within rounding.',
    },
    verdict_check: {
      title: 'Verdict check',
      kind: 'text',
      definition: 'Whether the verdict follows from target band and margin.',
    },
    base_depth: { title: 'Base depth', kind: 'number', unit: 'percent', definition: DEPTH },
    benchmark_depth: { title: 'Benchmark depth', kind: 'number', unit: 'percent', definition: DEPTH },
    depth: { title: 'Given depth', kind: 'number', definition: 'Promotion depth as received from the service.' },
    depth_check: {
      title: 'Depth check',
      kind: 'text',
      definition: 'Whether the given promotion depth follows from the two prices of the base.',
    },
    base_state: {
      title: 'Base status',
      kind: 'text',
      definition: 'The word of the service.',
      labels: AVAILABILITY_WORDS,
    },
    benchmark_state: {
      title: 'Benchmark status',
      kind: 'text',
      definition: 'The word of the service.',
      labels: AVAILABILITY_WORDS,
    },
    base_cheapest: { title: 'Cheapest for base', kind: 'text', definition: 'The merchant with the lowest price.' },
    benchmark_cheapest: {
      title: 'Cheapest for benchmark',
      kind: 'text',
      definition: 'The merchant with the lowest price.',
    },
  },
  fields: ['id', 'tone', 'place'],
  search: [
    ...NAME_COLUMNS,
    ...prefixed(SIDES, ['state', 'cheapest']),
    ...['bucket', 'verdict', 'index_check', 'verdict_check', 'depth_check'],
  ],
  sort: 'bucket.desc',
  key: ['place', 'id', 'bucket'],
  needs: periodNeeds,
  async from(params, run) {
    const frame = await frameOf(params, run);
    const recomputed = frame.rule ? computedIndex(frame.rule) : sql`CAST(NULL, 'Nullable(Float64)')`;
    const where = and(
      sql`dated AND has(${boundBuckets(frame).buckets}, bucket)`,
      isChosen(params, frame, run),
      params.id.length > 0 && isOneOf(sql`id`, params.id),
    );
    return sql`SELECT *, ${recomputed} AS recomputed, ${check(indexAgrees(frame, sql`rules`))} AS index_check,
        ${check(sql`verdict_agrees`)} AS verdict_check, ${check(sql`depth_agrees`)} AS depth_check
      FROM ${cellsOf(params, run, COLUMNS)} WHERE ${where}`;
  },
});
