import 'server-only';
import type { createSlots } from '@/lib/config/slots';
import { config } from './config';
import { spool } from './spool';
import { spoolFolder } from './spool-file';

interface Job {
  abort: AbortController;
  /** Called once the slot is free. */
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
  /** Called when the file was written or failed, or when it did not begin. */
  onEnd?: () => void;
}

/**
 * Writes a file to disk in one of the slots, and returns its parts once the first one exists. The slot is free when the
 * file is written, however slowly a client reads it.
 */
export async function spoolInSlot(
  acquire: ReturnType<typeof createSlots>,
  { abort, open, onEnd = () => {} }: Job,
): Promise<AsyncIterable<Uint8Array>> {
  let release = () => {};
  const onWritten = () => {
    release();
    onEnd();
  };
  try {
    release = await acquire(abort.signal);
    return await spool(await open(), { folder: spoolFolder(config().dataDir), abort, onWritten });
  } catch (error) {
    // The source may be open, and nothing reads it any more.
    abort.abort();
    onWritten();
    throw error;
  }
}
