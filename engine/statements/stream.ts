import type { SessionPool } from '../sessions/pool';
import { type RowFormat, rowFormat } from './formats';
import { headerLength } from './row-ends';
import { firstWord, type Statement } from './statement';

/** Returns whether a statement can be streamed: only reads, in formats whose chunks can be joined. */
export function canStream({ sql, format, whole }: Statement & { whole: boolean }): boolean {
  return !whole && ['select', 'with'].includes(firstWord(sql)) && rowFormat(format) !== undefined;
}

/** Runs a read and passes its chunks to `send`. If `send` stops reading, the statement is stopped. */
export async function streamRows(
  pool: SessionPool,
  { sql, dress, format }: Statement,
  signal: AbortSignal,
  send: (chunks: AsyncGenerator<Uint8Array>) => Promise<void>,
): Promise<void> {
  await pool.lend(dress, signal, async ({ session, killable, killed }) => {
    signal.throwIfAborted();
    const source = session.queryStream(sql, { format })[Symbol.asyncIterator]();
    const ask = () => {
      const step = killable(() => source.next());
      // The next await reports a failure. Avoid an unhandled rejection if there is none.
      step.catch(() => undefined);
      return step;
    };
    async function* chunks(): AsyncGenerator<Uint8Array> {
      // The engine produces a chunk while the previous one is sent.
      let ahead: ReturnType<typeof ask> | undefined = ask();
      try {
        while (ahead) {
          const step: Awaited<typeof ahead> = await ahead;
          ahead = step.done ? undefined : ask();
          if (!step.done) yield step.value.raw();
        }
      } finally {
        const unread = ahead;
        if (unread) await killed(() => readOut(unread, source));
      }
    }
    const output = oneHeader(chunks(), rowFormat(format));
    try {
      await send(output);
    } finally {
      await output.return(undefined);
    }
  });
}

/**
 * Reads a killed statement to its end, as chDB's cancel blocks the process until all threads of the statement have
 * stopped.
 */
async function readOut(ahead: Promise<unknown>, source: AsyncIterator<unknown>): Promise<void> {
  try {
    await ahead;
    while (!(await source.next()).done);
  } catch {
    // The statement was killed, as intended.
  }
}

/** Removes the header lines, which chDB repeats in every chunk, from all chunks except for the first. */
async function* oneHeader(
  chunks: AsyncGenerator<Uint8Array>,
  format: RowFormat | undefined,
): AsyncGenerator<Uint8Array> {
  let header: number | undefined;
  for await (const chunk of chunks) {
    yield chunk.subarray(header ?? 0);
    header ??= format && headerLength(chunk, format);
  }
}
