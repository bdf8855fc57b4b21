import 'server-only';
import { EventEmitter, once } from 'node:events';
import { ProblemError } from './problem-error';
import { checkSpace, openSpoolFile } from './spool-file';

/** Maximum bytes on disk. A larger file continues when the client has received those before. */
const MAX_BYTES = 2 ** 30;
const READ_BYTES = 256 * 1024;
/** Bytes between two checks of the free space. */
const CHECKED_BYTES = 64 * 2 ** 20;
/** Milliseconds without reading after which a client is given up. */
const LONGEST_PAUSE = 10 * 60_000;

interface Options {
  folder: string;
  /** Is aborted to stop the source when the client leaves, and stops the spool when it is aborted. */
  abort: AbortController;
  /** Called once the source has ended or failed, whether or not its bytes were read. */
  onWritten(): void;
  maxBytes?: number;
}

/**
 * Writes a source to a temporary file at its own pace, while the returned parts are read from the file at the pace of
 * the client. Resolves once the first part was written. A failure of the source or of the disk is thrown without
 * sending the rest. Memory does not grow with the file.
 */
export async function spool(
  source: AsyncIterable<Uint8Array>,
  { folder, abort, onWritten, maxBytes = MAX_BYTES }: Options,
): Promise<AsyncIterableIterator<Buffer>> {
  const { signal } = abort;
  const changes = new EventEmitter();
  const changed = () => once(changes, 'change');
  const span = { start: 0, end: 0 };
  let isWritten = false;
  let failure: unknown;
  let isClosed = false;

  const file = await openSpoolFile(folder);

  async function write(): Promise<void> {
    let unchecked = 0;
    for await (const part of source) {
      if (span.end > 0 && span.end + part.length > maxBytes) {
        while (span.start < span.end && !signal.aborted) await changed();
        span.start = span.end = 0;
      }
      signal.throwIfAborted();
      unchecked += part.length;
      if (unchecked >= CHECKED_BYTES) {
        await checkSpace(folder);
        unchecked = 0;
      }
      await file.write(part, span.end);
      span.end += part.length;
      changes.emit('change');
    }
  }

  const writing = write()
    .catch((error) => {
      failure = error ?? new Error('The source failed.');
    })
    .finally(() => {
      isWritten = true;
      onWritten();
      changes.emit('change');
    });

  /** Waits for bytes. Returns none at the end of the source. */
  async function readPart(): Promise<Buffer | null> {
    for (;;) {
      signal.throwIfAborted();
      if (failure) throw failure;
      if (span.start < span.end) {
        const part = await file.read(span.start, Math.min(READ_BYTES, span.end - span.start));
        span.start += part.length;
        changes.emit('change');
        return part;
      }
      if (isWritten) return null;
      await changed();
    }
  }

  async function close(): Promise<void> {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(pause);
    if (isClosed) return;
    isClosed = true;
    await writing;
    await file.close();
  }

  function onAbort(): void {
    changes.emit('change');
    void close();
  }

  let pause: NodeJS.Timeout | undefined;
  function awaitReader(): void {
    pause = setTimeout(() => abort.abort(pausedTooLong()), LONGEST_PAUSE).unref();
  }

  signal.addEventListener('abort', onAbort, { once: true });
  while (span.end === 0 && !isWritten) await changed();
  if (failure) {
    await close();
    throw failure;
  }
  awaitReader();
  const parts: AsyncIterableIterator<Buffer> = {
    async next() {
      clearTimeout(pause);
      try {
        const value = await readPart();
        if (value) awaitReader();
        else await close();
        return value ? { done: false, value } : { done: true, value: undefined };
      } catch (error) {
        await close();
        throw error;
      }
    },
    async return() {
      abort.abort();
      await close();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => parts,
  };
  return parts;
}

function pausedTooLong(): ProblemError {
  return new ProblemError({
    code: 'timeout',
    title: 'The download was paused for more than ten minutes. Start it again.',
    retryable: true,
  });
}
