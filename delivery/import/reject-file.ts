import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileIdentity } from './file-identity';
import type { BadRecord } from './outcome';
import { ImportProblem } from './problem';

/** Writes the rows that were not loaded: a JSON object per line, with the original text and all reasons. */
export interface RejectFile {
  write(file: string, record: BadRecord): void;
  /** Waits until the disk catches up. @throws ImportProblem if a row could not be written */
  drain(): Promise<void>;
  /** Writes the remaining rows. May be called again. @throws ImportProblem if a row could not be written */
  close(): Promise<void>;
}

/** Throws an ImportProblem if `reject` is a file that the import reads, also by another name or a link. */
export async function refuseOverwriting(reject: string, imported: readonly string[], map?: string): Promise<void> {
  const target = await fileIdentity(reject);
  if (target === undefined) return;
  for (const path of imported)
    if ((await fileIdentity(path)) === target)
      throw new ImportProblem(`--reject ${reject} would overwrite the imported file ${path}. Name another.`);
  if (map !== undefined && (await fileIdentity(map)) === target)
    throw new ImportProblem(`--reject ${reject} would overwrite the file of --map. Name another.`);
}

export async function openRejectFile(path: string): Promise<RejectFile> {
  const stream = createWriteStream(path);
  try {
    await once(stream, 'open');
  } catch (error) {
    throw notWritten(path, error);
  }
  // Errors are reported by the next `drain` or `close`.
  stream.on('error', () => undefined);
  return {
    write(file, { line, text, faults }) {
      stream.write(`${JSON.stringify({ file, line, reasons: faults, text })}\n`);
    },
    async drain() {
      try {
        if (stream.errored) throw stream.errored;
        if (stream.writableNeedDrain) await once(stream, 'drain');
      } catch (error) {
        throw notWritten(path, error);
      }
    },
    async close() {
      stream.end();
      try {
        await finished(stream);
      } catch (error) {
        throw notWritten(path, error);
      }
    },
  };
}

function notWritten(path: string, error: unknown): ImportProblem {
  return new ImportProblem(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}); nothing was loaded.`);
}
