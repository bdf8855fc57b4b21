import { once } from 'node:events';
import { type BigIntStats, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { BadRecord } from './outcome';
import { ImportProblem } from './problem';

/** Writes the rows that were not loaded: a JSON object per line, with the original text and all reasons. */
export interface RejectFile {
  write(file: string, record: BadRecord): void;
  /** Waits until the disk catches up. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Throws an ImportProblem if `reject` is a file that the import reads, also by another name or a link. */
export async function refuseOverwriting(reject: string, imported: readonly string[], map?: string): Promise<void> {
  const target = await statOf(reject);
  const isTarget = async (path: string) => {
    const info = await statOf(path);
    return target?.isFile() && info?.dev === target.dev && info.ino === target.ino;
  };
  for (const path of imported)
    if (await isTarget(path))
      throw new ImportProblem(`--reject ${reject} would overwrite the imported file ${path}. Name another.`);
  if (map !== undefined && (await isTarget(map)))
    throw new ImportProblem(`--reject ${reject} would overwrite the file of --map. Name another.`);
}

/**
 * Returns undefined for a path that cannot be read. Standard input (`-`) may be a file. Inodes exceed safe integers on some
 * file systems.
 */
function statOf(path: string): Promise<BigIntStats | undefined> {
  return stat(path === '-' ? '/dev/stdin' : path, { bigint: true }).catch(() => undefined);
}

export async function openRejectFile(path: string): Promise<RejectFile> {
  const stream = createWriteStream(path);
  try {
    await once(stream, 'open');
  } catch (error) {
    throw new ImportProblem(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  // Errors are reported by the next `drain` or `close`.
  stream.on('error', () => undefined);
  return {
    write(file, { line, text, faults }) {
      stream.write(`${JSON.stringify({ file, line, reasons: faults, text })}\n`);
    },
    async drain() {
      if (stream.errored) throw stream.errored;
      if (stream.writableNeedDrain) await once(stream, 'drain');
    },
    async close() {
      stream.end();
      await finished(stream);
    },
  };
}
