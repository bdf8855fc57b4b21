import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { BadRecord } from './outcome';
import { ImportProblem } from './problem';

/** Takes the rows that were not loaded: a JSON object a line, with the original text and every reason. */
export interface RejectFile {
  write(file: string, record: BadRecord): void;
  /** Lets the disk catch up. */
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
  // Told by `drain` or `close`, whichever comes first.
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
