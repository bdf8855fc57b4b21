import type { SharedFilter, View } from '@/lib/metrics/view';
import { searchWords } from '@/lib/text/fold';
import { containsWord } from '@/lib/text/fold-sql';
import type { Filters } from './params';

export interface Condition {
  sql: string;
  params: Record<string, unknown>;
}

/**
 * The shared filters as a condition on a view's rows; 'true' where none is in use. A filter that the view does not know
 * does not apply.
 * @param except a filter left out, as its own facet counts need
 */
export function filterRows(of: Pick<View, 'filters'>, filters: Partial<Filters>, except?: SharedFilter): Condition {
  const parts: string[] = [];
  const params: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(of.filters) as [SharedFilter, string][]) {
    if (name === except) continue;
    const value = filters[name];
    if (name === 'own') {
      if (value && value !== 'all') parts.push(`${column} = ${value === 'own' ? 'true' : 'false'}`);
    } else if (name === 'psku') {
      if (value) parts.push(`${column} = true`);
    } else if (name === 'q') {
      for (const [at, word] of searchWords(String(value ?? '')).entries()) {
        parts.push(containsWord(column, `filter_q${at}`));
        params[`filter_q${at}`] = word;
      }
    } else if (Array.isArray(value) && value.length > 0) {
      parts.push(
        name === 'tag'
          ? `arrayExists(tag -> has({filter_tag:Array(String)}, concat(tag.tag_name, ':', tag.tag_value)), ${column})`
          : `${column} IN {filter_${name}:Array(String)}`,
      );
      params[`filter_${name}`] = value;
    }
  }
  return { sql: parts.length ? parts.map((part) => `(${part})`).join(' AND ') : 'true', params };
}
