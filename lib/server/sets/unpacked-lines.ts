import type { RowsEvent } from '@/lib/contract/events';
import { unpackRows } from '@/lib/contract/packed-rows';

const PACKED_ROWS = '{"type":"rows","packed"';

/** Unpacks the rows of an event stream for clients that do not read packed rows. Other events pass unchanged. */
export async function* unpackedLines(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  for await (const line of linesOf(parts)) yield `${line.startsWith(PACKED_ROWS) ? unpacked(line) : line}\n`;
}

function unpacked(line: string): string {
  return JSON.stringify({ type: 'rows', rows: unpackRows(JSON.parse(line) as RowsEvent) });
}

/** Splits parts into lines. A part may end anywhere, even within a character. */
async function* linesOf(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const [first = '', ...more] = (typeof part === 'string' ? part : decoder.decode(part, { stream: true })).split(
      '\n',
    );
    rest += first;
    for (const start of more) {
      yield rest;
      rest = start;
    }
  }
  if (rest) yield rest;
}
