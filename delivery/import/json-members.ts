const SCALAR_END = /[,}\s]/g;
const NESTING = /["[\]{}]/g;
const BACKSLASH = '\\';

/**
 * Returns the members of a JSON object with the original text of each value. Parsing would round numbers beyond 2^53
 * and change others, such as 0.10 to 0.1.
 * @param text a valid JSON object. The last value of a repeated key counts, as in `JSON.parse`
 */
export function memberTexts(text: string): Map<string, string> {
  const members = new Map<string, string>();
  let index = skipBlanks(text, text.indexOf('{') + 1);
  while (text[index] === '"') {
    const keyEnd = stringEnd(text, index);
    const key = text.slice(index + 1, keyEnd - 1);
    const start = skipBlanks(text, text.indexOf(':', keyEnd) + 1);
    const end = valueEnd(text, start);
    members.set(key.includes(BACKSLASH) ? JSON.parse(`"${key}"`) : key, text.slice(start, end));
    index = skipBlanks(text, end);
    if (text[index] !== ',') break;
    index = skipBlanks(text, index + 1);
  }
  return members;
}

function skipBlanks(text: string, from: number): number {
  let index = from;
  while (text[index] === ' ' || text[index] === '\t' || text[index] === '\r' || text[index] === '\n') index++;
  return index;
}

function valueEnd(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return stringEnd(text, start);
  if (first === '{' || first === '[') return nestedEnd(text, start);
  return nextMatch(SCALAR_END, text, start);
}

function nestedEnd(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; ) {
    index = nextMatch(NESTING, text, index);
    const character = text[index];
    if (character === '"') {
      index = stringEnd(text, index);
      continue;
    }
    depth += character === '{' || character === '[' ? 1 : -1;
    index++;
    if (depth === 0) return index;
  }
  return text.length;
}

/** @param open index of the opening quote */
function stringEnd(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close === -1 ? text.length : close + 1;
}

function isEscaped(text: string, index: number): boolean {
  let before = index - 1;
  while (text[before] === BACKSLASH) before--;
  return (index - before) % 2 === 0;
}

function nextMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}
