import { searchWords } from '@/lib/text/fold';
import { foldSql } from '@/lib/text/fold-sql';
import { and, param, raw, type Sql, sql } from './sql';

/** Whether a value is one of the values of a filter. */
export function isOneOf(value: Sql, values: readonly string[]): Sql {
  return sql`${value} IN ${param(values, 'Array(String)')}`;
}

/** Whether a date is a day. */
export function isDay(date: Sql, day: string): Sql {
  return sql`${date} = ${param(day, 'Date')}`;
}

/** Whether a date is one of the days from the first to the last, both included. */
export function isBetween(date: Sql, from: string, to: string): Sql {
  return sql`${date} BETWEEN ${param(from, 'Date')} AND ${param(to, 'Date')}`;
}

/** The words for a text. A text without words becomes `other`. */
export function inWords(text: Sql, words: Readonly<Record<string, string>>, other = text): Sql {
  const list = (texts: readonly string[]) => param(texts, 'Array(String)');
  return sql`transform(${text}, ${list(Object.keys(words))}, ${list(Object.values(words))}, ${other})`;
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
