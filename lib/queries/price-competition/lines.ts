import { stateOf } from '@/lib/queries/shared/dates';
import { list } from '../params';
import { tableQuery } from '../table';
import { periodNeed } from './cells';
import { frameOf, withCells } from './frame';
import { chosen, MOVED } from './histories';
import { competitionParams } from './params';

/** Whether the base's price is above what its target allows: the index is, or the other way round. */
const TOO_HIGH = '(now_distance > 0) != flipped';
const EDGE = 'if(now_distance > 0, band_max, band_min)';
const AT_EDGE = `now_benchmark_price * if(flipped, scale / nullIf(${EDGE}, 0), ${EDGE} / scale)`;
const PRICE_ON = `if(rule = 0 OR ifNull(now_distance, 0) = 0 OR now_benchmark_price IS NULL, NULL,
  if(${TOO_HIGH}, floor(${AT_EDGE} * 100 + 1e-6) / 100, ceil(${AT_EDGE} * 100 - 1e-6) / 100))`;

/** Further off than twice the margin, or by a twentieth where there is none. */
const FAR = 'abs(ifNull(off_by, 0)) > if(ifNull(margin, 0) > 0, 2 * margin, scale / 20)';
/**
 * A letter for each bucket: o on target, n near, a off above the band, b off below it, A and B far off, f off without a side,
 * u another word, - no index. Of a day without any competition: e nothing published, x failed, m not collected.
 */
const LETTER = `multiIf(tone = 'on', 'o', tone = 'near', 'n', tone = 'unknown', 'u', tone = 'none', '-',
  ifNull(off_by, 0) > 0, if(${FAR}, 'A', 'a'), ifNull(off_by, 0) < 0, if(${FAR}, 'B', 'b'), 'f')`;
/** Only days can be without an answer: longer buckets are those that the answer has. */
const EMPTY_DAY = `transform(${stateOf('competitions', 'toDate(bucket)')}, ['n', 'f', '-'], ['e', 'x', 'm'], '-')`;

/** Where the cell of each bucket stands among a competition's, 0 where it has none; and columns of its cells, found by that. */
const STRIPS = `
  arrayMap(bucket -> indexOf(all_cells.1, bucket), buckets) AS cell_nos,
  arrayMap((tone, off_by) -> ${LETTER}, all_cells.2, all_cells.4) AS letters,
  all_cells.3 AS all_indices`;

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
  /** One letter and one index a bucket of the period. */
  strip: string;
  indices: (number | null)[];
  /** Of buckets without an index: bucket, status of the base, status of the benchmark. */
  without: [bucket: string, base: string | null, benchmark: string | null][];
}

/** The competitions of a page, each with its strip of buckets. */
export const lines = tableQuery<CompetitionLine>()({
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
      definition: 'The price of the base, in the currency of its shop: the service names none.',
    },
    now_benchmark_price: {
      title: 'Benchmark price',
      kind: 'number',
      definition: 'The price of the benchmark, in the currency of its shop: the service names none.',
    },
    now_index: { title: 'Index', kind: 'number', unit: 'index', definition: 'The index as the service gives it.' },
    now_verdict: { title: 'Verdict', kind: 'text', definition: 'The word of the service.' },
    band_min: { title: 'Target from', kind: 'number', unit: 'index', definition: 'Lower edge of the target band.' },
    band_max: { title: 'Target to', kind: 'number', unit: 'index', definition: 'Upper edge of the target band.' },
    margin: { title: 'Margin', kind: 'number', unit: 'index', definition: 'So far outside the band is still near.' },
    now_distance: {
      title: 'Off by',
      kind: 'number',
      unit: 'index',
      definition: 'Index points above the target band, negative below it, 0 inside.',
    },
    away: {
      title: 'Distance',
      kind: 'number',
      unit: 'index',
      definition: 'Index points from the target band, whichever way.',
    },
    difference: {
      title: 'Change',
      kind: 'number',
      unit: 'index',
      definition: 'Index points since the compared bucket. Null unless both have an index.',
    },
    price_on: {
      title: 'On target at',
      kind: 'number',
      definition:
        'The nearest price of the base, to the cent, whose index is inside the band while the benchmark stays.',
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
    ...[
      'now_base_state',
      'now_benchmark_state',
      'is_new',
      'moved',
      'turn',
      'strip',
      'indices',
      'without',
      'off_rank',
      'place',
    ],
  ],
  search: ['base_title', 'benchmark_title', 'retailer', 'base_brand', 'benchmark_brand', 'csku_id', 'now_verdict'],
  sort: 'retailer.asc',
  key: ['off_rank', 'place', 'id'],
  needs: (params) => [periodNeed(params)],
  async from(params, run) {
    const base = withCells(params, await frameOf(params, run));
    const where = chosen(params);
    const parts = [where.sql];
    if (params.tone.length > 0) parts.push('now_tone IN {tones:Array(String)}');
    if (params.id.length > 0) parts.push('id IN {ids:Array(String)}');
    return {
      sql: `
        WITH ${base.sql}, arrayMap(bucket -> ${params.by === 'DAILY' ? EMPTY_DAY : "'-'"}, buckets) AS empty_letters
        SELECT *, ${STRIPS}, ${PRICE_ON} AS price_on, now_index - was_index AS difference, abs(now_distance) AS away, ifNull(-away, 1) AS off_rank,
          toBool(ifNull(since = at, false)) AS is_new,
          arrayStringConcat(arrayMap((no, none) -> if(no = 0, none, letters[no]), cell_nos, empty_letters)) AS strip,
          arrayMap(no -> if(no = 0, NULL, all_indices[no]), cell_nos) AS indices,
          arraySort(arrayMap(cell -> (cell.1, cell.5, cell.6), arrayFilter(cell -> cell.3 IS NULL AND has(buckets, cell.1), all_cells))) AS without
        FROM (${MOVED})
        WHERE ${parts.join(' AND ')}`,
      params: { ...base.params, ...where.params, tones: params.tone, ids: params.id },
    };
  },
});
