import 'server-only';

const LINE_END = /\r\n|\n|\r/;
const BLANK = /^[ \t]*$/;

/** Splits a text at LF, CRLF and CR, which cannot be part of a JSON text in a line. */
export async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let incomplete = '';
  for await (const part of parts) {
    const text = incomplete + decoder.decode(part, { stream: true });
    // A CR at the end may be the first half of a CRLF.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(LINE_END);
    incomplete = (lines.pop() ?? '') + text.slice(end);
    yield* lines;
  }
  yield* (incomplete + decoder.decode()).split(LINE_END);
}

/** Returns whether a line has no text, so that it is no record. */
export function isBlank(line: string): boolean {
  return BLANK.test(line);
}
