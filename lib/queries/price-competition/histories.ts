import { SIDES } from '@/lib/contract/price-competition';
import { join, NAMED_TUPLES, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { prefixed } from '@/lib/metrics/view';
import type { Run } from '../query';
import { type CellColumn, cellsOf, INDEX_COLUMNS, NAME_COLUMNS } from './cells';
import { boundBuckets, type Frame } from './frame';
import type { CompetitionParams } from './params';

/** Columns of `newest`, which describe a competition by its newest bucket. */
const DESCRIPTION = [
  'place',
  ...NAME_COLUMNS,
  ...prefixed(SIDES, ['retailer', 'brand', 'tags']),
  'own',
  'csku_id',
  'barcode',
  'band_min',
  'band_max',
  'margin',
] as const satisfies readonly CellColumn[];

/** What a bucket has, in `now` of the selected bucket and in `was` of the compared one. */
const FIGURES = [...INDEX_COLUMNS, ...prefixed(SIDES, ['state', 'seller'])] as const;

export type HistoryColumn = (typeof DESCRIPTION)[number] | (typeof FIGURES)[number];

/** SQL over the rows of `histories`, and the columns that it reads. */
export interface HistoryValue {
  readonly sql: Sql;
  readonly columns: readonly HistoryColumn[];
}

interface HistoriesOf {
  params: CompetitionParams;
  frame: Frame;
  run: Run;
  /** Columns of `newest`, `now` and `was`. Index and tone are always included. */
  columns: readonly HistoryColumn[];
  /** Further aggregates of the cells of a competition. */
  aggregates?: { readonly sql: Sql; readonly columns: readonly CellColumn[] }[];
}

/** Returns a SELECT with a row for each competition: `id`, and the tuples `newest`, `now` and `was`. */
export function histories({ params, frame, run, columns, aggregates = [] }: HistoriesOf): Sql {
  const { at, before } = boundBuckets(frame);
  const description = DESCRIPTION.filter((column) => column === 'place' || columns.includes(column));
  const figures = FIGURES.filter((column) => column === 'index' || column === 'tone' || columns.includes(column));
  const read = [...description, ...figures, ...aggregates.flatMap((aggregate) => aggregate.columns)];
  const selected = [
    sql`id`,
    sql`argMax(${tupleOf(description)}, bucket) AS newest`,
    sql`argMaxIf(${tupleOf(figures)}, row_no, bucket = ${at}) AS now`,
    sql`argMaxIf(${tupleOf(figures)}, row_no, bucket = ${before}) AS was`,
    ...aggregates.map((aggregate) => aggregate.sql),
  ];
  return sql`SELECT ${join(selected)} FROM ${cellsOf(params, run, ['id', 'row_no', 'bucket', ...read])} GROUP BY id ${NAMED_TUPLES}`;
}

/** SQL of the tone of the selected bucket, `none` without an index. */
export const NOW_TONE = sql`ifNull(nullIf(now.tone, ''), 'none')`;

/**
 * What happened to the target since the compared bucket: left, back, kept or away; '' unless both buckets have an
 * index.
 */
export const TURN = sql`multiIf(was.index IS NULL OR now.index IS NULL, '',
  was.tone = 'on', if(now.tone = 'on', 'kept', 'left'), now.tone = 'on', 'back', 'away')`;

/**
 * Adds to `histories` what moved a competition: `since` is the first bucket of its current verdict, null where the
 * verdict has been the same since the first bucket of the period. `mover` is the side with the larger change of price
 * since the bucket before that, '' if that is unknown.
 */
export function movedHistories({ columns, aggregates = [], ...of }: HistoriesOf): Sql {
  const { at, buckets } = boundBuckets(of.frame);
  const prices = ['base_price', 'benchmark_price'] as const;
  const withIndex = {
    sql: sql`arraySort(cell -> cell.bucket, groupArrayIf(${tupleOf(['bucket', 'tone', ...prices])}, index IS NOT NULL AND bucket BETWEEN ${buckets}[1] AND ${at})) AS known`,
    columns: prices,
  };
  const rows = histories({ ...of, columns: [...columns, ...prices], aggregates: [withIndex, ...aggregates] });
  const movedOf = (price: Sql) => sql`if(since IS NULL, NULL, now.${price} / nullIf(known[turned_no].${price}, 0) - 1)`;
  return sql`SELECT *, arrayLastIndex(cell -> cell.tone != ${NOW_TONE}, known) AS turned_no,
      if(now.index IS NULL OR turned_no = 0 OR turned_no = length(known), NULL, known[turned_no + 1].bucket) AS since,
      ${movedOf(sql`base_price`)} AS base_moved, ${movedOf(sql`benchmark_price`)} AS benchmark_moved,
      multiIf(base_moved IS NULL OR benchmark_moved IS NULL, '', greatest(abs(base_moved), abs(benchmark_moved)) < 1e-9, '',
        abs(base_moved) >= abs(benchmark_moved), 'base', 'benchmark') AS mover
    FROM (${rows})`;
}

/** SQL of the relative change of the mover's price. */
export const MOVED = sql`multiIf(mover = 'base', base_moved, mover = 'benchmark', benchmark_moved, NULL)`;
