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
 * A zip archive as it is made: an entry is asked for when the one before has passed. Entries and archives may exceed four
 * gigabytes. Throws what an entry throws; whoever stops reading ends the entry that is under way.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, at = new Date()): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  // The library types it as what it reads from, and makes it a stream that can be destroyed.
  const written = archive.outputStream as Readable;
  const breaks = (error: Error) => void written.destroy(error);
  archive.on('error', breaks);
  let source: Readable | undefined;

  async function fill(): Promise<void> {
    for await (const { name, parts } of entries) {
      source = Readable.from(parts, { objectMode: false });
      archive.addReadStream(source, name, { mtime: at, compressionLevel: constants.Z_BEST_SPEED });
      await finished(source);
    }
    archive.end();
  }

  void fill().catch(breaks);
  try {
    yield* written as AsyncIterable<Buffer>;
  } finally {
    source?.destroy();
  }
}
