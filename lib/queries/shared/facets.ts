import * as z from 'zod/mini';
import type { Filtering, FilterValues } from '@/lib/datasets/filtering';
import { type Filters, LISTED_VALUES, type ListedFilter, NOT_STATED } from '@/lib/datasets/filters';
import { matchesSearch } from '@/lib/metrics/conditions';
import { and, join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { text } from '../params';
import { type Need, query, type Run } from '../query';

/** The values of a filter on a day, each with the number of rows that it would leave. */
export type FacetValues = { value: string; count: number }[];

export type Facets<Name extends string> = Partial<Record<Name, FacetValues>>;

/** `find`: words that the name of a value must contain, for filters with more values than are listed. */
export const facetParams = { find: text() };

type FacetParams<S extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<S & typeof facetParams>>;

interface FacetsOptions<S extends z.core.$ZodLooseShape, F extends Filters> {
  name: string;
  /** Those of the page, with its filters. */
  params: S;
  needs(params: FacetParams<S>): readonly Need[];
  filtering: Filtering<F>;
  /** Returns the rows of a day, to be put behind FROM. */
  rows(params: FacetParams<S>, run: Run): Sql | Promise<Sql>;
}

/** The query of the first values of each filter by number of rows, counted under all other filters. */
export function facetsQuery<const S extends z.core.$ZodLooseShape, const F extends Filters>(
  options: FacetsOptions<S, F>,
) {
  const { name, params, needs, filtering, rows } = options;
  return query({
    name,
    params: z.object({ ...params, ...facetParams }),
    needs,
    answer: async (params, run) =>
      facetsOf(run, filtering, await rows(params, run), params as FilterValues<F> & { find: string }),
  });
}

async function facetsOf<const F extends Filters>(
  run: Run,
  { filters, where, texts }: Filtering<F>,
  rows: Sql,
  params: FilterValues<F> & { find: string },
): Promise<Facets<ListedFilter<F> & string>> {
  type Name = ListedFilter<F> & string;
  const pairs = (Object.entries(texts(params)) as [Name, Sql][]).map(([facet, values]) => {
    const passingValues = sql`if(${where(params, facet)}, ${values}, [])`;
    // An empty text states nothing, so the filter selects it as one that is not stated.
    const listedValues = sql`arrayMap(value -> if(value = '', ${param(NOT_STATED, 'String')}, ifNull(value, '')), ${passingValues})`;
    return sql`arrayMap(value -> (${raw(`'${facet}'`)}, value), arrayDistinct(${listedValues}))`;
  });
  const filtersWith = (has: 'isOwn' | 'hasNotStated') =>
    param(
      Object.keys(filters).filter((name) => filters[name]?.[has]),
      'Array(String)',
    );
  const isListed = and(
    sql`value != ''`,
    sql`value != ${param(NOT_STATED, 'String')} OR facet IN ${filtersWith('hasNotStated')}`,
    // The values of own have no names that a user could search.
    sql`facet IN ${filtersWith('isOwn')} OR (${matchesSearch(sql`value`, params.find)})`,
  );
  const counts = await run.rows<{ facet: Name; value: string; count: number }>(
    sql`SELECT pair.facet AS facet, pair.value AS value, count() AS count
    FROM (SELECT arrayJoin(arrayConcat(${join(pairs)})::Array(Tuple(facet String, value String))) AS pair FROM ${rows})
    GROUP BY facet, value HAVING ${isListed}
    ORDER BY facet, count DESC, value LIMIT ${raw(String(LISTED_VALUES))} BY facet`,
  );
  const lists: Facets<Name> = {};
  for (const { facet, value, count } of counts) {
    const list: FacetValues = lists[facet] ?? [];
    lists[facet] = list;
    list.push({ value, count });
  }
  return lists;
}
