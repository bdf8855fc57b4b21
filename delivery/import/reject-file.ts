import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
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
