import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Produced } from './file-key';

/** Suffix of files being written. At startup, such files are left over from a killed process. */
export const UNFINISHED = '.part';

const WRITE_BUFFER = 4 * 1024 * 1024;

/**
 * Writes a stream to a file atomically.
 * @param check called once all bytes have arrived. If it throws, no file is created
 * @param getPath returns the path of the file from its size and digest
 */
export async function writeWhole(
  source: AsyncIterable<Buffer>,
  root: string,
  check: () => Promise<void>,
  getPath: (produced: Produced) => string,
): Promise<Produced> {
  const unfinished = join(root, `${randomUUID()}${UNFINISHED}`);
  try {
    // The folder may have been deleted since the service started.
    await mkdir(root, { recursive: true });
    const produced = await writeHashed(source, unfinished);
    await check();
    const target = join(root, getPath(produced));
    await mkdir(dirname(target), { recursive: true });
    await rename(unfinished, target);
    return produced;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeHashed(source: AsyncIterable<Buffer>, path: string): Promise<Produced> {
  const hash = createHash('sha256');
  let size = 0;
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(source, hashed, createWriteStream(path, { highWaterMark: WRITE_BUFFER }));
  return { size, digest: hash.digest('base64url') };
}
