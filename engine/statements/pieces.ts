import type { RowFormat } from './formats';
import { headerLength, rowEnds } from './row-ends';

/** Large enough for the engine's parallel parser, small enough to limit memory. */
const PIECE_BYTES = 8 * 1024 * 1024;

/**
 * Splits a stream of rows at row ends into pieces of about `size` bytes, each with the header. A row longer than `size`
 * makes a longer piece.
 */
export async function* pieces(
  source: AsyncIterable<Uint8Array>,
  format: RowFormat,
  size = PIECE_BYTES,
): AsyncGenerator<Buffer> {
  const ends = rowEnds(format);
  const rows: Uint8Array[] = [];
  let rowBytes = 0;
  let cut = 0;
  let header: Buffer | undefined = format.headerLines === 0 ? Buffer.alloc(0) : undefined;

  function addPart(part: Uint8Array): void {
    const end = ends.last(part);
    if (end > 0) cut = rowBytes + end;
    rows.push(part);
    rowBytes += part.length;
  }

  function takeFirst(count: number): Buffer {
    const all = Buffer.concat(rows);
    rows.splice(0, rows.length, all.subarray(count));
    rowBytes -= count;
    cut -= count;
    return all.subarray(0, count);
  }

  for await (const part of source) {
    addPart(part);
    if (!header) {
      const length = headerLength(Buffer.concat(rows), format);
      if (length === undefined) continue;
      header = takeFirst(length);
    }
    if (rowBytes >= size && cut > 0) yield Buffer.concat([header, takeFirst(cut)]);
  }
  if (rowBytes > 0) yield Buffer.concat([header ?? Buffer.alloc(0), takeFirst(rowBytes)]);
}
