import 'server-only';
import { once } from 'node:events';
import { constants, createGzip } from 'node:zlib';

/** What a zip says of an entry behind its bytes. Sizes in bytes. */
export interface Sums {
  crc32: number;
  size: number;
  compressed: number;
}

const HEADER = 10;
const TRAILER = 8;

/**
 * The raw deflate stream of the parts, and behind it their sums. A gzip stream is that stream between a header of ten
 * bytes and a trailer that holds the CRC: the platform computes both off this thread.
 */
export async function* deflated(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, Sums> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 });
  let size = 0;
  const fed = (async () => {
    for await (const part of parts) {
      size += part.length;
      if (!gzip.write(part)) await once(gzip, 'drain');
    }
    gzip.end();
  })().catch((error) => void gzip.destroy(error));

  let skip = HEADER;
  let compressed = 0;
  let held = Buffer.alloc(0);
  try {
    for await (const chunk of gzip as AsyncIterable<Buffer>) {
      held = Buffer.concat([held, chunk.subarray(Math.min(skip, chunk.length))]);
      skip -= Math.min(skip, chunk.length);
      const ready = held.subarray(0, Math.max(0, held.length - TRAILER));
      held = held.subarray(ready.length);
      if (ready.length === 0) continue;
      compressed += ready.length;
      yield ready;
    }
    await fed;
  } finally {
    gzip.destroy();
  }
  return { crc32: held.readUInt32LE(0), size, compressed };
}
