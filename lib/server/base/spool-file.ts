import 'server-only';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, statfs, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from './problem-error';

/** Bytes that stay free for the engine, which writes to the same disk. */
const MIN_FREE = 256 * 2 ** 20;
const OUT_OF_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** A file that vanishes when it is closed or when the process ends. */
export interface SpoolFile {
  /** Throws a ProblemError if the disk is full. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** Returns at most `length` bytes. */
  read(position: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

export function spoolFolder(dataDir: string): string {
  return join(dataDir, 'temporary');
}

/** Removes the files of a process that was killed before it could unlink them. Called before the first one is opened. */
export function removeLeftovers(dataDir: string): void {
  rmSync(spoolFolder(dataDir), { recursive: true, force: true });
}

/** Opens an empty file. Throws a ProblemError if the disk is nearly full. */
export async function openSpoolFile(folder: string): Promise<SpoolFile> {
  const handle = await openUnlinked(folder).catch(throwProblem);
  try {
    await checkSpace(folder);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    async write(bytes, position) {
      for (let offset = 0; offset < bytes.length; ) {
        const { bytesWritten } = await handle
          .write(bytes, offset, bytes.length - offset, position + offset)
          .catch(throwProblem);
        offset += bytesWritten;
      }
    },
    async read(position, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}

/** Throws a ProblemError if less than 256 MB of the disk are free. */
export async function checkSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < MIN_FREE) throw diskFull();
}

/** The file has no name once it is open, so that the system removes it however the process ends. */
async function openUnlinked(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

function throwProblem(error: NodeJS.ErrnoException): never {
  throw OUT_OF_SPACE.includes(error.code ?? '') ? diskFull() : error;
}

function diskFull(): ProblemError {
  const problem = {
    code: 'internal',
    title: 'The file was not made: the disk of the dashboard is full. Free space in its data folder, then try again.',
    retryable: true,
  } as const;
  return new ProblemError(problem, 507);
}
