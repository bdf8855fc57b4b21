/** Maximum UTF-16 units of a cell in Excel. */
const LONGEST = 32_767;
const CUT = ' [cut: Excel holds no more in a cell]';

/** Truncates a text to the maximum of a cell in Excel, with a note. */
export function fitText(text: string): string {
  return text.length > LONGEST ? cut(text, LONGEST - CUT.length) + CUT : text;
}

/** Truncates a text without splitting a surrogate pair. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
