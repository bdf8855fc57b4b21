/**
 * Ranges of characters without ink that people and programs leave around a text: white space, no-break and zero-width
 * blanks, direction marks, byte order marks.
 */
const BLANKS: readonly (readonly [first: number, last: number])[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x2060],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** The blanks as a class of regular expressions of the engine (RE2), for use in a text of SQL. */
export const BLANK_SQL = `[${BLANKS.map((range) => [...new Set(range)].map((code) => `\\\\x{${code.toString(16)}}`).join('-')).join('')}]`;

const codes = new Set(
  BLANKS.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
);

/** Removes the blanks around a text. Takes linear time, unlike a regular expression that is anchored at the end. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && codes.has(text.charCodeAt(start))) start++;
  while (end > start && codes.has(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Returns a name without the blanks around it and with composed letters (NFC), so that equal names are equal texts. */
export function cleanName(text: string): string {
  return trimBlanks(text).normalize('NFC');
}
