import { type Condition, holds, wordsOf } from '../params';
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
  for (const [at, word] of wordsOf(params.q).entries()) {
    parts.push(holds(SEARCHED, `filter_q${at}`));
    bound[`filter_q${at}`] = word;
  }
  return { sql: parts.join(' AND ') || 'true', params: bound };
}

/** SQL: whether the `id` of a cell is that of a competition which the filters leave. */
export function isChosen(params: CompetitionParams): Condition {
  const where = chosen(params);
  if (where.sql === 'true') return where;
  return { sql: `id IN (SELECT id FROM (${HISTORIES}) WHERE ${where.sql})`, params: where.params };
}

const NEWEST = [
  ...[
    'place',
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
const NOW = ['index', 'verdict', 'distance', 'base_price', 'benchmark_price', 'base_state', 'benchmark_state', 'depth'];

const element = (tuple: string, prefix: string) => (name: string, at: number) =>
  `${tuple}.${at + 1} AS ${prefix}${name}`;

/**
 * One row a competition: what it is, `now_…` at the bucket that is looked at, `was_…` at the compared one, and its cells with an
 * index up to now as `known`, the oldest first. The columns of a cell are aggregated as one tuple: each aggregate has its price.
 */
export const HISTORIES = `
  SELECT *, multiIf(was_index IS NULL OR now_index IS NULL, '', was_tone = 'on', if(now_tone = 'on', 'kept', 'left'), now_tone = 'on', 'back', 'away') AS turn
  FROM (
    SELECT id, known, all_cells, ${NEWEST.map(element('newest', '')).join(', ')},
      ${NOW.map(element('its_now', 'now_')).join(', ')}, ${NOW.map(element('its_was', 'was_')).join(', ')},
      ifNull(nullIf(its_now.${NOW.length + 1}, ''), 'none') AS now_tone, ifNull(nullIf(its_was.${NOW.length + 1}, ''), 'none') AS was_tone
    FROM (
      SELECT id, argMax(tuple(${NEWEST.join(', ')}), bucket) AS newest,
        argMaxIf(tuple(${[...NOW, 'tone'].join(', ')}), row_no, bucket = at) AS its_now,
        argMaxIf(tuple(${[...NOW, 'tone'].join(', ')}), row_no, bucket = before) AS its_was,
        arraySort(cell -> cell.1, groupArrayIf((bucket, tone, base_price, benchmark_price), index IS NOT NULL AND bucket <= at)) AS known,
        groupArray((bucket, tone, index, distance, base_state, benchmark_state)) AS all_cells
      FROM cells GROUP BY id))`;
