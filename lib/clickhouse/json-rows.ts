/**
 * Parses a stream of JSONEachRow into arrays of rows as the bytes arrive. Rows end with a line break, which the engine
 * escapes within rows.
 */
export async function* jsonRows<Row>(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const text = rest + decoder.decode(chunk, { stream: true });
    const end = text.lastIndexOf('\n');
    rest = text.slice(end + 1);
    if (end >= 0) yield parseLines<Row>(text.slice(0, end));
  }
  if (rest !== '') yield parseLines<Row>(rest);
}

function parseLines<Row>(lines: string): Row[] {
  return JSON.parse(`[${lines.replaceAll('\n', ',')}]`);
}
