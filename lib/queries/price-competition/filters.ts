import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import { matchesSearch } from '@/lib/metrics/conditions';
import { chosenValues } from '../params';
import type { Run } from '../query';
import type { Frame } from './frame';
import { type HistoryValue, histories, TURN } from './histories';
import type { CompetitionParams } from './params';

export type CompetitionFilter = 'retailer' | 'base_retailer' | 'brand' | 'tag' | 'own' | 'verdict' | 'since';

/** SQL of the values that each filter compares, as a list of texts. */
export const FILTERED: Readonly<Record<CompetitionFilter, HistoryValue>> = {
  retailer: {
    sql: sql`arrayFilter(name -> name != '', [ifNull(toString(newest.base_retailer), ''), ifNull(toString(newest.benchmark_retailer), '')])`,
    columns: ['base_retailer', 'benchmark_retailer'],
  },
  base_retailer: {
    sql: sql`arrayFilter(name -> name != '', [ifNull(toString(newest.base_retailer), '')])`,
    columns: ['base_retailer'],
  },
  brand: {
    sql: sql`arrayFilter(name -> name != '', [ifNull(toString(newest.base_brand), ''), ifNull(toString(newest.benchmark_brand), '')])`,
    columns: ['base_brand', 'benchmark_brand'],
  },
  tag: {
    sql: sql`arrayMap(tag -> concat(ifNull(tag.tag_name, ''), ':', ifNull(tag.tag_value, '')), arrayConcat(newest.base_tags, newest.benchmark_tags))`,
    columns: ['base_tags', 'benchmark_tags'],
  },
  own: { sql: sql`multiIf(newest.own IS NULL, [], newest.own, ['own'], ['competitor'])`, columns: ['own'] },
  verdict: {
    sql: sql`[if(now.index IS NULL, 'NO_DATA', ifNull(toString(now.verdict), 'NOT_STATED'))]`,
    columns: ['index', 'verdict'],
  },
  since: { sql: sql`arrayFilter(turn -> turn != '', [${TURN}])`, columns: ['index', 'tone'] },
};

const SEARCHED: HistoryValue = {
  sql: sql`concat(newest.base_title, ' ', newest.benchmark_title, ' ', ifNull(newest.retailer, ''), ' ', ifNull(toString(newest.base_brand), ''), ' ',
    ifNull(toString(newest.benchmark_brand), ''), ' ', ifNull(newest.csku_id, ''), ' ', ifNull(newest.barcode, ''))`,
  columns: ['base_title', 'benchmark_title', 'retailer', 'base_brand', 'benchmark_brand', 'csku_id', 'barcode'],
};

/** The filters as a condition on a row of `histories`. Reads no columns without filters. */
export function chosen(params: CompetitionParams, except?: CompetitionFilter): HistoryValue {
  const filters = (Object.entries(FILTERED) as [CompetitionFilter, HistoryValue][]).flatMap(([name, value]) => {
    const values = chosenValues(params[name]);
    if (name === except || values.length === 0) return [];
    return [{ ...value, sql: sql`hasAny(${value.sql}, ${param(values, 'Array(String)')})` }];
  });
  const search = params.q ? [{ ...SEARCHED, sql: matchesSearch(SEARCHED.sql, params.q) }] : [];
  const conditions = [...filters, ...search];
  return {
    sql: and(...conditions.map((condition) => condition.sql)),
    columns: conditions.flatMap(({ columns }) => columns),
  };
}

/** Returns the filters as a condition on the `id` of cells. */
export function isChosen(params: CompetitionParams, frame: Frame, run: Run): Sql {
  const { sql: where, columns } = chosen(params);
  if (columns.length === 0) return where;
  return sql`id IN (SELECT id FROM (${histories({ params, frame, run, columns })}) WHERE ${where})`;
}
