import { and, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { SharedFilter, View } from '@/lib/metrics/view';
import { searchWords } from '@/lib/text/fold';
import { foldSql } from '@/lib/text/fold-sql';
import type { Filters } from './params';

/** Whether a value is one of a filter's. */
export function isOneOf(value: Sql, values: readonly string[]): Sql {
  return sql`${value} IN ${param(values, 'Array(String)')}`;
}

const GIVEN = '<text>';
const [BEFORE_TEXT = '', BEHIND_TEXT = ''] = foldSql(GIVEN).split(GIVEN);

/** A text without case and accents, as `fold` makes it; '' for null. */
export function foldedText(text: Sql): Sql {
  return sql`${raw(BEFORE_TEXT)}ifNull(toString(${text}), '')${raw(BEHIND_TEXT)}`;
}

/** Whether a text contains all words of a search, in any case and with any accents. */
export function matchesSearch(text: Sql, search: string): Sql {
  const folded = foldedText(text);
  return and(...searchWords(search).map((word) => sql`position(${folded}, ${param(word, 'String')}) > 0`));
}

/**
 * The shared filters as a condition on the rows of a view. A filter that the view does not have does not apply.
 * @param except a filter to leave out, for its own facet counts
 */
export function filterRows(of: Pick<View, 'filters'>, filters: Partial<Filters>, except?: SharedFilter): Sql {
  const conditions = (Object.entries(of.filters) as [SharedFilter, Sql][]).map(([name, column]) =>
    name === except ? null : conditionOf(name, column, filters),
  );
  return and(...conditions);
}

function conditionOf(name: SharedFilter, column: Sql, filters: Partial<Filters>): Sql | null {
  if (name === 'own')
    return filters.own && filters.own !== 'all' ? sql`${column} = ${raw(String(filters.own === 'own'))}` : null;
  if (name === 'psku') return filters.psku ? sql`${column} = true` : null;
  if (name === 'q') return filters.q ? matchesSearch(column, filters.q) : null;
  const values = filters[name];
  if (!values || values.length === 0) return null;
  if (name !== 'tag') return isOneOf(column, values);
  return sql`arrayExists(tag -> has(${param(values, 'Array(String)')}, concat(tag.tag_name, ':', tag.tag_value)), ${column})`;
}
