const ROWS = '{"type":"rows"';

/** The same event stream with each row made smaller; everything else passes as it is. */
export async function* reducedRows(
  parts: AsyncIterable<string | Uint8Array>,
  reduce: (row: never) => unknown,
): AsyncGenerator<string> {
  for await (const line of linesOf(parts)) {
    if (!line.startsWith(ROWS)) {
      yield `${line}\n`;
      continue;
    }
    const { type, rows }: { type: string; rows: never[] } = JSON.parse(line);
    yield `${JSON.stringify({ type, rows: rows.map(reduce) })}\n`;
  }
}

/** Parts end anywhere, in the middle of a letter too. */
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
