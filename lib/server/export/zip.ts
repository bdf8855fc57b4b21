import 'server-only';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  parts: AsyncIterable<Uint8Array>;
}

/**
 * Streams a zip archive. An entry is opened when the previous one has been read. Entries and archives may exceed four
 * gigabytes. Rethrows errors of entries. A reader that stops early closes the current entry.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, modifiedAt = new Date()): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  // The library's type lacks `destroy`, but the value is a Readable.
  const output = archive.outputStream as Readable;
  const fail = (error: Error) => void output.destroy(error);
  archive.on('error', fail);
  let source: Readable | undefined;

  async function fill(): Promise<void> {
    for await (const { name, parts } of entries) {
      source = Readable.from(parts, { objectMode: false });
      archive.addReadStream(source, name, { mtime: modifiedAt, compressionLevel: constants.Z_BEST_SPEED });
      await finished(source);
    }
    archive.end();
  }

  void fill().catch(fail);
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    source?.destroy();
  }
}
