import 'server-only';

/** A member of a JSON object. */
export interface JsonMember {
  name: string;
  /** The JSON text of the value, so that a number keeps all of its digits. */
  value: string;
}

/** Returns the members of the JSON object in a line. Throws a SyntaxError if the line is not an object. */
export function jsonMembers(line: string): JsonMember[] {
  const members: JsonMember[] = [];
  let at = skipSpace(line, 0);
  if (line[at] !== '{') throw new SyntaxError('This is not a JSON object.');
  at = skipSpace(line, at + 1);
  while (line[at] !== '}') {
    const nameEnd = endOfString(line, at);
    const colon = skipSpace(line, nameEnd);
    if (line[colon] !== ':') throw new SyntaxError('Expected a colon after a name.');
    const start = skipSpace(line, colon + 1);
    const end = endOfValue(line, start);
    members.push({ name: JSON.parse(line.slice(at, nameEnd)), value: line.slice(start, end).trimEnd() });
    at = line[end] === ',' ? skipSpace(line, end + 1) : end;
  }
  if (line.slice(at + 1).trim() !== '') throw new SyntaxError('Unexpected text after the JSON object.');
  return members;
}

const SPACE = /[ \t\r\n]*/y;
/** Characters that end a value, open or close a nested one, or start a string. */
const MARK = /[",[\]{}]/g;

function skipSpace(line: string, from: number): number {
  SPACE.lastIndex = from;
  SPACE.test(line);
  return SPACE.lastIndex;
}

/** @param from the position of its opening quote */
function endOfString(line: string, from: number): number {
  if (line[from] !== '"') throw new SyntaxError('Expected a quote before a name.');
  for (let at = from + 1; ; at += 1) {
    at = line.indexOf('"', at);
    if (at < 0) throw new SyntaxError('A string is not closed.');
    let slashes = 0;
    while (line[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
}

function endOfValue(line: string, from: number): number {
  let depth = 0;
  MARK.lastIndex = from;
  for (let mark = MARK.exec(line); mark; mark = MARK.exec(line)) {
    const [sign] = mark;
    if (sign === '"') MARK.lastIndex = endOfString(line, mark.index);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (depth === 0) return mark.index;
    else if (sign !== ',') depth -= 1;
  }
  throw new SyntaxError('An object is not closed.');
}
