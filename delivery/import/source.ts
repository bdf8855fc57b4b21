import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { decompressed } from './decompress';
import { ImportProblem } from './problem';

/** A file to import, or standard input. */
export interface Source {
  readonly name: string;
  /** Bytes before decompression, or null for standard input. */
  readonly size: number | null;
  /** Returns the decompressed content. @param onRead called with the number of stored bytes that were read */
  open(onRead: (bytes: number) => void): AsyncIterable<Uint8Array>;
}

/** @param path a file, or `-` for standard input */
export async function openSource(path: string): Promise<Source> {
  if (path === '-') return source('standard input', null, () => process.stdin);
  const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportProblem(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${error.code}).`,
    );
  });
  if (!info.isFile()) throw new ImportProblem(`${path} is not a file.`);
  return source(path, info.size, () => createReadStream(path, { highWaterMark: 256 * 1024 }));
}

function source(name: string, size: number | null, stored: () => Readable): Source {
  return { name, size, open: (onRead) => decompressed(countBytes(stored(), name, onRead), name) };
}

async function* countBytes(stored: Readable, name: string, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stored) {
      onRead(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw new ImportProblem(`${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
