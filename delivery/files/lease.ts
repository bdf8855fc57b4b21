import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Produced } from './file-key';
import type { ByteRange } from './range';

/** A body that can be served whole or in part. It ends when its stream ends or is destroyed, or by `release`. */
export interface Lease extends Produced {
  read(range?: ByteRange): Readable;
  release(): Promise<void>;
}

const READ_BUFFER = 1024 * 1024;

/** Creates a lease of an open file. `ended` is called once the file is no longer read. */
export function leaseOf(handle: FileHandle, { size, digest }: Produced, ended: () => void): Lease {
  return {
    size,
    digest,
    read: (range) => handle.createReadStream({ ...range, highWaterMark: READ_BUFFER }).once('close', ended),
    async release() {
      await handle.close();
      ended();
    },
  };
}

/** Creates a lease of bytes in memory, for files that are not worth caching. */
export function leaseOfBytes(bytes: Buffer, digest: string): Lease {
  return {
    size: bytes.length,
    digest,
    read: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    async release() {},
  };
}
