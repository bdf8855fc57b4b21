/**
 * Letters that neither Unicode's case folding nor the removal of diacritics changes, and the signs that keyboards lack.
 * Both forms of `fold` read this table.
 */
export const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ð: 'd',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ƙ: 'k',
  ɲ: 'n',
  ʋ: 'v',
  ƴ: 'y',
  ʒ: 'z',
  ɨ: 'i',
  ɩ: 'i',
  ʉ: 'u',
  ʊ: 'u',
  ɵ: 'o',
  ǥ: 'g',
  ƶ: 'z',
  ƀ: 'b',
  ƚ: 'l',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  ʻ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const LISTED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * The form in which texts are compared: without case, diacritics, invisible characters and compatibility forms.
 * `Halvéo`, `HALVÉO` and `halveo` are equal, and so are `İstanbul`, `ISTANBUL` and `ıstanbul`, `Straße` and `strasse`.
 * The engine's form is `foldSql`. The result may be longer than the text: do not use its positions in the text.
 */
export function fold(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  return foldCase(text.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(LISTED, (letter) => LETTERS[letter] ?? letter);
}

/** Unicode's full case folding, which JavaScript lacks: the way through upper case writes out ß and ligatures. */
function foldCase(text: string): string {
  return text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/\p{Script=Cherokee}/gu, (letter) => letter.toUpperCase());
}

/** The folded words of a search, at most ten. Words in "quotes" are one. A text matches if it contains all of them. */
export function searchWords(search: string): string[] {
  const words = fold(search).matchAll(/"([^"]+)"|[^\s"]+/g);
  return [...words].map(([word, quoted]) => quoted ?? word).slice(0, 10);
}

/** @param words as `searchWords` returns them */
export function hasWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}
