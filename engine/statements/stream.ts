import type { SessionPool } from '../sessions/pool';
import { type RowFormat, rowFormat } from './formats';
import { headerLength } from './row-ends';
import { firstWord, type Statement } from './statement';

/** Only reads stream, and only in formats whose chunks make one text when joined. */
export function canStream({ sql, format, whole }: Statement & { whole: boolean }): boolean {
  return !whole && ['select', 'with'].includes(firstWord(sql)) && rowFormat(format) !== undefined;
}

/** Runs a read and hands its chunks to `send`; the engine stops what `send` leaves unread. */
export async function streamRows(
  pool: SessionPool,
  { sql, dress, format }: Statement,
  gone: AbortSignal,
  send: (chunks: AsyncGenerator<Uint8Array>) => Promise<void>,
): Promise<void> {
  await pool.lend(dress, gone, async ({ session, killable, killed }) => {
    gone.throwIfAborted();
    const source = session.queryStream(sql, { format })[Symbol.asyncIterator]();
    async function* chunks(): AsyncGenerator<Uint8Array> {
      let unread = false;
      try {
        for (;;) {
          unread = false;
          const step = await killable(() => source.next());
          if (step.done) return;
          unread = true;
          yield step.value.raw();
        }
      } finally {
        if (unread) await killed(() => readOut(source));
      }
    }
    const sent = oneHeader(chunks(), rowFormat(format));
    try {
      await send(sent);
    } finally {
      await sent.return(undefined);
    }
  });
}

/** chDB's own cancel holds up the whole process until every thread of the statement has stopped; reading on does not. */
async function readOut(source: AsyncIterator<unknown>): Promise<void> {
  try {
    while (!(await source.next()).done);
  } catch {
    // Killed, as it was to be.
  }
}

/** chDB begins every chunk with the header lines: they are kept on the first alone. */
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
