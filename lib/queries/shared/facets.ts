import { searchWords } from '@/lib/text/fold';
import { containsWord } from '@/lib/text/fold-sql';
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
 * The values of each filter, those with the most rows first, as far as they are listed.
 * @param sql rows of facet, value and count
 */
export async function facetLists<Name extends string>(
  run: Run,
  { sql, params, find }: { sql: string; params: Record<string, unknown>; find: string },
): Promise<Partial<Record<Name, FacetValues>>> {
  const words = searchWords(find);
  const nameMatches = words.map((_, at) => containsWord('value', `facet_find${at}`)).join(' AND ') || 'true';
  const rows = await run.rows<{ facet: Name; value: string; count: number }>(
    `SELECT facet, value, count FROM (${sql})
    WHERE facet IN ('own', 'psku') OR (${nameMatches})
    ORDER BY facet, count DESC, value LIMIT ${LISTED_VALUES} BY facet`,
    { ...params, ...Object.fromEntries(words.map((word, at) => [`facet_find${at}`, word])) },
  );
  const lists: Partial<Record<Name, FacetValues>> = {};
  for (const { facet, value, count } of rows) {
    const list: FacetValues = lists[facet] ?? [];
    lists[facet] = list;
    list.push({ value, count });
  }
  return lists;
}
