import { SIDES } from '@/lib/contract/price-competition';
import { cell } from '@/lib/datasets/competitions/cells';
import { and, join, pick, type Sql, sql } from '@/lib/metrics/sql';
import { prefixed } from '@/lib/metrics/view';
import { table } from '../table';
import { bucketColumns } from './buckets.columns';
import { cellsOf, NAME_COLUMNS, periodNeeds } from './cells';
import { isChosen } from './filters';
import { boundBuckets, computedIndex, frameOf, indexAgrees } from './frame';
import { competitionParams } from './params';

/** Columns of the table that are columns of cells. */
const SAME = pick(
  cell,
  ...NAME_COLUMNS,
  'id',
  'place',
  'bucket',
  'ends',
  'index',
  'verdict',
  'distance',
  'depth',
  ...prefixed(SIDES, ['price', 'depth', 'state', 'cheapest']),
);

const check = (agrees: Sql) => sql`if(${agrees} IS NULL, NULL, if(${agrees}, 'agrees', 'differs'))`;

/** Every bucket of every competition, with the numbers of the service and the recomputed ones. */
export const buckets = table({
  name: 'price-competition/buckets',
  title: 'All days',
  noun: 'rows',
  params: competitionParams,
  columns: bucketColumns,
  sort: 'bucket.desc',
  key: ['place', 'id', 'bucket'],
  needs: periodNeeds,
  async rows(params, run) {
    const frame = await frameOf(params, run);
    const recomputed = frame.rule ? computedIndex(frame.rule) : sql`CAST(NULL, 'Nullable(Float64)')`;
    const where = and(
      sql`${cell.dated} AND has(${boundBuckets(frame).buckets}, ${cell.bucket})`,
      isChosen(params, frame, run),
    );
    return sql`SELECT ${join(Object.values(SAME))},
        ${recomputed} AS recomputed, ${check(indexAgrees(frame, cell.rules))} AS index_check,
        ${check(cell.verdict_agrees)} AS verdict_check, ${check(cell.depth_agrees)} AS depth_check
      FROM ${cellsOf(params, run)} WHERE ${where}`;
  },
});
