import { competitions } from '@/lib/metrics/price-competition';
import { list } from '../params';
import type { State } from '../query';
import { tableQuery } from '../table';
import { namesIn, periodNeeds } from './cells';
import { type Frame, frameOf, withCells } from './frame';
import { chosen, historyColumns, MOVED, movedHistories } from './histories';
import { competitionParams } from './params';

/** The nearest price of the base, to the cent, whose index is inside the band while the benchmark stays. */
function priceOn({ rule }: Frame): string {
  if (!rule) return "CAST(NULL, 'Nullable(Float64)')";
  const { scale, flipped } = rule;
  const at = (edge: string) =>
    `now_benchmark_price * ${flipped ? `(${scale} / nullIf(${edge}, 0))` : `(${edge} / ${scale})`} * 100`;
  const highest = `floor(${at(flipped ? 'band_min' : 'band_max')} + 1e-6) / 100`;
  const lowest = `ceil(${at(flipped ? 'band_max' : 'band_min')} - 1e-6) / 100`;
  // An index above the band means a base price that is too high, or too low where the ratio is flipped.
  const nearest = `if((now_distance > 0) = ${!flipped}, ${highest}, ${lowest})`;
  // A band narrower than a cent may hold no price.
  return `if(ifNull(now_distance, 0) = 0 OR now_benchmark_price IS NULL OR ${lowest} > ${highest}, NULL, ${nearest})`;
}

/** Of a day without any competition. */
const EMPTY: Partial<Record<State, string>> = { no_data: 'e', failed: 'x', not_collected: 'm' };

/** A cell as it is read: `distance` is index points from the band, null without a side, and `base` and `benchmark` their status. */
type Cell = [
  bucket: string,
  tone: string,
  distance: number | null,
  margin: number | null,
  index: number | null,
  base: string | null,
  benchmark: string | null,
];
const CELLS = 'groupArray(tuple(bucket, tone, distance, margin, index, base_state, benchmark_state)) AS cells_';

const LETTERS: Record<string, string> = { on: 'o', near: 'n', unknown: 'u', none: '-' };
/**
 * A letter for each bucket: o on target, n near, a off above the band, b off below it, A and B far off, f off without a side,
 * u another word, - no index. Far is further than twice the margin, or than a twentieth where there is none.
 */
function letterOf([, tone, distance, margin]: Cell, { rule }: Frame): string {
  const isFar = Math.abs(distance ?? 0) > ((margin ?? 0) > 0 ? 2 * (margin ?? 0) : (rule?.scale ?? 1) / 20);
  const side = (distance ?? 0) > 0 ? 'a' : (distance ?? 0) < 0 ? 'b' : 'f';
  return LETTERS[tone] ?? (isFar ? side.toUpperCase() : side);
}

export interface CompetitionLine {
  id: string;
  base_title: string;
  benchmark_title: string;
  retailer: string | null;
  base_retailer: string | null;
  benchmark_retailer: string | null;
  base_brand: string | null;
  benchmark_brand: string | null;
  own: boolean | null;
  benchmark_own: boolean | null;
  csku_id: string | null;
  now_index: number | null;
  now_tone: 'on' | 'near' | 'off' | 'none' | 'unknown';
  now_verdict: string | null;
  now_distance: number | null;
  away: number | null;
  now_base_price: number | null;
  now_benchmark_price: number | null;
  now_base_state: string | null;
  now_benchmark_state: string | null;
  band_min: number | null;
  band_max: number | null;
  margin: number | null;
  /** Index points since the compared bucket. */
  difference: number | null;
  since: string | null;
  /** Newly so in this bucket. */
  is_new: boolean;
  mover: '' | 'base' | 'benchmark';
  moved: number | null;
  price_on: number | null;
  turn: string;
  /** One letter and one index a bucket of the period: of a day without any competition e nothing published, x failed, m not collected. */
  strip: string;
  indices: (number | null)[];
  /** Of buckets without an index: bucket, status of the base, status of the benchmark. */
  without: [bucket: string, base: string | null, benchmark: string | null][];
}

/** The competitions of a page, each with its strip of buckets. */
export const lines = tableQuery<CompetitionLine, CompetitionLine & { cells_: Cell[] }>()({
  name: 'price-competition/lines',
  title: 'Competitions',
  noun: 'competitions',
  params: {
    ...competitionParams,
    /** on, near, off, none, unknown: how the service judges the bucket. */ tone: list(),
    id: list(),
  },
  columns: {
    base_title: { title: 'Base', kind: 'text' },
    retailer: { title: 'Retailer', kind: 'text' },
    benchmark_title: { title: 'Benchmark', kind: 'text' },
    now_base_price: {
      title: 'Base price',
      kind: 'number',
      definition:
        'The price of the base, in the currency of its shop: the service names none. A price of 0 is no price.',
    },
    now_benchmark_price: {
      title: 'Benchmark price',
      kind: 'number',
      definition:
        'The price of the benchmark, in the currency of its shop: the service names none. A price of 0 is no price.',
    },
    now_index: { title: 'Index', kind: 'number', unit: 'index', definition: 'The index as the service gives it.' },
    now_verdict: { title: 'Verdict', kind: 'text', definition: 'The word of the service.' },
    band_min: { title: 'Target from', kind: 'number', unit: 'index', definition: 'Lower edge of the target band.' },
    band_max: { title: 'Target to', kind: 'number', unit: 'index', definition: 'Upper edge of the target band.' },
    margin: { title: 'Margin', kind: 'number', unit: 'points', definition: 'So far outside the band is still near.' },
    now_distance: {
      title: 'Off by',
      kind: 'number',
      unit: 'points',
      definition: 'Index points above the target band, negative below it, 0 inside.',
    },
    away: {
      title: 'Distance',
      kind: 'number',
      unit: 'points',
      definition: 'Index points from the target band, whichever way.',
    },
    difference: {
      title: 'Change',
      kind: 'number',
      unit: 'points',
      definition: 'Index points since the compared bucket. Null unless both have an index.',
    },
    price_on: {
      title: 'On target at',
      kind: 'number',
      definition:
        'The nearest price of the base whose index is inside the band at the benchmark’s current price. The upper edge is rounded down to the cent, the lower edge up; empty if no cent is inside.',
    },
    since: {
      title: 'Since',
      kind: 'day',
      definition: 'First bucket of the verdict as it stands; blank where it has stood all the period.',
    },
    mover: {
      title: 'Who moved',
      kind: 'text',
      definition: 'Whose price changed more since the last bucket of another verdict.',
      beside: 'moved',
    },
  },
  fields: [
    ...[
      'id',
      'base_retailer',
      'benchmark_retailer',
      'base_brand',
      'benchmark_brand',
      'own',
      'benchmark_own',
      'csku_id',
      'now_tone',
    ],
    ...['now_base_state', 'now_benchmark_state', 'is_new', 'moved', 'turn', 'cells_', 'off_rank', 'place'],
  ],
  search: ['base_title', 'benchmark_title', 'retailer', 'base_brand', 'benchmark_brand', 'csku_id', 'now_verdict'],
  sort: 'retailer.asc',
  key: ['off_rank', 'place', 'id'],
  needs: periodNeeds,
  async from(params, run, selected) {
    const frame = await frameOf(params, run);
    const where = chosen(params);
    const parts = [where.sql];
    if (params.tone.length > 0) parts.push('now_tone IN {tones:Array(String)}');
    if (params.id.length > 0) parts.push('id IN {ids:Array(String)}');
    const its = `${MOVED} AS moved, ${priceOn(frame)} AS price_on, now_index - was_index AS difference, abs(now_distance) AS away,
      ifNull(-away, 1) AS off_rank, toBool(ifNull(since = at, false)) AS is_new`;
    const outside = `${selected} ${its} ${parts.join(' ')}`;
    const reads = namesIn(outside);
    const rows = movedHistories(reads, [CELLS]);
    const base = withCells(params, frame, run, namesIn(`${rows} ${outside}`));
    return {
      named: `${base.sql}, ${historyColumns(reads)}, ${its}`,
      sql: rows,
      where: parts.join(' AND '),
      params: { ...base.params, ...where.params, tones: params.tone, ids: params.id },
    };
  },
  async finish(read, params, run) {
    const frame = await frameOf(params, run);
    const { buckets } = frame;
    const states = new Map(run.days({ view: competitions }).map(({ day, state }) => [day, state]));
    // Only days can be without an answer: longer buckets are those that the answer has.
    const empty = buckets.map((bucket) => (params.by === 'DAILY' && EMPTY[states.get(bucket) ?? 'complete']) || '-');
    return read.map(({ cells_: cells, ...line }) => {
      const byBucket = new Map(cells.toReversed().map((cell) => [cell[0], cell]));
      const found = buckets.map((bucket) => byBucket.get(bucket));
      return {
        ...line,
        strip: found.map((cell, at) => (cell ? letterOf(cell, frame) : empty[at])).join(''),
        indices: found.map((cell) => cell?.[4] ?? null),
        without: found.flatMap((cell): CompetitionLine['without'] =>
          cell && cell[4] === null ? [[cell[0], cell[5], cell[6]]] : [],
        ),
      };
    });
  },
});
