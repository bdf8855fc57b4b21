import 'server-only';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

/** The records of a csv, the header first, as they come. Ending the loop early ends the source. */
export async function* csvRecords(parts: AsyncGenerator<Buffer, void>): AsyncGenerator<string[]> {
  const source = Readable.from(parts, { objectMode: false });
  const parser = source.pipe(parse({ bom: true, relax_column_count: true, skip_empty_lines: true }));
  source.on('error', (error) => parser.destroy(error));
  try {
    yield* parser as AsyncIterable<string[]>;
  } finally {
    source.destroy();
    await parts.return();
  }
}
