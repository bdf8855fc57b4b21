import { SIDES } from '@/lib/contract/price-competition';
import { cell } from '@/lib/datasets/competitions/cells';
import { columnsOf, identifier, join, NAMED_TUPLES, rowsNamed, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { prefixed } from '@/lib/metrics/view';
import type { Run } from '../query';
import { cellsOf, INDEX_COLUMNS, NAME_COLUMNS } from './cells';
import { boundBuckets, type Frame } from './frame';
import type { CompetitionParams } from './params';

const HISTORIES = 'histories';

/** What a bucket has. */
const FIGURES = [...INDEX_COLUMNS, ...prefixed(SIDES, ['state', 'seller'])] as const;

/** A competition as its newest bucket describes it. */
export const newest = columnsOf(
  HISTORIES,
  [
    'page',
    'place',
    ...NAME_COLUMNS,
    ...prefixed(SIDES, ['retailer', 'brand', 'tags']),
    'own',
    'csku_id',
    'barcode',
    'band_min',
    'band_max',
    'margin',
  ],
  'newest',
);
/** The selected bucket of a competition. */
export const now = columnsOf(HISTORIES, FIGURES, 'now');
/** The compared bucket of a competition. */
export const was = columnsOf(HISTORIES, FIGURES, 'was');

interface HistoriesOptions {
  params: CompetitionParams;
  frame: Frame;
  run: Run;
  /** Further aggregates of the cells of a competition. */
  aggregates?: readonly Sql[];
  /** Leaves out competitions that only a compared day before the period has. */
  isPeriodOnly?: boolean;
}

/**
 * Returns the FROM operand of the histories: a row for each competition with `id`, and with the columns of `newest`, `now`
 * and `was` that the statement names.
 */
export function histories({ params, frame, run, aggregates = [], isPeriodOnly = false }: HistoriesOptions): Sql {
  const { current, before, buckets } = boundBuckets(frame);
  const having = isPeriodOnly ? sql`HAVING max(${cell.bucket}) >= ${buckets}[1]` : sql``;
  const cells: Readonly<Record<string, Sql>> = cell;
  const tuples: [name: string, aggregateOf: (tuple: Sql) => Sql][] = [
    ['newest', (tuple) => sql`argMax(${tuple}, ${cell.bucket})`],
    ['now', (tuple) => sql`argMaxIf(${tuple}, ${cell.row_no}, ${cell.bucket} = ${current})`],
    ['was', (tuple) => sql`argMaxIf(${tuple}, ${cell.row_no}, ${cell.bucket} = ${before})`],
  ];
  return rowsNamed(HISTORIES, (names) => {
    const paths = names.map((name) => name.split('.'));
    const selected = tuples.flatMap(([tuple, aggregateOf]) => {
      const columns = paths.flatMap(([name, column = '']) => (name === tuple ? (cells[column] ?? []) : []));
      return columns.length === 0 ? [] : [sql`${aggregateOf(tupleOf(columns))} AS ${identifier(tuple)}`];
    });
    return sql`(
      SELECT ${join([cell.id, ...selected, ...aggregates])}
      FROM ${cellsOf(params, run)} GROUP BY ${cell.id} ${having} ${NAMED_TUPLES})`;
  });
}

/** SQL of the tone of the selected bucket, `none` without an index. */
export const NOW_TONE = sql`ifNull(nullIf(${now.tone}, ''), 'none')`;

/**
 * What happened to the target since the compared bucket: left, back, kept or away; '' unless both buckets have an
 * index.
 */
export const TURN = sql`multiIf(${was.index} IS NULL OR ${now.index} IS NULL, '',
  ${was.tone} = 'on', if(${now.tone} = 'on', 'kept', 'left'), ${now.tone} = 'on', 'back', 'away')`;

/**
 * Adds to `histories` of the period what moved a competition: `since` is the first bucket of its current verdict on its
 * side of the band, null if no other verdict is known before it in the period. `known_from` is then the first bucket with an
 * index, null if that is the first one of the period. `mover` is the side with the larger change
 * of price since the bucket before that, '' if that is unknown.
 */
export function movedHistories({ aggregates = [], ...options }: Omit<HistoriesOptions, 'isPeriodOnly'>): Sql {
  const { current, buckets } = boundBuckets(options.frame);
  const indexed = tupleOf([cell.bucket, cell.tone, cell.distance, cell.base_price, cell.benchmark_price]);
  const isOtherSide = sql`ifNull(sign(cell.distance) * sign(${now.distance}) < 0, false)`;
  const inPeriod = sql`${cell.index} IS NOT NULL AND ${cell.bucket} BETWEEN ${buckets}[1] AND ${current}`;
  const indexedCells = sql`arraySort(cell -> cell.bucket, groupArrayIf(${indexed}, ${inPeriod})) AS indexed_cells`;
  const movedOf = (price: Sql, before: Sql) => sql`if(since IS NULL, NULL, ${price} / nullIf(${before}, 0) - 1)`;
  return sql`(
    SELECT *, arrayLastIndex(cell -> cell.tone != ${NOW_TONE} OR ${isOtherSide}, indexed_cells) AS turned_no,
      if(${now.index} IS NULL OR turned_no = 0 OR turned_no = length(indexed_cells), NULL, indexed_cells[turned_no + 1].bucket) AS since,
      if(${now.index} IS NULL OR since IS NOT NULL OR indexed_cells[1].bucket <= ${buckets}[1], NULL, indexed_cells[1].bucket) AS known_from,
      ${movedOf(now.base_price, sql`indexed_cells[turned_no].base_price`)} AS base_moved,
      ${movedOf(now.benchmark_price, sql`indexed_cells[turned_no].benchmark_price`)} AS benchmark_moved,
      multiIf(base_moved IS NULL OR benchmark_moved IS NULL, '', greatest(abs(base_moved), abs(benchmark_moved)) < 1e-9, '',
        abs(base_moved) >= abs(benchmark_moved), 'base', 'benchmark') AS mover
    FROM ${histories({ ...options, aggregates: [indexedCells, ...aggregates], isPeriodOnly: true })})`;
}

/** SQL of the relative change of the mover's price. */
export const MOVED = sql`multiIf(mover = 'base', base_moved, mover = 'benchmark', benchmark_moved, NULL)`;
