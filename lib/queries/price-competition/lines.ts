import { SIDES } from '@/lib/contract/price-competition';
import { type Cell, cell } from '@/lib/datasets/competitions/cells';
import { isOneOf } from '@/lib/metrics/conditions';
import { and, identifier, join, pick, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { prefixed } from '@/lib/metrics/view';
import { list } from '../params';
import type { CollectedDay, State } from '../query';
import { table } from '../table';
import { daysByPage, NAME_COLUMNS, periodNeeds } from './cells';
import { historyFilters } from './filters';
import { boundBuckets, type Frame, frameOf } from './frame';
import { MOVED, movedHistories, NOW_TONE, newest, now, was } from './histories';
import { type CompetitionLine, lineColumns } from './lines.columns';
import { type CompetitionParams, competitionParams } from './params';

/**
 * Returns SQL of the nearest base price with an index inside the band, if the benchmark does not change. The upper edge
 * is rounded down to the cent, the lower edge up. Null if no cent is inside.
 */
function priceOn({ rule }: Frame): Sql {
  if (!rule) return sql`CAST(NULL, 'Nullable(Float64)')`;
  const scale = raw(String(rule.scale));
  const cents = (edge: Sql) =>
    sql`${now.benchmark_price} * ${rule.flipped ? sql`(${scale} / nullIf(${edge}, 0))` : sql`(${edge} / ${scale})`} * 100`;
  const [low, high] = [newest.band_min, newest.band_max];
  const highest = sql`floor(${cents(rule.flipped ? low : high)} + 1e-6) / 100`;
  const lowest = sql`ceil(${cents(rule.flipped ? high : low)} - 1e-6) / 100`;
  // An index above the band means that the base price is too high, or too low if the ratio is flipped.
  const nearest = sql`if((${now.distance} > 0) = ${raw(String(!rule.flipped))}, ${highest}, ${lowest})`;
  // A band narrower than a cent may contain no price.
  return sql`if(ifNull(${now.distance}, 0) = 0 OR ${now.benchmark_price} IS NULL OR ${lowest} > ${highest}, NULL, ${nearest})`;
}

/** Letters of days without competitions. */
const EMPTY: Partial<Record<State, string>> = { no_data: 'e', failed: 'x', not_collected: 'm' };

/**
 * Columns of `cells_`: an object for each bucket. `distance` is index points from the band, null where the side is
 * unknown.
 */
const CELL = ['bucket', 'tone', 'distance', 'margin', 'index', ...prefixed(SIDES, ['state', 'seller'])] as const;

type BucketCell = Cell<(typeof CELL)[number]>;

const DESCRIPTION = [
  ...NAME_COLUMNS,
  'place',
  'band_min',
  'band_max',
  'margin',
  'base_brand',
  'benchmark_brand',
  'csku_id',
] as const;
const FIGURES = ['index', 'verdict', 'distance', ...prefixed(SIDES, ['price', 'state', 'seller'])] as const;

const LETTERS: Record<string, string> = { on: 'o', near: 'n', unknown: 'u', none: '-' };
/**
 * A letter for each bucket: o on target, n near, a off above the band, b off below it, A and B far off, f off without a
 * side, u another word, - no index. Far is further than twice the margin, or than a twentieth where there is none.
 */
function letterOf({ tone, distance, margin }: BucketCell, { rule }: Frame): string {
  const isFar = Math.abs(distance ?? 0) > ((margin ?? 0) > 0 ? 2 * (margin ?? 0) : (rule?.scale ?? 1) / 20);
  const side = (distance ?? 0) > 0 ? 'a' : (distance ?? 0) < 0 ? 'b' : 'f';
  return LETTERS[tone] ?? (isFar ? side.toUpperCase() : side);
}

/** A line before `finish` computes its strip. */
interface ReadLine extends Omit<CompetitionLine, 'strip' | 'indices' | 'without' | 'mover_seller' | 'seller_before'> {
  cells_: BucketCell[];
  /** The page that lists its newest bucket. */
  page_: number;
}

/** Returns a letter for each bucket without a cell. Only daily ones can lack an answer, as longer ones are read from it. */
function emptyLetters(days: readonly CollectedDay[], { buckets }: Frame, by: CompetitionParams['by']): string[] {
  const states = new Map(days.map(({ day, state }) => [day, state]));
  return buckets.map((bucket) => (by === 'DAILY' && EMPTY[states.get(bucket) ?? 'complete']) || '-');
}

/** Returns the merchants whose prices the mover had in the selected bucket and before its current verdict. */
function sellersOf({ mover, since, ...line }: Omit<ReadLine, 'cells_' | 'page_'>, cells: readonly BucketCell[]) {
  if (mover === '' || since === null) return { mover_seller: null, seller_before: null };
  const before = cells
    .filter(({ bucket, index }) => index !== null && bucket < since)
    .reduce<BucketCell | null>((last, cell) => (last && last.bucket >= cell.bucket ? last : cell), null);
  return { mover_seller: line[`now_${mover}_seller`], seller_before: before?.[`${mover}_seller`] ?? null };
}

/** The competitions of a page, each with its strip of buckets. */
export const lines = table({
  name: 'price-competition/lines',
  title: 'Competitions',
  noun: 'competitions',
  params: {
    ...competitionParams,
    /** Verdicts of the service: on, near, off, none, unknown. */ tone: list(),
    id: list(),
  },
  columns: lineColumns,
  sort: 'retailer.asc',
  key: ['off_rank', 'place', 'id'],
  needs: periodNeeds,
  async rows(params, run) {
    const frame = await frameOf(params, run);
    const where = and(
      historyFilters.where(params),
      params.tone.length > 0 && isOneOf(NOW_TONE, params.tone),
      params.id.length > 0 && isOneOf(sql`id`, params.id),
    );
    const columns = [
      ...DESCRIPTION.map((column) => sql`${newest[column]} AS ${identifier(column)}`),
      ...FIGURES.map((column) => sql`${now[column]} AS ${identifier(`now_${column}`)}`),
    ];
    const cells = sql`groupArray(${tupleOf(Object.values(pick(cell, ...CELL)))}) AS cells_`;
    return sql`SELECT id, ${join(columns)}, ${NOW_TONE} AS now_tone, since, known_from, mover, ${MOVED} AS moved,
        toBool(ifNull(since = ${boundBuckets(frame).current}, false)) AS is_new, ${priceOn(frame)} AS price_on,
        ${now.index} - ${was.index} AS difference, abs(${now.distance}) AS away, ifNull(0 - abs(${now.distance}), 1) AS off_rank,
        cells_, ${newest.page} AS page_
      FROM ${movedHistories({ params, frame, run, aggregates: [cells] })} WHERE ${where}`;
  },
  async finish(rows: ReadLine[], params, run) {
    const frame = await frameOf(params, run);
    const { buckets } = frame;
    const days = daysByPage(params, run);
    const empty = new Map([...days].map(([page, ofPage]) => [page, emptyLetters(ofPage, frame, params.by)]));
    return rows.map(({ cells_: cells, page_: page, ...line }) => {
      const byBucket = new Map(cells.toReversed().map((cell) => [cell.bucket, cell]));
      const cellsByBucket = buckets.map((bucket) => byBucket.get(bucket));
      return {
        ...line,
        strip: cellsByBucket
          .map((cell, index) => (cell ? letterOf(cell, frame) : (empty.get(page)?.[index] ?? '-')))
          .join(''),
        indices: cellsByBucket.map((cell) => cell?.index ?? null),
        ...sellersOf(line, cells),
        without: cellsByBucket.flatMap((cell): CompetitionLine['without'] =>
          cell && cell.index === null ? [[cell.bucket, cell.base_state, cell.benchmark_state]] : [],
        ),
      };
    });
  },
});
