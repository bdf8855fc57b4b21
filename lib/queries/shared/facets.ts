import { raw, type Sql, sql } from '@/lib/metrics/sql';
import { matchesSearch } from '../filter-rows';
import { text } from '../params';
import type { Run } from '../query';

/** Values of a filter that are listed at once; others are found by a part of their name. */
const LISTED_VALUES = 200;

/** The values that a filter can take on a day, each with the rows that it would leave. */
export type FacetValues = { value: string; count: number }[];

/**
 * `find`: words that the name of a value must contain, for filters with more values than are listed at once. It does not
 * apply to own or competitor and to power SKUs, which have no names.
 */
export const facetParams = { find: text() };

/**
 * The values of each filter with the most rows first, as many as are listed.
 * @param counts a SELECT with columns facet, value and count
 */
export async function facetLists<Name extends string>(
  run: Run,
  counts: Sql,
  find: string,
): Promise<Partial<Record<Name, FacetValues>>> {
  const rows = await run.rows<{ facet: Name; value: string; count: number }>(
    sql`SELECT facet, value, count FROM (${counts})
    WHERE facet IN ('own', 'psku') OR (${matchesSearch(sql`value`, find)})
    ORDER BY facet, count DESC, value LIMIT ${raw(String(LISTED_VALUES))} BY facet`,
  );
  const lists: Partial<Record<Name, FacetValues>> = {};
  for (const { facet, value, count } of rows) {
    const list: FacetValues = lists[facet] ?? [];
    lists[facet] = list;
    list.push({ value, count });
  }
  return lists;
}
