import 'server-only';
import { createSlots } from '@/lib/config/slots';
import type { DownloadProgress } from '@/lib/contract/downloads';
import { processWide } from '../base/process-wide';
import { spoolInSlot } from '../base/spool-in-slot';
import { problemOfError } from '../service/problem-of-error';

/**
 * Maximum files that are made at once. They are separate from the slots of exports, as a slow service would otherwise
 * block these.
 */
const FILES_AT_ONCE = 2;

const acquireSlot = processWide('file slots', () => createSlots(FILES_AT_ONCE));

interface Job {
  abort: AbortController;
  progress: DownloadProgress;
  open: Parameters<typeof spoolInSlot>[1]['open'];
}

/**
 * Makes a file on disk, and returns its parts once the first one exists. Records why it failed in its progress, because
 * its response cannot report it after the first byte.
 */
export async function makeFile({ abort, progress, open }: Job): Promise<AsyncIterable<Uint8Array>> {
  function fail(error: unknown): never {
    progress.problem = problemOfError(error);
    throw error;
  }
  async function* read(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* parts;
    } catch (error) {
      fail(error);
    }
  }
  return read(await spoolInSlot(acquireSlot(), { abort, open }).catch(fail));
}
