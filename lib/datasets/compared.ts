import { isOneOf } from '@/lib/metrics/conditions';
import { and, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { NOT_STATED } from './filters';

const MISSING = raw(`'${NOT_STATED}'`);

/** What a filter compares: a text of the row, several texts, or a text of each element of a list of the row. */
export type Compared = { readonly text: Sql } | { readonly texts: Sql } | { readonly text: Sql; readonly of: Elements };

/** A list of a row. Filters of its elements have to match the same one. */
interface Elements {
  /** The name of an element in SQL. */
  readonly name: Sql;
  readonly list: Sql;
}

/** The text of a column. */
export function columnText(column: Sql): Compared {
  return { text: sql`ifNull(toString(${column}), ${MISSING})` };
}

/** Words for a boolean column. They come from code. */
export function flag(column: Sql, yes: string, no: string): { readonly text: Sql } {
  return { text: sql`multiIf(${column} IS NULL, ${MISSING}, ${column}, ${raw(`'${yes}'`)}, ${raw(`'${no}'`)})` };
}

/** Several texts, such as an array column. */
export function several(texts: Sql): Compared {
  return { texts };
}

/** Returns SQL of the texts of a list of tags, as filters name them. */
export function tagTexts(tags: Sql): Sql {
  return sql`if(empty(${tags}), [${MISSING}],
  arrayMap(tag -> concat(ifNull(tag.tag_name, ${MISSING}), ': ', ifNull(tag.tag_value, ${MISSING})), ${tags}))`;
}

/**
 * Texts of the elements of a list.
 *
 * @param name the element in the texts: `label` in `label.brand`
 */
export function elementTexts<const Names extends string>(
  list: Sql,
  name: string,
  texts: Readonly<Record<Names, Sql>>,
): Record<Names, Compared> {
  const elements = { name: raw(name), list };
  const entries = Object.entries<Sql>(texts).map(([filter, text]): [string, Compared] => [
    filter,
    { text: sql`ifNull(toString(${text}), ${MISSING})`, of: elements },
  ]);
  return Object.fromEntries(entries) as Record<Names, Compared>;
}

/** Returns the texts of the rows that values of a filter select. An empty text states nothing. */
function selectedTexts(values: readonly string[]): readonly string[] {
  return values.includes(NOT_STATED) ? [...values, ''] : values;
}

export type Chosen = readonly [compared: Compared, values: readonly string[]];

/** Returns the conditions of the rows that pass filters. */
export function passes(filters: readonly Chosen[]): Sql[] {
  const rows = filters.flatMap(([compared, values]) => {
    if ('texts' in compared) return [sql`hasAny(${compared.texts}, ${param(selectedTexts(values), 'Array(String)')})`];
    return 'of' in compared ? [] : [isOneOf(compared.text, selectedTexts(values))];
  });
  const lists = new Set(filters.flatMap(([compared]) => ('of' in compared ? [compared.of] : [])));
  const conditions = [...lists].map(
    (elements) => sql`arrayExists(${elements.name} -> ${elementPasses(elements, filters)}, ${elements.list})`,
  );
  return [...rows, ...conditions];
}

/** Returns the condition of one element of a list. */
export function elementPasses(elements: Elements, filters: readonly Chosen[]): Sql {
  return and(
    ...filters.map(
      ([compared, values]) =>
        'of' in compared && compared.of === elements && isOneOf(compared.text, selectedTexts(values)),
    ),
  );
}

/** Returns the texts of a row that a filter lists. @param others the other filters in use */
export function textsOf(compared: Compared, others: readonly Chosen[]): Sql {
  if ('texts' in compared) return compared.texts;
  if (!('of' in compared)) return sql`[${compared.text}]`;
  const { name, list } = compared.of;
  const passing = sql`arrayFilter(${name} -> ${elementPasses(compared.of, others)}, ${list})`;
  return sql`arrayMap(${name} -> ${compared.text}, ${passing})`;
}
