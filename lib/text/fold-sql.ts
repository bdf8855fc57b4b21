import { LETTERS } from './fold';

const SINGLE = Object.entries(LETTERS).filter(([, plain]) => plain.length === 1);
const LONGER = Object.entries(LETTERS).filter(([, plain]) => plain.length > 1);

/**
 * SQL for `fold` of a text that is not null. Needs ClickHouse 26.3.
 * Most texts are ASCII, and most others are after diacritics are removed: both skip the costly steps. The lambdas name
 * intermediate values, which the engine would otherwise compute once for each use.
 */
export function foldSql(text: string): string {
  const plain = 'removeDiacriticsUTF8(normalizeUTF8NFKCCasefold(toValidUTF8(original)))';
  const letters = `arrayMap(plain -> if(isValidASCII(plain), plain, ${replaceLetters('plain')}), [${plain}])[1]`;
  return `arrayMap(original -> if(isValidASCII(original), lower(original), ${letters}), [${text}])[1]`;
}

/** SQL for whether a column contains a folded word, which is bound to the parameter. */
export function containsWord(column: string, param: string): string {
  return `position(${foldSql(`ifNull(toString(${column}), '')`)}, {${param}:String}) > 0`;
}

function replaceLetters(text: string): string {
  const [from, to] = [0, 1].map((index) => literal(SINGLE.map((pair) => pair[index]).join('')));
  return LONGER.reduce(
    (sql, [letter, plain]) => `replaceAll(${sql}, ${literal(letter)}, ${literal(plain)})`,
    `translateUTF8(${text}, ${from}, ${to})`,
  );
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
