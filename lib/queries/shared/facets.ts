import { and, join, raw, type Sql, sql } from '@/lib/metrics/sql';
import { matchesSearch } from '../conditions';
import { text } from '../params';
import type { Run } from '../query';

/** Maximum number of values of a filter that are listed. Others can be searched. */
const LISTED_VALUES = 200;

/** The values of a filter on a day, each with the number of rows that it would leave. */
export type FacetValues = { value: string; count: number }[];

export type Facets<Name extends string> = Partial<Record<Name, FacetValues>>;

/** `find`: words that the name of a value must contain, for filters with more values than are listed. */
export const facetParams = { find: text() };

/** A filter whose values have no names, so that `find` does not apply. */
const UNNAMED = 'own';

export interface FacetsOf<Name extends string> {
  /** The rows, with the columns that values and conditions read. */
  rows: Sql;
  /** The list of a row's values for each filter. An empty text is no value. */
  values: Readonly<Record<Name, Sql>>;
  /** The condition of all filters but one. */
  where(except: Name): Sql;
  find: string;
}

/** Returns the first values of each filter by number of rows, counted under all other filters. */
export async function facetsOf<Name extends string>(run: Run, of: FacetsOf<Name>): Promise<Facets<Name>> {
  const pairs = (Object.entries(of.values) as [Name, Sql][]).map(([facet, values]) => {
    const chosen = sql`if(${of.where(facet)}, ${values}, [])`;
    return sql`arrayMap(value -> (${raw(`'${facet}'`)}, ifNull(value, '')), arrayDistinct(${chosen}))`;
  });
  const isListed = and(
    sql`value != ''`,
    sql`facet = ${raw(`'${UNNAMED}'`)} OR (${matchesSearch(sql`value`, of.find)})`,
  );
  const rows = await run.rows<{ facet: Name; value: string; count: number }>(
    sql`SELECT pair.facet AS facet, pair.value AS value, count() AS count
    FROM (SELECT arrayJoin(arrayConcat(${join(pairs)})::Array(Tuple(facet String, value String))) AS pair FROM ${of.rows})
    GROUP BY facet, value HAVING ${isListed}
    ORDER BY facet, count DESC, value LIMIT ${raw(String(LISTED_VALUES))} BY facet`,
  );
  const lists: Facets<Name> = {};
  for (const { facet, value, count } of rows) {
    const list: FacetValues = lists[facet] ?? [];
    lists[facet] = list;
    list.push({ value, count });
  }
  return lists;
}
