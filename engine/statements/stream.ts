import type { SessionPool } from '../sessions/pool';
import { type RowFormat, rowFormat } from './formats';
import { headerLength } from './row-ends';
import { firstWord, type Statement } from './statement';

/** Only reads stream, and only in formats whose chunks make one text when joined. */
export function canStream({ sql, format, whole }: Statement & { whole: boolean }): boolean {
  return !whole && ['select', 'with'].includes(firstWord(sql)) && rowFormat(format) !== undefined;
}

/** Runs a read and hands its chunks to `send`; whatever `send` leaves unread is cancelled. */
export async function streamRows(
  pool: SessionPool,
  { sql, dress, format }: Statement,
  gone: AbortSignal,
  send: (chunks: AsyncGenerator<Uint8Array>) => Promise<void>,
): Promise<void> {
  await pool.lend(dress, gone, async ({ session, killable }) => {
    const stream = session.queryStream(sql, { format });
    const source = stream[Symbol.asyncIterator]();
    async function* chunks(): AsyncGenerator<Uint8Array> {
      for (;;) {
        const step = await killable(() => source.next());
        if (step.done) return;
        yield step.value.raw();
      }
    }
    const sent = oneHeader(chunks(), rowFormat(format));
    try {
      await send(sent);
    } finally {
      await sent.return(undefined);
      stream.cancel();
    }
  });
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
