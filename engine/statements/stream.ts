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
    const ask = () => {
      const step = killable(() => source.next());
      // Told when it is awaited; nobody may come to that.
      step.catch(() => undefined);
      return step;
    };
    async function* chunks(): AsyncGenerator<Uint8Array> {
      // The engine makes a chunk while the one before is sent.
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
    const sent = oneHeader(chunks(), rowFormat(format));
    try {
      await send(sent);
    } finally {
      await sent.return(undefined);
    }
  });
}

/** chDB's own cancel holds up the whole process until every thread of the statement has stopped; reading on does not. */
async function readOut(ahead: Promise<unknown>, source: AsyncIterator<unknown>): Promise<void> {
  try {
    await ahead;
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
