import { searchWords } from '@/lib/text/fold';
import { containsWord } from '@/lib/text/fold-sql';
import type { Condition } from '../filter-rows';
import { type Names, namesIn } from './cells';
import type { CompetitionParams } from './params';

const SEARCHED =
  "concat(base_title, ' ', benchmark_title, ' ', ifNull(retailer, ''), ' ', ifNull(toString(base_brand), ''), ' ', ifNull(toString(benchmark_brand), ''), ' ', ifNull(csku_id, ''), ' ', ifNull(barcode, ''))";

export type CompetitionFilter = 'retailer' | 'brand' | 'tag' | 'own' | 'verdict' | 'since';

/** What a filter reads of a competition, as a list of texts. */
export const FILTERED: Readonly<Record<CompetitionFilter, string>> = {
  retailer:
    "arrayFilter(name -> name != '', [ifNull(toString(base_retailer), ''), ifNull(toString(benchmark_retailer), '')])",
  brand: "arrayFilter(name -> name != '', [ifNull(toString(base_brand), ''), ifNull(toString(benchmark_brand), '')])",
  tag: "arrayMap(tag -> concat(ifNull(tag.tag_name, ''), ':', ifNull(tag.tag_value, '')), arrayConcat(base_tags, benchmark_tags))",
  own: "multiIf(own IS NULL, [], own, ['own'], ['competitor'])",
  verdict: "[if(now_index IS NULL, 'NO_DATA', ifNull(toString(now_verdict), 'NOT_STATED'))]",
  since: "if(turn = '', [], [turn])",
};

/** The filters as a condition on a row of `histories`. */
export function chosen(params: CompetitionParams, except?: CompetitionFilter): Condition {
  const parts: string[] = [];
  const bound: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(FILTERED) as [CompetitionFilter, string][]) {
    const given = params[name];
    const values = typeof given === 'string' ? (given === 'all' ? [] : [given]) : given;
    if (name === except || values.length === 0) continue;
    parts.push(`hasAny(${sql}, {filter_${name}:Array(String)})`);
    bound[`filter_${name}`] = values;
  }
  for (const [at, word] of searchWords(params.q).entries()) {
    parts.push(containsWord(SEARCHED, `filter_q${at}`));
    bound[`filter_q${at}`] = word;
  }
  return { sql: parts.join(' AND ') || 'true', params: bound };
}

/** SQL: whether the `id` of a cell is that of a competition which the filters leave. */
export function isChosen(params: CompetitionParams): Condition {
  const where = chosen(params);
  if (where.sql === 'true') return where;
  return { sql: `id IN (SELECT id FROM (${histories(namesIn(where.sql))}) WHERE ${where.sql})`, params: where.params };
}

const NEWEST = [
  ...[
    'base_title',
    'benchmark_title',
    'base_retailer',
    'benchmark_retailer',
    'retailer',
    'base_brand',
    'benchmark_brand',
  ],
  ...['own', 'benchmark_own', 'csku_id', 'barcode', 'base_tags', 'benchmark_tags', 'band_min', 'band_max', 'margin'],
];
/** `place` stands for what is never read: there is no tuple of nothing. */
const newestIn = (reads: Names) => ['place', ...NEWEST.filter((name) => reads.has(name))];
const NOW = ['index', 'verdict', 'distance', 'base_price', 'benchmark_price', 'base_state', 'benchmark_state', 'depth'];
/** What is handed on of a competition's cell: columns and moves stand on some of it, whatever else is read. */
const cellIn = (reads: Names) => [
  ...['index', 'tone', 'base_price', 'benchmark_price'],
  ...NOW.slice(1).filter((name) => !name.endsWith('_price') && (reads.has(`now_${name}`) || reads.has(`was_${name}`))),
];

/** SQL: elements of the tuples below. */
const of = (side: 'now' | 'was', name: string, reads: Names) => `its_${side}.${cellIn(reads).indexOf(name) + 1}`;
const toneOf = (element: string) => `ifNull(nullIf(${element}, ''), 'none')`;

/**
 * The columns of a cell are aggregated, and handed on, as one tuple: each column has its price in every subquery.
 * @param more further aggregates of a competition's cells
 */
const packed = (reads: Names, more: readonly string[] = []) => `
  SELECT ${[
    'id',
    `argMax(tuple(${newestIn(reads).join(', ')}), bucket) AS newest`,
    `argMaxIf(tuple(${cellIn(reads).join(', ')}), row_no, bucket = at) AS its_now`,
    `argMaxIf(tuple(${cellIn(reads).join(', ')}), row_no, bucket = before) AS its_was`,
    ...more,
  ].join(', ')}
  FROM cells GROUP BY id`;

/**
 * Columns of a competition by their names: what it is, `now_…` at the bucket that is looked at, `was_…` at the compared one.
 * @param reads what the statement names that reads them: there are no others
 */
export const historyColumns = (reads: Names) => {
  const now = (name: string) => of('now', name, reads);
  const was = (name: string) => of('was', name, reads);
  const read = (names: readonly string[]) => names.filter((name) => reads.has(name));
  const isOn = `${now('tone')} = 'on'`;
  return [
    ...newestIn(reads).map((name, at) => `newest.${at + 1} AS ${name}`),
    ...NOW.flatMap((name) => [
      ...read([`now_${name}`]).map((column) => `${now(name)} AS ${column}`),
      ...read([`was_${name}`]).map((column) => `${was(name)} AS ${column}`),
    ]),
    ...read(['now_tone']).map((column) => `${toneOf(now('tone'))} AS ${column}`),
    ...read(['was_tone']).map((column) => `${toneOf(was('tone'))} AS ${column}`),
    ...read(['turn']).map(
      (column) => `multiIf(${was('index')} IS NULL OR ${now('index')} IS NULL, '',
      ${was('tone')} = 'on', if(${isOn}, 'kept', 'left'), ${isOn}, 'back', 'away') AS ${column}`,
    ),
  ].join(', ');
};

/** One row a competition, with the columns above. */
export const histories = (reads: Names) => `SELECT id, ${historyColumns(reads)} FROM (${packed(reads)})`;

const KNOWN =
  'arraySort(cell -> cell.1, groupArrayIf((bucket, tone, base_price, benchmark_price), index IS NOT NULL AND bucket BETWEEN buckets[1] AND at)) AS known';

/**
 * One row a competition with what moved it, for the columns above. `since` is the first bucket of its current verdict, null
 * where the verdict has been the same since the first bucket of the period. `mover` is the side whose price changed more
 * since the bucket before that, '' where it cannot be told. By how much is `MOVED`.
 */
export const movedHistories = (reads: Names, more: readonly string[] = []) => {
  const now = (name: string) => of('now', name, reads);
  return `
  SELECT *, multiIf(base_moved IS NULL OR benchmark_moved IS NULL, '',
      greatest(abs(base_moved), abs(benchmark_moved)) < 1e-9, '', abs(base_moved) >= abs(benchmark_moved), 'base', 'benchmark') AS mover
  FROM (
    SELECT *, if(since IS NULL, NULL, ${now('base_price')} / nullIf(known[turned_no].3, 0) - 1) AS base_moved,
      if(since IS NULL, NULL, ${now('benchmark_price')} / nullIf(known[turned_no].4, 0) - 1) AS benchmark_moved
    FROM (
      SELECT *, if(${now('index')} IS NULL OR turned_no = 0 OR turned_no = length(known), NULL, known[turned_no + 1].1) AS since
      FROM (SELECT *, arrayLastIndex(cell -> cell.2 != ${toneOf(now('tone'))}, known) AS turned_no FROM (${packed(reads, [KNOWN, ...more])}))))`;
};

export const MOVED = "multiIf(mover = 'base', base_moved, mover = 'benchmark', benchmark_moved, NULL)";
